import type { EntryLine } from './entry-line.ts'
import { type FoundRange, findRange, without } from './find-dates.ts'
import type { NumberedLine } from './lines.ts'
import type { Lexicon } from './name-parts.ts'
import { headingKind } from './section-headings.ts'
import { isRole } from './words.ts'

const MAX_HEAD = 110
/** A label such as 'Tools: ...' below a head; the line is not a name. */
const LABELLED = /^(\p{L}[\p{L}\s/&-]{2,28}):\s\S/u
/** Four texts with bars or dots between them, as in a list of skills. */
const LIST = /(?:\s[|\u00b7\u2022]\s[^|\u00b7\u2022]+){3}/u
const HAS_WORDS = /[\p{L}\p{N}]/u

export type Rules = Lexicon & {
  /**
   * Where a single date in a line begins an entry: anywhere, such as the year of a graduation, or only at the start or end of the line,
   * such as 'Summer 2022' next to a job.
   */
  singleDate: 'anywhere' | 'apart'
  isLoose: (text: string) => boolean
}

/**
 * If each entry is a list item with nested items ('\u2022 Google' above 'Engineer, 2016 - 2018' above '\u25e6 Built ...'), turns the outer
 * items into heads.
 */
export function liftHeads(lines: readonly EntryLine[], rules: Rules): readonly EntryLine[] {
  const isHead = (line: NumberedLine, at: number) => {
    const next = lines[at + 1]
    if (line.kind !== 'item' || line.text.length > MAX_HEAD || !next) return false
    // the last of several items belongs to the entry above, even if heads are indented further
    const above = lines[at - 1]
    const isLast = above?.kind === 'item' && Math.abs(above.x - line.x) < 2
    const isDatedBelow = !isLast && next.kind !== 'item' && next.x > line.x + 2 && isDateLine(next, rules)
    return isDatedBelow || (isDateLine(line, rules) && next.kind === 'item' && next.x > line.x + 4)
  }
  const left = Math.min(...lines.map(({ x }) => x))
  const isOuter = (line: NumberedLine) => line.kind === 'item' && line.x <= left + 2 && isDatedHead(line)
  const dated = lines.filter(isOuter).length
  const areItems = !lines.some((line) => line.kind !== 'item' && isDateLine(line, rules)) && dated >= 2
  // if most outer items have dates, each of the others also begins an entry
  const outer = lines.filter((line) => line.kind === 'item' && line.x <= left + 2)
  const hasHeads = lines.some(({ kind, isBold }) => kind === 'heading' || (kind === 'text' && isBold))
  const begun = outer.filter((line) => isOuter(line) || findRange(line.text)?.at === 0).length
  const areSiblings = areItems && !hasHeads && begun * 2 >= outer.length && dated < outer.length
  return lines.map((line, at) => {
    if (areSiblings && outer.includes(line)) return { ...line, kind: 'text' as const, isRow: true }
    return isHead(line, at) || (areItems && isOuter(line)) ? { ...line, kind: 'text' as const } : line
  })
}

/** A short line with a period, or with a date at one of its ends. */
function isDatedHead({ text }: NumberedLine): boolean {
  const range = findRange(text, true)
  if (!range || text.length > MAX_HEAD + 30) return false
  return !isSentence(without(text, range)) && (!range.isSingle || isSetApart(text, range))
}

/** A short line that does not end like a sentence; 'S.p.A.' and 'Inc.' are ends of names. */
export const isHeadLike = (line: EntryLine): boolean =>
  line.is !== undefined ||
  (line.kind !== 'item' &&
    line.text.length <= MAX_HEAD &&
    !/^[\u2212\u2013\u2014*-]\s|[.;:\u3002]$/.test(
      line.text.replace(/(?:\b(?:inc|ltd|co|corp|no)|(?:\p{L}\.\s?){1,4}\p{L}|\b\p{Lu}\p{L})\.$/iu, ''),
    ) &&
    !LIST.test(line.text) &&
    !isSentence(line.text)) ||
  (line.kind === 'text' && line.isBold && /\p{L}\.$/u.test(line.text) && line.text.split(' ').length <= 8)

const MAX_LEVELS = 8

/**
 * Whether a heading in plain text, in which sizes are levels, is below the level of the period and has no job title: then it names a
 * project of the job.
 */
export const isHeadingBelow = ({ text, size, isBold, kind }: EntryLine, headSize: number): boolean =>
  headSize < MAX_LEVELS && size >= 3 && size < headSize && (isBold || kind === 'heading') && !isRole(text)

export function isPeriodAlone({ text }: EntryLine): boolean {
  const range = findRange(text, true)
  return range !== null && !HAS_WORDS.test(without(text, range))
}

export function isBelowHead(line: EntryLine, { isWhat, isWhere }: Rules): boolean {
  const label = line.is ? undefined : LABELLED.exec(line.text)?.[1]
  // 'Achievements' below the head of a job is a heading of the lines that follow
  if (!line.is && headingKind(line.text) === 'custom') return false
  return isHeadLike(line) && (label === undefined || isWhat(label) || isWhere(label))
}

export function isDateLine(line: NumberedLine, { singleDate }: Rules): boolean {
  const range = findRange(line.text, true)
  if (!range) return false
  // in an entry that is one paragraph, the period is at the start
  if (line.text.length > MAX_HEAD + 30) return range.at === 0 && !range.isSingle && line.kind !== 'item'
  const rest = without(line.text, range)
  if (range.isSingle && singleDate === 'apart')
    return line.kind !== 'item' && isSetApart(line.text, range) && !isSentence(rest)
  // a list item is a head if its date is in a cell of its own
  if (line.kind === 'item') return isOwnCell(line.text, range) && rest !== ''
  return !HAS_WORDS.test(rest) || isOwnCell(line.text, range) || !isSentence(rest)
}

/** Whether a date is at the beginning or the end of its line, or in a cell of its own, or in brackets. */
function isSetApart(text: string, { at, length }: { at: number; length: number }): boolean {
  const [before, after] = [text.slice(0, at).trim(), text.slice(at + length).trim()]
  // a year at the end of a sentence is part of the sentence
  if (after === '.' && /\p{L}$/u.test(before)) return false
  return before === '' || /^[).]?$/.test(after) || isOwnCell(text, { at, length })
}

/** Whether a date is alone in its cell: between two wide gaps, or between a gap and the start or end of the line. */
function isOwnCell(text: string, { at, length }: { at: number; length: number }): boolean {
  if (!text.includes('\t')) return false
  const before = text.slice(0, at).split('\t').at(-1) ?? ''
  const after = text.slice(at + length).split('\t')[0] ?? ''
  return !HAS_WORDS.test(before + after)
}

/** More than nine words, most of them in lower case: running text and not a name or title. */
function isSentence(text: string): boolean {
  const words = text.split(/\s+/)
  if (/[\t|\u00b7]/.test(text)) return false
  const small = words.filter((word) => /^\p{Ll}/u.test(word))
  return (
    words.length > 9 && (small.length > words.length * 0.5 || (!/,/.test(text) && small.length > words.length * 0.35))
  )
}

export function findHeadDate(line: NumberedLine, rules: Rules): FoundRange | null {
  const range = findRange(line.text, true)
  return range?.isSingle && rules.singleDate === 'apart' && !isDateLine(line, rules) ? null : range
}
