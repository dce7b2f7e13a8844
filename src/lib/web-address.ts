/** A host with a dot and a last part that begins with a letter, optionally with a port or a path. */
const BARE = /^(?:[\p{L}\p{M}\p{N}_-]{1,63}\.)+\p{L}[\p{L}\p{M}\p{N}-]{1,62}\.?(?::\d{1,5})?(?:[/?#]\S*)?$/u

/** Adds a missing 'https://' to a web address that a user typed, such as 'okafor.example/work'. Other text is unchanged. */
export const fullWebAddress = (text: string): string => {
  const typed = text.trim()
  return BARE.test(typed) ? `https://${typed}` : typed
}
