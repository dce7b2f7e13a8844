import { foldLabel, foldLetters } from '../fold-letters.ts'
import { arabic } from './ar.ts'
import { bulgarian } from './bg.ts'
import { czech } from './cs.ts'
import { danish } from './da.ts'
import { german } from './de.ts'
import { greek } from './el.ts'
import { english } from './en.ts'
import { spanish } from './es.ts'
import { persian } from './fa.ts'
import { finnish } from './fi.ts'
import { french } from './fr.ts'
import { hebrew } from './he.ts'
import { hindi } from './hi.ts'
import { hungarian } from './hu.ts'
import { italian } from './it.ts'
import { japanese } from './ja.ts'
import { korean } from './ko.ts'
import { dutch } from './nl.ts'
import { polish } from './pl.ts'
import { portuguese } from './pt.ts'
import { romanian } from './ro.ts'
import { russian } from './ru.ts'
import { swedish } from './sv.ts'
import { thai } from './th.ts'
import { turkish } from './tr.ts'
import { ukrainian } from './uk.ts'
import { vietnamese } from './vi.ts'
import { type SectionKind, sectionKinds, type Vocabulary } from './vocabulary.ts'
import { chinese } from './zh.ts'

/** If languages share a word, its meaning in the first one counts. */
const byLanguage: Readonly<Record<string, Vocabulary>> = {
  en: english,
  de: german,
  fr: french,
  es: spanish,
  pt: portuguese,
  it: italian,
  nl: dutch,
  pl: polish,
  sv: swedish,
  da: danish,
  fi: finnish,
  cs: czech,
  hu: hungarian,
  ro: romanian,
  tr: turkish,
  el: greek,
  ru: russian,
  uk: ukrainian,
  bg: bulgarian,
  ar: arabic,
  fa: persian,
  he: hebrew,
  hi: hindi,
  th: thai,
  vi: vietnamese,
  zh: chinese,
  ja: japanese,
  ko: korean,
}
const all = Object.values(byLanguage)

const fold = (phrases: readonly string[] | undefined): string[] => (phrases ?? []).map(foldLetters)
const foldHeadings = (phrases: readonly string[]): string[] => phrases.map(foldLabel)
const foldEach = (of: (language: Vocabulary) => readonly string[] | undefined): string[] => [
  ...new Set(all.flatMap((language) => fold(of(language)))),
]

/** The kind of section of each known heading. */
export const kindOfHeading: ReadonlyMap<string, SectionKind> = new Map(
  all
    .toReversed()
    .flatMap(({ headings }) =>
      sectionKinds.flatMap((kind) => foldHeadings(headings[kind]).map((words) => [words, kind] as const)),
    ),
)
/** The languages that have a heading, as tags. */
export const languagesOfWords: ReadonlyMap<string, readonly string[]> = languagesByHeading()
/** The kind of section of each heading without its spaces. */
export const kindOfCompact: ReadonlyMap<string, SectionKind> = new Map(
  [...kindOfHeading].toReversed().map(([words, kind]) => [words.replaceAll(' ', ''), kind]),
)
export const otherHeadings: ReadonlySet<string> = new Set(foldEach(({ others }) => others))
export const headingAdjectives: ReadonlySet<string> = new Set(foldEach(({ adjectives }) => adjectives))
export const headingJoins: ReadonlySet<string> = new Set(foldEach(({ and }) => and))
export const pageTitles: ReadonlySet<string> = new Set(foldEach(({ pageTitles: titles }) => titles))

/** The numbers of months of the Iranian year, which begins in spring, are higher by this than in other calendars. */
export const SOLAR_MONTHS = 12
/** The number of each spelling of a month: 1 to 12, and 13 to 24 for months of a year that begins in spring. */
export const monthOfName: ReadonlyMap<string, number> = new Map(
  all
    .toReversed()
    .flatMap(({ months, solarMonths = [] }) => [
      ...months.flatMap((names, index) => names.split('|').map((name) => [foldLetters(name), index + 1] as const)),
      ...solarMonths.map((name, index) => [foldLetters(name), SOLAR_MONTHS + index + 1] as const),
    ]),
)
export const seasonNames = foldEach(({ seasons }) => seasons?.flatMap((names) => names.split('|')))
export const nowWords = foldEach(({ now }) => now)
export const sinceWords = foldEach(({ since }) => since)
export const untilWords = foldEach(({ until }) => until)

function languagesByHeading() {
  const languages = new Map<string, string[]>()
  for (const [language, { headings }] of Object.entries(byLanguage)) {
    for (const words of new Set(sectionKinds.flatMap((kind) => foldHeadings(headings[kind])))) {
      languages.set(words, [...(languages.get(words) ?? []), language])
    }
  }
  return languages
}
