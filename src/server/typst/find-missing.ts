import { familiesFor, regularFace } from './fonts.ts'
import { type Coverage, readCoverage } from './read-coverage.ts'
import type { MissingCharacter } from './typeset-job.ts'

/** Replaces a character that no font has, so that the reader sees that there is one. */
const STAND_IN = '□'
const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' })
const INVISIBLE = /^[\p{Default_Ignorable_Code_Point}\s]*$/u
// what every text font has; most texts hold nothing else
const PLAIN = /^[\n\u0020-\u007e\u00a0-\u00ff\u2013\u2014\u2018\u2019\u201c\u201d\u2022\u2026\u20ac]*$/

const UNBROKEN = /[^\s\u200b\u2e80-\u9fff\uac00-\ud7a3-]{60,}/gu

const coverages = new Map<string, Coverage>()
function coverageOf(family: string): Coverage {
  const known = coverages.get(family) ?? readCoverage(regularFace(family))
  coverages.set(family, known)
  return known
}

export type Settable = { data: Record<string, unknown>; families: string[]; missing: MissingCharacter[] }

/** The data as the fonts can show it: a character that no font has is replaced by a box and listed once with its part. */
export function findMissing(given: Record<string, unknown>, family: string): Settable {
  const texts: string[] = []
  collectTexts(given, texts)
  const families = familiesFor(family, texts.join('\n'))
  const seen = new Map<string, MissingCharacter>()
  const visit = (value: unknown, part: string): unknown => {
    if (typeof value === 'string') return settable(value, part)
    if (Array.isArray(value)) return value.map((item) => visit(item, part))
    if (typeof value !== 'object' || value === null) return value
    const own = 'id' in value && typeof value.id === 'string' ? value.id : part
    return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, visit(item, own)]))
  }
  const settable = (text: string, part: string): string => {
    if (PLAIN.test(text)) return breakable(text)
    let result = ''
    for (const { segment } of graphemes.segment(breakable(tidy(text)))) {
      const isKnown = isCovered(segment, families)
      if (!isKnown && !seen.has(segment)) seen.set(segment, { character: segment, part })
      result += isKnown ? segment : STAND_IN
    }
    return result
  }
  const data = visit(given, '') as Record<string, unknown>
  return { data, families, missing: [...seen.values()] }
}

/** Composed letters, line ends of one kind, and no control characters. */
const tidy = (text: string): string =>
  text
    .normalize('NFC')
    .replace(/\r\n?|[\u2028\u2029]/g, '\n')
    .replace(/[^\P{Cc}\n]/gu, ' ')

/** A word without a break that is longer than any line gets invisible break points. */
const breakable = (text: string): string => text.replace(UNBROKEN, (word) => word.replace(/.{24}(?=.)/gsu, '$&\u200b'))

/** One font must have the whole of it: a letter and its marks come from the same font. */
function isCovered(grapheme: string, families: readonly string[]): boolean {
  if (INVISIBLE.test(grapheme)) return true
  // a font's private signs mean nothing outside of it
  if (/\p{Co}/u.test(grapheme)) return false
  const points = Array.from(grapheme, (char) => char.codePointAt(0)!).filter(
    (point) => !INVISIBLE.test(String.fromCodePoint(point)),
  )
  return families.some((family) => points.every(coverageOf(family)))
}

function collectTexts(value: unknown, into: string[]): void {
  if (typeof value === 'string') {
    if (!PLAIN.test(value)) into.push(value)
  } else if (typeof value === 'object' && value !== null)
    for (const item of Object.values(value)) collectTexts(item, into)
}
