/** The longest line and the longest sentence that a regular expression is run on, in UTF-16 units. */
export const LONGEST_LINE = 2_000
export const LONGEST_SENTENCE = 1_000

/**
 * Cuts a text into pieces of at most `maxLength` UTF-16 units: after a space in the second half of a piece, else anywhere except inside a
 * character. Joined, they are the original text. Cut a text like this before you run regular expressions on it: for many of them the time
 * grows with the square of a long run of similar characters.
 */
export function piecesOf(text: string, maxLength: number): string[] {
  const pieces: string[] = []
  let from = 0
  while (text.length - from > maxLength) {
    const blank = text.slice(from, from + maxLength).lastIndexOf(' ')
    let end = from + (blank >= maxLength / 2 ? blank + 1 : maxLength)
    if (/[\ud800-\udbff]/.test(text.charAt(end - 1))) end -= 1
    pieces.push(text.slice(from, end))
    from = end
  }
  return [...pieces, text.slice(from)]
}
