/** The words of a text, folded; each character of a script without blanks is one. Signs and single letters are none. */
function wordsOf(text: string): Set<string> {
  const folded = text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[\p{Cf}\p{M}\u00ad]/gu, '')
  return new Set(folded.match(/[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]|[\p{L}\p{N}]{2,}/gu))
}

const share = (of: Set<string>, without: Set<string>): number =>
  [...of].filter((word) => !without.has(word)).length / Math.max(1, of.size)

/** How many of the words of some data are not on the page that carries it, and of those of the page not in the data: from 0 to 1. */
export function compareData(typed: readonly string[], page: string): { hidden: number; extra: number } {
  const [said, shown] = [wordsOf(typed.join('\n')), wordsOf(page)]
  return { hidden: share(said, shown), extra: share(shown, said) }
}
