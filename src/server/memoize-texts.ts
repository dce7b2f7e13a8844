import { LRUCache } from 'lru-cache'

/**
 * Caches the results of a function of a text. At most `maxCharacters` characters of texts and results are kept; the least recently used are
 * dropped first.
 */
export function memoizeTexts(work: (text: string) => string, maxCharacters: number): (text: string) => string {
  const known = new LRUCache<string, string>({
    maxSize: maxCharacters,
    sizeCalculation: (answer, text) => answer.length + text.length + 1,
  })
  return (text) => {
    const answer = known.get(text) ?? work(text)
    known.set(text, answer)
    return answer
  }
}
