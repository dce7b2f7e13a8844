import { verbForms } from '../verb-forms.ts'
import { asReadersSeeIt, foldText, isMixed } from './fold-text.ts'

/** A word with its position: as written, folded, and the root that its inflections share. */
export type Word = {
  written: string
  plain: string
  root: string
  at: number
  /** The first word of a sentence, whose capital has no meaning. */
  isFirst: boolean
  /** Joined to the previous word by only a space or a hyphen. */
  isJoined: boolean
}

const WORD = /[\p{L}\p{M}\p{N}]+(?:['.&+#/]?[\p{L}\p{M}\p{N}]+)*[+#]*|[$€£¥₹%]/gu

const irregular: Record<string, string> = {
  people: 'person',
  children: 'child',
  men: 'man',
  women: 'woman',
  lives: 'life',
  better: 'good',
  best: 'best',
  less: 'less',
}

/**
 * Removes inflection only: plural, tense and possessive. 'managed' becomes 'manage', but 'manager' does not: a person who
 * managed was not necessarily a manager.
 */
export function rootOf(plain: string): string {
  const word = plain.replace(/'s?$|s'$/, '')
  const known = irregular[word] ?? verbForms(word)?.base
  if (known) return known
  if (!/^[a-z]+$/.test(word) || word.length < 4) return word
  if (/[^aeiou]ies$/.test(word)) return `${word.slice(0, -3)}y`
  if (/(?:ss|x|ch|sh|z)es$/.test(word)) return word.slice(0, -2)
  if (/[^su]s$/.test(word)) return shorn(word.slice(0, -1))
  return shorn(word)
}

function shorn(word: string): string {
  const known = verbForms(word)?.base
  if (known) return known
  const stem = /^([^aeiouy]*[aeiouy].*?)(?:ed|ing)$/.exec(word)?.[1]
  if (!stem || stem.length < 3) return word.replace(/e$/, '')
  return stem
    .replace(/([bdgmnprt])\1$/, '$1')
    .replace(/e$/, '')
    .replace(/i$/, 'y')
}

/** The words of a text in order. */
export function readWords(text: string): Word[] {
  const folded = foldText(text)
  let end = 0
  const words: Word[] = []
  for (const { 0: written, index } of folded.matchAll(WORD)) {
    const between = folded.slice(end, index)
    const plain = isMixed(written) ? written.toLowerCase() : asReadersSeeIt(written)
    words.push({
      written,
      plain,
      root: rootOf(plain),
      at: index,
      isFirst: words.length === 0 || /[.!?:;•\n]/.test(between),
      isJoined: words.length > 0 && /^[\s-]*$/.test(between) && between !== '',
    })
    end = index + written.length
  }
  return words
}
