/** A host with a dot and a last part that begins with a letter, then a port, a path or nothing. */
const BARE = /^(?:[\p{L}\p{M}\p{N}_-]{1,63}\.)+\p{L}[\p{L}\p{M}\p{N}-]{1,62}\.?(?::\d{1,5})?(?:[/?#]\S*)?$/u

/** What a user typed as a web address, with 'https://' where it was left out: 'okafor.example/work'. Other text is not changed. */
export const fullWebAddress = (text: string): string => {
  const typed = text.trim()
  return BARE.test(typed) ? `https://${typed}` : typed
}
