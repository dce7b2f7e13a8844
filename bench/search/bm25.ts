// The plain reference for the search: textbook BM25 over all words of a posting.

const k = 1.2
const b = 0.75

const wordsOf = (text: string): string[] =>
  text
    .toLowerCase()
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .match(/[\p{L}\p{N}]+/gu) ?? []

export type Index = (typed: string, most: number) => string[]

export function indexTexts(texts: { id: string; text: string }[]): Index {
  const documents = texts.map(({ id, text }) => {
    const words = wordsOf(text)
    const counts = new Map<string, number>()
    for (const word of words) counts.set(word, (counts.get(word) ?? 0) + 1)
    return { id, counts, length: words.length }
  })
  const frequency = new Map<string, number>()
  for (const { counts } of documents)
    for (const word of counts.keys()) frequency.set(word, (frequency.get(word) ?? 0) + 1)
  const average = documents.reduce((sum, { length }) => sum + length, 0) / documents.length
  return (typed, most) => {
    const asked = new Set(wordsOf(typed))
    return documents
      .map(({ id, counts, length }) => {
        let score = 0
        for (const word of asked) {
          const count = counts.get(word) ?? 0
          const inAll = frequency.get(word) ?? 0
          const rarity = Math.log(1 + (documents.length - inAll + 0.5) / (inAll + 0.5))
          score += (rarity * count * (k + 1)) / (count + k * (1 - b + (b * length) / average))
        }
        return { id, score }
      })
      .filter(({ score }) => score > 0)
      .sort((a, b) => b.score - a.score)
      .slice(0, most)
      .map(({ id }) => id)
  }
}
