/** Words of a title that are about seniority, duration or place instead of the occupation. */
const ignoredWords = new Set(
  'senior junior lead principal staff head chief associate assistant entry level mid intern internship trainee apprentice graduate remote hybrid part full time temporary contract interim deputy and for the of in at to a an i ii iii iv'.split(
    ' ',
  ),
)

const wordsOf = (title: string): string[] => title.toLowerCase().match(/[\p{L}\p{N}][\p{L}\p{N}+#.]*/gu) ?? []

/** The words of a title that name the occupation, at most six: data and analyst for 'Senior Data Analyst, Remote'. */
export function occupationWords(title: string): string[] {
  const words = wordsOf(title).filter((word) => word.length > 1 && !ignoredWords.has(word))
  return [...new Set(words)].slice(0, 6)
}

/** The number of these words in a title. The last one, usually the profession ('analyst'), counts twice. */
export function sharedWords(words: readonly string[], title: string): number {
  const there = new Set(wordsOf(title))
  const shared = words.filter((word) => there.has(word))
  const last = words.at(-1)
  return shared.length + (last !== undefined && there.has(last) ? 1 : 0)
}
