import { familiesFor, regularFace } from './fonts.ts'
import { type Coverage, readCoverage } from './read-coverage.ts'
import type { MissingCharacter } from './typeset-job.ts'

/** Shown in place of a character that no font has. */
const STAND_IN = '□'
const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' })
const INVISIBLE = /^[\p{Default_Ignorable_Code_Point}\s]*$/u
const IGNORABLE = /^\p{Default_Ignorable_Code_Point}$/u
// every text font has these characters, and most texts contain no others
const PLAIN = /^[\n\u0020-\u007e\u00a0-\u00ff\u2013\u2014\u2018\u2019\u201c\u201d\u2022\u2026\u20ac]*$/

const UNBROKEN = /[^\s\u200b\u0e00-\u0eff\u2e80-\u9fff\uac00-\ud7a3-]{60,}/gu

const coverages = new Map<string, Coverage>()
function coverageOf(family: string): Coverage {
  const known = coverages.get(family) ?? readCoverage(regularFace(family))
  coverages.set(family, known)
  return known
}

export type Settable = { data: Record<string, unknown>; families: string[]; missing: MissingCharacter[] }

/** The data with every character that no font has replaced by a box. Each such character is listed once, with its part of the document. */
export function findMissing(content: Record<string, unknown>, family: string): Settable {
  const texts: string[] = []
  collectTexts(content, texts)
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
      if (INVISIBLE.test(segment)) {
        result += blankFor(segment, families)
        continue
      }
      const isKnown = isCovered(segment, families)
      if (!isKnown && !seen.has(segment)) seen.set(segment, { character: segment, part })
      result += isKnown ? segment : STAND_IN
    }
    return result
  }
  const data = visit(content, '') as Record<string, unknown>
  return { data, families, missing: [...seen.values()] }
}

/** Normalizes the text: composed letters, '\n' as the only line end, no control characters. */
const tidy = (text: string): string =>
  text
    .normalize('NFC')
    .replace(/\r\n?|[\u2028\u2029]/g, '\n')
    .replace(/[^\P{Cc}\n]/gu, ' ')

/** The typesetter supports about 500 in one text. */
const MAX_BREAKS = 200

/** Adds break opportunities to words that are longer than a line. */
function breakable(text: string): string {
  const words = text.match(UNBROKEN) ?? []
  const length = words.reduce((sum, word) => sum + word.length, 0)
  const every = Math.max(8, Math.ceil(length / MAX_BREAKS))
  return text.replace(UNBROKEN, (word) =>
    Array.from(word, (letter, at) => (at > 0 && at % every === 0 ? `\u200b${letter}` : letter)).join(''),
  )
}

/** Keeps line ends and break opportunities, replaces a blank that no font has with a space, and removes other invisible characters. */
function blankFor(segment: string, families: readonly string[]): string {
  if (segment === '\n' || segment === '\u200b') return segment
  if (!/\s/u.test(segment) || segment === '\ufeff') return ''
  return isCovered(segment, families) ? segment : ' '
}

/** Whether one font has the whole grapheme: a letter and its marks must come from the same font. */
function isCovered(grapheme: string, families: readonly string[]): boolean {
  // private-use characters have a meaning only in their own font
  if (/\p{Co}/u.test(grapheme)) return false
  const points = Array.from(grapheme, (char) => char.codePointAt(0)!).filter(
    (point) => !IGNORABLE.test(String.fromCodePoint(point)),
  )
  return families.some((family) => points.every(coverageOf(family)))
}

function collectTexts(value: unknown, into: string[]): void {
  if (typeof value === 'string') {
    if (!PLAIN.test(value)) into.push(value)
  } else if (typeof value === 'object' && value !== null)
    for (const item of Object.values(value)) collectTexts(item, into)
}
