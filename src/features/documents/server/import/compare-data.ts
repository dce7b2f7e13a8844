/** The words of a text in lower case. In scripts without spaces each character is a word. Symbols and single letters are not words. */
function wordsOf(text: string): Set<string> {
  const folded = text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[\p{Cf}\p{M}\u00ad]/gu, '')
  return new Set(folded.match(/[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]|[\p{L}\p{N}]{2,}/gu))
}

const share = (of: Set<string>, without: Set<string>): number =>
  [...of].filter((word) => !without.has(word)).length / Math.max(1, of.size)

/**
 * Compares embedded data with its page: `hidden` is the share of the data's words that the page does not show, `extra` the share of the
 * page's words that the data does not contain.
 */
export function compareData(typed: readonly string[], page: string): { hidden: number; extra: number } {
  const [dataWords, pageWords] = [wordsOf(typed.join('\n')), wordsOf(page)]
  return { hidden: share(dataWords, pageWords), extra: share(pageWords, dataWords) }
}
