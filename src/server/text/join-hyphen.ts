const WORD = /\p{L}+(?:-\p{L}+)*/gu
const BROKEN = /(?<!\p{L})(\p{L}{1,40})-$/u
/** No space is inserted between these characters. */
const IDEOGRAPHS = /^[\p{sc=Han}\p{sc=Hira}\p{sc=Kana}\u30fc\u3001\u3002\uff0c\uff1b\uff1a\uff09\u300d]{2}$/u
const REST = /^\p{Ll}+/u

/**
 * The words of a document in lower case; a compound with hyphens is one word. A word that is broken at the end of a line is left out,
 * because its parts are not words.
 */
export function wordsOf(texts: Iterable<string>): Set<string> {
  const words = new Set<string>()
  for (const text of texts) {
    for (const [word] of text.replace(BROKEN, '').matchAll(WORD)) words.add(word.toLowerCase())
  }
  return words
}

/**
 * Joins two lines of running text; the first may end in a hyphen. A word broken at a syllable ('submis-' 'sions') loses the hyphen, a
 * compound ('cross-' 'functional') keeps it: the rest of the document shows which it is.
 */
export function joinLines(text: string, next: string, words: ReadonlySet<string>): string {
  const first = BROKEN.exec(text)?.[1]?.toLowerCase()
  if (!first) return `${text}${IDEOGRAPHS.test(text.slice(-1) + next[0]) ? '' : ' '}${next}`
  const second = REST.exec(next)?.[0]
  if (!second) return text + next
  const isWhole =
    words.has(first + second) || (!words.has(`${first}-${second}`) && !(words.has(first) && first.length > 2))
  return isWhole ? text.slice(0, -1) + next : text + next
}
