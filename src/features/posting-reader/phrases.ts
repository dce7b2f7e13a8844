/*
 * Finds the phrases of a word list in a text. Each word of the text is looked up once, so the time grows with the text and not with the
 * number of phrases. No regular expressions are built from word lists.
 */

/** The words of a text in the form in which they are compared, with their positions. */
export type Words = { folded: string[]; starts: number[]; ends: number[] }

type Part = { text: string; kind: 'exact' | 'beginning' | 'ending' | 'gap' }
type Phrase<Tag> = { parts: Part[]; isAtStart: boolean; tag: Tag }
export type PhraseMatch<Tag> = { tag: Tag; first: number; last: number }

/** The maximum number of words that '..' covers. */
const widestGap = 5
const indexedLetters = 3

const special: Record<string, string> = { ł: 'l', ß: 'ss', œ: 'oe', æ: 'ae', ø: 'o' }

/** Ignores case, accents and a few special letters, because people type capitals without accents. */
export function fold(text: string): string {
  const lower = text.toLowerCase()
  if (/^[a-z\d]*$/.test(lower)) return lower
  return lower
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[łßœæø]/g, (letter) => special[letter] ?? letter)
}

/** The words of a text, separated by apostrophes and all other punctuation. */
export function wordsOf(text: string): Words {
  const words: Words = { folded: [], starts: [], ends: [] }
  for (const match of text.matchAll(/[\p{L}\p{M}\p{N}]+/gu)) {
    words.folded.push(fold(match[0]))
    words.starts.push(match.index)
    words.ends.push(match.index + match[0].length)
  }
  return words
}

/** Lists of phrases, prepared for a single search. */
export class PhraseBook<Tag> {
  #exact = new Map<string, Phrase<Tag>[]>()
  #beginning = new Map<string, Phrase<Tag>[]>()
  #ending: Phrase<Tag>[] = []

  add(list: string, tag: Tag): this {
    for (const written of list.split('|')) {
      const phrase = parsePhrase(written, tag)
      const first = phrase?.parts[0]
      if (!phrase || !first) continue
      if (first.kind === 'ending') this.#ending.push(phrase)
      else if (first.kind === 'exact') push(this.#exact, first.text, phrase)
      else push(this.#beginning, first.text.slice(0, indexedLetters), phrase)
    }
    return this
  }

  find(words: Words): PhraseMatch<Tag>[] {
    const found: PhraseMatch<Tag>[] = []
    words.folded.forEach((word, at) => {
      const lists = [this.#exact.get(word), this.#beginning.get(word.slice(0, indexedLetters)), this.#ending]
      for (const list of lists) for (const phrase of list ?? []) this.#match(phrase, words.folded, at, found)
    })
    return found
  }

  #match(phrase: Phrase<Tag>, words: string[], at: number, found: PhraseMatch<Tag>[]): void {
    if (phrase.isAtStart && at > 0) return
    const last = endOf(phrase.parts, words, at)
    if (last !== null) found.push({ tag: phrase.tag, first: at, last })
  }
}

function push<Value>(map: Map<string, Value[]>, key: string, value: Value): void {
  const list = map.get(key)
  if (list) list.push(value)
  else map.set(key, [value])
}

function parsePhrase<Tag>(written: string, tag: Tag): Phrase<Tag> | null {
  const isAtStart = written.startsWith('^')
  const parts = written
    .replace(/^\^/, '')
    .split(/[\s'’-]+/)
    .filter((word) => word !== '')
    .map(parsePart)
  return parts.length > 0 ? { parts, isAtStart, tag } : null
}

function parsePart(word: string): Part {
  if (word === '..') return { text: '', kind: 'gap' }
  if (word.startsWith('*')) return { text: fold(word.slice(1)), kind: 'ending' }
  if (word.endsWith('*')) return { text: fold(word.slice(0, -1)), kind: 'beginning' }
  return { text: fold(word), kind: 'exact' }
}

/** The end of a phrase that starts here; null if it does not match. */
function endOf(parts: Part[], words: string[], start: number): number | null {
  let at = start
  for (let i = 0; i < parts.length; i++) {
    const part = parts[i] as Part
    if (part.kind === 'gap') {
      const next = parts[i + 1]
      const limit = Math.min(words.length, at + widestGap + 1)
      while (next && at < limit && !isLike(words[at], next)) at++
      if (!next || at >= limit) return null
      continue
    }
    if (!isLike(words[at], part)) return null
    at++
  }
  return at - 1
}

function isLike(word: string | undefined, part: Part): boolean {
  if (word === undefined) return false
  if (part.kind === 'exact') return word === part.text
  return part.kind === 'beginning' ? word.startsWith(part.text) : word.endsWith(part.text) && word !== ''
}
