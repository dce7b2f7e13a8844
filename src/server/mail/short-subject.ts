/** The number of characters of a subject that most mail programs show. */
const SHOWN = 78

/** The first of the texts that is short enough. If none is, the last one, cut at a word, with '…'. */
export function shortSubject(...texts: readonly [string, ...string[]]): string {
  const fitting = texts.find((text) => Array.from(text).length <= SHOWN)
  if (fitting !== undefined) return fitting
  const letters = Array.from(texts.at(-1)!).slice(0, SHOWN)
  const words = letters.lastIndexOf(' ')
  // without spaces, or with one very long last word, cut between two characters
  const shown = letters.slice(0, words > SHOWN / 2 ? words : SHOWN - 1).join('')
  return `${shown.replace(/[,:;]$/, '')}…`
}
