import type { Words } from './phrases.ts'
import { fold, PhraseBook } from './phrases.ts'
import { german } from './words/de.ts'
import { english } from './words/en.ts'
import { spanish } from './words/es.ts'
import { french } from './words/fr.ts'
import { languageNames } from './words/language-names.ts'
import { dutch } from './words/nl.ts'
import { polish } from './words/pl.ts'
import { portuguese } from './words/pt.ts'
import type { PostingWords } from './words/shape.ts'
import { swedish } from './words/sv.ts'

export const headingTypes = ['nice', 'required', 'benefits', 'duties', 'other'] as const
export type HeadingType = (typeof headingTypes)[number]

export type Sign = 'we' | 'you' | 'asks' | 'hints' | 'must' | 'softly' | 'nice' | 'duties' | 'benefits' | 'other'
const signs: Sign[] = ['we', 'you', 'asks', 'hints', 'must', 'softly', 'nice', 'duties', 'benefits', 'other']

export const simpleKinds = ['licence', 'clearance', 'degree', 'residence', 'graduation', 'shift', 'travel'] as const
export type SimpleKind = (typeof simpleKinds)[number]

const levelNames = ['native', 'fluent', 'working', 'basic'] as const
export type LevelName = (typeof levelNames)[number]

export type WordingTag = Sign | SimpleKind | 'spoken'

/** The phrases of a text's languages, prepared for a single search. */
export type Lexicon = {
  headings: PhraseBook<HeadingType>
  wording: PhraseBook<WordingTag>
  levels: PhraseBook<LevelName>
}

const written: Record<string, PostingWords> = {
  en: english,
  de: german,
  fr: french,
  es: spanish,
  pt: portuguese,
  nl: dutch,
  sv: swedish,
  pl: polish,
}

const lexicons = new Map<string, Lexicon>()

function lexiconFor(codes: string[]): Lexicon {
  const key = codes.join()
  const made = lexicons.get(key)
  if (made) return made
  const lexicon: Lexicon = { headings: new PhraseBook(), wording: new PhraseBook(), levels: new PhraseBook() }
  for (const code of codes) {
    const words = written[code] as PostingWords
    for (const type of headingTypes) lexicon.headings.add(words.headings[type], type)
    for (const sign of signs) lexicon.wording.add(words[sign], sign)
    for (const kind of [...simpleKinds, 'spoken'] as const) lexicon.wording.add(words.conditions[kind], kind)
    for (const level of levelNames) lexicon.levels.add(words.conditions.levels[level], level)
  }
  lexicons.set(key, lexicon)
  return lexicon
}

const common = new Map<string, string[]>()
for (const [code, { common: list }] of Object.entries(written))
  for (const word of list.split('|')) common.set(fold(word), [...(common.get(fold(word)) ?? []), code])

/** Spoken languages by any of their names, with the English name. */
export const spokenNames = new PhraseBook<string>()
for (const [name, list] of Object.entries(languageNames)) spokenNames.add(list, name)

/** A second language counts if it has more than this share of the main one's frequent words. */
const besideShare = 0.5
const maxWordsRead = 3000

/** The lexicon for the languages of a text, which its frequent words show; English if none is recognized. */
export function lexiconOf(words: Words): Lexicon {
  const counts = new Map<string, number>()
  for (const word of words.folded.slice(0, maxWordsRead))
    for (const code of common.get(word) ?? []) counts.set(code, (counts.get(code) ?? 0) + 1)
  const most = Math.max(0, ...counts.values())
  const used = [...counts]
    .filter(([, count]) => count > most * besideShare)
    .sort((a, b) => b[1] - a[1])
    .map(([code]) => code)
    .slice(0, 2)
  // Job titles and headings are often in English, whatever the language of the text is.
  return lexiconFor([...new Set([...used.sort(), 'en'])])
}
