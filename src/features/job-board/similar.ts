/** Words of a title that say how senior, for how long or where, and not what one does. */
const beside = new Set(
  'senior junior lead principal staff head chief associate assistant entry level mid intern internship trainee apprentice graduate remote hybrid part full time temporary contract interim deputy and for the of in at to a an i ii iii iv'.split(
    ' ',
  ),
)

const wordsOf = (title: string): string[] => title.toLowerCase().match(/[\p{L}\p{N}][\p{L}\p{N}+#.]*/gu) ?? []

/** The words of a job's title that say what one does there, at most six: 'Senior Data Analyst, Remote' is data, analyst. */
export function occupationWords(title: string): string[] {
  const words = wordsOf(title).filter((word) => word.length > 1 && !beside.has(word))
  return [...new Set(words)].slice(0, 6)
}

/** How many of these words a title has, the last of them (what one is: analyst, nurse) counting twice. */
export function sharedWords(words: readonly string[], title: string): number {
  const there = new Set(wordsOf(title))
  const shared = words.filter((word) => there.has(word))
  const last = words.at(-1)
  return shared.length + (last !== undefined && there.has(last) ? 1 : 0)
}
