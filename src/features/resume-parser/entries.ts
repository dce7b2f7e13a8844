import { type FoundRange, findRange, without } from './find-dates.ts'
import { type EntryLine, readEntryLabels } from './read-entry-labels.ts'
import type { NumberedLine } from './split-sections.ts'
import type { EntryLabel } from './vocabulary/entry-labels.ts'
import { isDegree, isPlace, isRole, isSchool } from './words.ts'

/** A part of an entry's head: words that belong together, with the number of their line. */
export type Part = { text: string; line: number; isBold: boolean; is?: EntryLabel }
export type Entry = { parts: Part[]; range: FoundRange | null; rangeLine: number; head: number[]; body: NumberedLine[] }

const MAX_HEAD = 110
const SPLIT = /\t|\uff0f|\s[|\u00b7\u2022]\s|\s[\u2013\u2014]\s|\s-\s/u
const AT =
  /\s(?:at|@|bei|chez|en la empresa|presso)\s|\s@(?=\p{L})|\s\u05d1?\u05d7\u05d1\u05e8\u05ea\s|\s(?:w|\u0443|\u0432)\s(?=[\p{Lu}\u00ab\u201e"])/iu
/** 'In the company' before its name in Hebrew. */
const IN_COMPANY = /^\s*\u05d1\u05d7\u05d1\u05e8\u05ea\s+/u
/** '(\u804c\u4f4d-...)': a role in brackets after the company. */
const POST =
  /[(\uff08](?:\u804c\u4f4d|\u5c97\u4f4d|\u804c\u52a1|\u8077\u7a31)\s?[-\u2013:\uff1a]\s?([^)\uff09]{1,60})[)\uff09]/gu
/** A role of ideographs in brackets at the end. */
const ROLE_AFTER = /[(\uff08\u3010]([^()\uff08\uff09\u3010\u3011]{0,30}[\p{sc=Han}\p{sc=Kana}\u30fc])[)\uff09\u3011]$/u
const UNIT =
  '(?:years?|yrs?|yr|months?|mos?|mo|\u5e74|\u4e2a\u6708|\u500b\u6708|\u30f6\u6708|\u304b\u6708|\ub144|\uac1c\uc6d4|\u0433\u043e\u0434\u0430?|\u043b\u0435\u0442|\u043c\u0435\u0441\u044f\u0446(?:\u0430|\u0435\u0432)?|\u043c\u0435\u0441\\.?|jahre?n?|monate?n?|ans?|mois|a\u00f1os?|mes(?:es)?|anos?|m\u00eas|lata?|rok|miesi\u0105ce?|miesi\u0119cy|jaar|maanden|maand|y\u0131l|ay|anni|anno|mesi|mese)'
/** How long something took, in brackets or as the end of a line: '(2 years 3 months)'. */
const DURATION = new RegExp(
  `[(\uff08]\\s?\\d{1,2}\\s?${UNIT}(?:[\\s,]{1,3}(?:and\\s|et\\s|y\\s|e\\s|und\\s)?\\d{1,2}\\s?${UNIT})?\\s?[)\uff09]|(?:^|(?<=\\t))\\s?\\d{1,2}\\s?${UNIT}(?:[\\s,]{1,3}(?:and\\s|et\\s|y\\s|e\\s|und\\s)?\\d{1,2}\\s?${UNIT})?\\s?(?=\\t|$)`,
  'giu',
)
const EMPLOYMENT =
  /^\(?(?:full[- ]?time|part[- ]?time|contract|permanent|temporary|self[- ]employed|vollzeit|teilzeit|temps plein|temps partiel|cdi|cdd|tiempo completo|jornada completa|medio tiempo|tempo integral|tempo pieno|pe\u0142ny etat|\u043f\u043e\u043b\u043d\u0430\u044f \u0437\u0430\u043d\u044f\u0442\u043e\u0441\u0442\u044c|\u5168\u804c|\u517c\u804c|\u6b63\u793e\u54e1|\u5951\u7d04\u793e\u54e1|\u6d3e\u9063\u793e\u54e1|\u696d\u52d9\u59d4\u8a17|\uc815\uaddc\uc9c1)\)?$/iu
const HAS_WORDS = /[\p{L}\p{N}]/u

type Rules = {
  /**
   * Where a single date makes an entry: anywhere in its line, as a year of graduation does, or only at the beginning or end
   * of it, as 'Summer 2022' beside a job does.
   */
  singleDate: 'anywhere' | 'apart'
  /** The maximum number of parts in a head; the lines after it are its description. */
  parts: number
}

/** A section's lines by what they are about: each entry begins around a line with a date, and all look like the first. */
export function splitEntries(all: readonly NumberedLine[], rules: Rules): Entry[] {
  const lines = liftHeads(readEntryLabels(all), rules)
  const dated = lines.flatMap((line, at) =>
    line.isRow || (line.is !== 'about' && isDateLine(line, rules)) ? [at] : [],
  )
  const [first] = dated
  if (first === undefined) return splitByLooks(lines, rules)
  const before = lines.slice(0, first).filter(isHeadLike).length
  const starts = dated.map((at, index) => startOf(lines, at, (dated[index - 1] ?? -1) + 1, before))
  if (lines[first]?.isRow) starts.unshift(0)
  starts[0] = 0
  return [...new Set(starts)].map((start, index, all) => readEntry(lines.slice(start, all[index + 1]), rules))
}

/**
 * Where each entry is a list item and its lines are items within ('\u2022 Google' over 'Engineer, 2016 - 2018' over
 * '\u25e6 Built ...'), the outer items are heads.
 */
function liftHeads(lines: readonly EntryLine[], rules: Rules): readonly EntryLine[] {
  const isHead = (line: NumberedLine, at: number) => {
    const next = lines[at + 1]
    if (line.kind !== 'item' || line.text.length > MAX_HEAD || !next) return false
    const isDatedBelow = next.kind !== 'item' && next.x > line.x + 2 && isDateLine(next, rules)
    return isDatedBelow || (isDateLine(line, rules) && next.kind === 'item' && next.x > line.x + 4)
  }
  const left = Math.min(...lines.map(({ x }) => x))
  const isOuter = (line: NumberedLine) => line.kind === 'item' && line.x <= left + 2 && isDatedHead(line)
  const dated = lines.filter(isOuter).length
  const areItems = !lines.some((line) => line.kind !== 'item' && isDateLine(line, rules)) && dated >= 2
  // most of them have dates: each of the others begins an entry too
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

const isHeadLike = (line: NumberedLine) =>
  line.kind !== 'item' &&
  line.text.length <= MAX_HEAD &&
  !/[.;]$/.test(line.text.replace(/\b(inc|ltd|co|corp|s\.a|c\.v|z o\.o|s\.a\.s|no)\.$/i, ''))

function isDateLine(line: NumberedLine, { singleDate }: Rules): boolean {
  if (line.text.length > MAX_HEAD + 30) return false
  const range = findRange(line.text, true)
  if (!range) return false
  const rest = without(line.text, range)
  if (range.isSingle && singleDate === 'apart')
    return line.kind !== 'item' && isSetApart(line.text, range) && !isSentence(rest)
  // a list item is a head where the date is set apart from its words
  if (line.kind === 'item') return isOwnCell(line.text, range) && rest !== ''
  return !HAS_WORDS.test(rest) || isOwnCell(line.text, range) || !isSentence(rest)
}

/** Whether a date is at the beginning or the end of its line, or in a cell of its own, or in brackets. */
function isSetApart(text: string, { at, length }: { at: number; length: number }): boolean {
  const [before, after] = [text.slice(0, at).trim(), text.slice(at + length).trim()]
  return before === '' || /^[).]?$/.test(after) || isOwnCell(text, { at, length })
}

/** Whether a date is alone between two wide gaps, or a gap and an end of its line. */
function isOwnCell(text: string, { at, length }: { at: number; length: number }): boolean {
  if (!text.includes('\t')) return false
  const before = text.slice(0, at).split('\t').at(-1) ?? ''
  const after = text.slice(at + length).split('\t')[0] ?? ''
  return !HAS_WORDS.test(before + after)
}

/** More than nine words, most of them in lower case: running text, no name or title. */
function isSentence(text: string): boolean {
  const words = text.split(/\s+/)
  if (/[\t|\u00b7]/.test(text)) return false
  const small = words.filter((word) => /^\p{Ll}/u.test(word))
  return (
    words.length > 9 && (small.length > words.length * 0.5 || (!/,/.test(text) && small.length > words.length * 0.35))
  )
}

/** The first line of the head that this date belongs to: as many lines above it as the first entry has. */
function startOf(lines: readonly EntryLine[], at: number, floor: number, most: number): number {
  let start = at
  if (lines[at]?.isRow) return at
  while (start > floor && at - start < most && isHeadLike(lines[start - 1] as NumberedLine)) {
    const above = lines[start - 1] as NumberedLine
    // an indented line above is the end of the entry before
    if (above.x > (lines[at] as NumberedLine).x + 6) break
    start -= 1
  }
  return start
}

function readEntry(lines: readonly EntryLine[], rules: Rules): Entry {
  const entry: Entry = { parts: [], range: null, rangeLine: -1, head: [], body: [] }
  let headX: number | undefined
  let headSize: number | undefined
  for (const [index, line] of lines.entries()) {
    const range = entry.range ? null : findHeadDate(line, rules)
    if (line.is === 'what' || line.is === 'where' || line.is === 'place') {
      entry.head.push(line.number)
      entry.parts.push({ text: line.text, line: line.number, isBold: line.isBold, is: line.is })
      continue
    }
    const isWork = entry.range !== null && headSize !== undefined && isHeadingBelow(line, headSize)
    if (line.is === 'about' || isClosed(entry) || isWork || !belongsToHead(line, entry, headX, range !== null, rules)) {
      entry.body.push(line)
      continue
    }
    entry.head.push(line.number)
    const isDateFirst =
      range !== null && range.at === 0 && (line.text.includes('\t') || range.length >= line.text.length - 2)
    headX ??= isDateFirst ? (lines[index + 1]?.x ?? line.x) : line.x
    headSize ??= line.size
    if (range) Object.assign(entry, { range, rangeLine: line.number })
    for (const part of partsBeside(line.text, range))
      entry.parts.push({ text: part, line: line.number, isBold: line.isBold })
  }
  return entry
}

const MOST_LEVELS = 8

/** A heading of plain text, whose sizes are levels, one level below a period and without a title: a work that was done there. */
const isHeadingBelow = ({ text, size, isBold, kind }: EntryLine, headSize: number): boolean =>
  headSize < MOST_LEVELS && size >= 3 && size < headSize && (isBold || kind === 'heading') && !isRole(text)

/** A fact about the employer may be above the period. */
const isClosed = ({ body, range }: Entry): boolean =>
  body.length > 0 && (range !== null || body.some(({ is }: EntryLine) => is !== 'about'))

/** The parts before and after a period are not the same thing: 'Acme Ltd 2019 - 2021 Engineer'. */
function partsBeside(text: string, range: FoundRange | null): string[] {
  if (!range) return partsOf(text)
  const { at, length, isSingle } = range
  if (isSingle) return partsOf(without(text, range))
  const sides = [without(text.slice(0, at + length), range), without(text.slice(at), { at: 0, length })]
  return sides.flatMap(partsOf)
}

function findHeadDate(line: NumberedLine, rules: Rules): FoundRange | null {
  const range = findRange(line.text, true)
  return range?.isSingle && rules.singleDate === 'apart' && !isDateLine(line, rules) ? null : range
}

function belongsToHead(
  line: NumberedLine,
  { parts, head, range }: Entry,
  headX: number | undefined,
  hasRange: boolean,
  { parts: most }: Rules,
): boolean {
  if (line.kind === 'item') return false
  if (head.length === 0 || hasRange) return line.text.length <= MAX_HEAD + 40
  if (head.length >= 4 || !isHeadLike(line) || isSentence(line.text)) return false
  if (headX !== undefined && line.x > headX + 6) return false
  if (!range) return true
  if (parts.some(({ text }) => isPlace(text)) && parts.length >= most - 1) return false
  return parts.length < most
}

/** The parts of a head; 'Full-time' and '4 months' are left out, since an entry has no field for them. */
const partsOf = (text: string): string[] =>
  text
    .replace(DURATION, ' ')
    .replace(POST, '\t$1\t')
    .replace(ROLE_AFTER, (whole, role: string) => (isRole(role) ? `\t${role}` : whole))
    .split(SPLIT)
    .flatMap((part) => part.split(AT))
    .map((part) =>
      part
        .replace(IN_COMPANY, '')
        .replace(/^[\s,;:|\u00b7\u2022-]+|(?<![\s,;:|\u00b7\u2022-])[\s,;:|\u00b7\u2022-]+$/gu, ''),
    )
    .filter((part) => HAS_WORDS.test(part) && !EMPLOYMENT.test(part))

/** Without any date: a bold line, or one after white space, begins the next. */
function splitByLooks(lines: readonly NumberedLine[], rules: Rules): Entry[] {
  const groups: NumberedLine[][] = []
  const left = Math.min(...lines.map(({ x }) => x))
  const outer = lines.filter(({ x }) => x <= left + 2)
  // a list of studies, each with its school or degree
  const areStudies =
    rules.singleDate === 'anywhere' &&
    outer.every(({ kind, text }) => kind === 'item' && text.length <= MAX_HEAD && (isSchool(text) || isDegree(text)))
  const hasBold = lines.some((line) => line.isBold) && !lines.every((line) => line.isBold)
  for (const line of lines) {
    const last = groups.at(-1)
    const begins = line.kind !== 'item' && isHeadLike(line) && (hasBold ? line.isBold : line.gap > 0.5)
    if (areStudies && line.x <= left + 2) groups.push([{ ...line, kind: 'text' }])
    else if (!last || (begins && (!last.at(-1)?.isBold || !hasBold))) groups.push([line])
    else last.push(line)
  }
  return groups.map((group) => readEntry(group, rules))
}
