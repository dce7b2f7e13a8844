import { LRUCache } from 'lru-cache'

/**
 * The same function of a text, which does not work out again what it answered lately: texts and answers of at most this many
 * letters in all are remembered, the ones asked for last.
 */
export function remember(work: (text: string) => string, mostLetters: number): (text: string) => string {
  const known = new LRUCache<string, string>({
    maxSize: mostLetters,
    sizeCalculation: (answer, text) => answer.length + text.length + 1,
  })
  return (text) => {
    const answer = known.get(text) ?? work(text)
    known.set(text, answer)
    return answer
  }
}
