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

/** The words of one language, ready to be found. */
export type Tongue = {
  code: string
  headings: PhraseBook<HeadingType>
  signs: PhraseBook<Sign>
  conditions: PhraseBook<SimpleKind | 'spoken'>
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

const tongues: Tongue[] = Object.entries(written).map(([code, words]) => ({
  code,
  headings: fill(headingTypes, (type) => words.headings[type]),
  signs: fill(signs, (sign) => words[sign]),
  conditions: fill<SimpleKind | 'spoken'>([...simpleKinds, 'spoken'], (kind) => words.conditions[kind]),
  levels: fill(levelNames, (level) => words.conditions.levels[level]),
}))

function fill<Tag>(tags: readonly Tag[], listOf: (tag: Tag) => string): PhraseBook<Tag> {
  const book = new PhraseBook<Tag>()
  for (const tag of tags) book.add(listOf(tag), tag)
  return book
}

const common = new Map<string, string[]>()
for (const [code, { common: list }] of Object.entries(written))
  for (const word of list.split('|')) common.set(fold(word), [...(common.get(fold(word)) ?? []), code])

/** Spoken languages by any name, as the English name. */
export const spokenNames = new PhraseBook<string>()
for (const [name, list] of Object.entries(languageNames)) spokenNames.add(list, name)

/** A language counts beside the main one from this share of its frequent words. */
const besideShare = 0.5
const mostWordsRead = 3000

/** The languages of a text by its frequent words, the main one first; English where none is known. */
export function tonguesOf(words: Words): Tongue[] {
  const counts = new Map<string, number>()
  for (const word of words.folded.slice(0, mostWordsRead))
    for (const code of common.get(word) ?? []) counts.set(code, (counts.get(code) ?? 0) + 1)
  const most = Math.max(0, ...counts.values())
  if (most === 0) return tongues.filter((tongue) => tongue.code === 'en')
  const countOf = (tongue: Tongue) => counts.get(tongue.code) ?? 0
  const used = tongues
    .filter((tongue) => countOf(tongue) > most * besideShare)
    .sort((a, b) => countOf(b) - countOf(a))
    .slice(0, 2)
  // Job titles and headings are often in English, whatever the language of the text.
  const englishTongue = tongues[0] as Tongue
  return used.includes(englishTongue) ? used : [...used, englishTongue]
}
