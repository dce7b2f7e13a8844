/**
 * Cuts a text into pieces of at most `most` UTF-16 units: after a blank in the second half of a piece, else anywhere but within a
 * character. Joined they are the text again. What is looked at with expressions is cut like this first: the time that most of
 * them take grows with the square of a stretch without an end.
 */
export function piecesOf(text: string, most: number): string[] {
  const pieces: string[] = []
  let from = 0
  while (text.length - from > most) {
    const blank = text.slice(from, from + most).lastIndexOf(' ')
    const end = from + (blank >= most / 2 ? blank + 1 : most)
    const isInCharacter = /[\ud800-\udbff]/.test(text.charAt(end - 1))
    pieces.push(text.slice(from, isInCharacter ? end - 1 : end))
    from = isInCharacter ? end - 1 : end
  }
  return [...pieces, text.slice(from)]
}
