import { foldLetters } from '../fold-letters.ts'
import { listed } from './listed.ts'

const LOCALES =
  'en de fr es pt it nl pl sv da nb fi cs sk hu ro tr el ru uk bg hr ca ar fa he hi th vi id zh-Hans zh-Hant ja ko'.split(
    ' ',
  )
const LETTERS = [...'abcdefghijklmnopqrstuvwxyz']
/** Other names of languages that people use. */
const OTHERS = listed(`
  mandarin | mandarin chinese | cantonese | farsi | castellano | castilian | flemish | tagalog | sign language | 中国語 |
  國語 | 粤语 | 普通话
`)
const MAX_WORDS = 3

let names: Set<string> | undefined

/** The names of all languages in the languages of these vocabularies. */
function allNames(): Set<string> {
  const found = new Set(OTHERS.map(foldLetters))
  for (const locale of LOCALES) {
    const namesIn = new Intl.DisplayNames([locale], { type: 'language', fallback: 'none' })
    for (const first of LETTERS) {
      for (const second of LETTERS) {
        const name = namesIn.of(first + second)
        if (name) found.add(foldLetters(name))
      }
    }
  }
  return found
}

/** The name of a language at the beginning of a text, as written there; otherwise ''. */
export function languageIn(text: string): string {
  names ??= allNames()
  const words = text.split(/(?<=[\s/():,.;\u2013\u2014-])|(?=[/():,.;\u2013\u2014\uff08\uff1a-])/u)
  for (let count = Math.min(2 * MAX_WORDS, words.length); count > 0; count -= 1) {
    const name = words
      .slice(0, count)
      .join('')
      .replace(/(?<![\s/():,.;\u2013\u2014\uff08\uff1a-])[\s/():,.;\u2013\u2014\uff08\uff1a-]+$/u, '')
    if (names.has(foldLetters(name))) return name
  }
  return ''
}
