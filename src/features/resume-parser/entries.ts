import { type FoundRange, findRange, without } from './find-dates.ts'
import { type Division, divide, divideIdeographs, divisions, type Part } from './head-parts.ts'
import { type Lexicon, type Named, nameParts } from './name-parts.ts'
import { type EntryLine, readEntryLabels } from './read-entry-labels.ts'
import type { NumberedLine } from './split-sections.ts'
import { isRole } from './words.ts'

/** A job or studies: what its head names, its period, and the lines below that say what it was about. */
export type Entry = {
  named: Named
  /** Parts of the head that are neither title nor organization, such as a grade. */
  loose: Part[]
  range: FoundRange | null
  rangeLine: number
  body: NumberedLine[]
}

const MAX_HEAD = 110
const MAX_ABOVE = 3
const MAX_BELOW = 3
/** 'Tools: ...' below a head says what follows, and is no name. */
const LABELLED = /^(\p{L}[\p{L}\s/&-]{2,28}):\s\S/u
/** Four words with signs between, as skills are listed. */
const LIST = /(?:\s[|\u00b7\u2022]\s[^|\u00b7\u2022]+){3}/u
const HAS_WORDS = /[\p{L}\p{N}]/u

export type Rules = Lexicon & {
  /**
   * Where a single date makes an entry: anywhere in its line, as a year of graduation does, or only at the beginning or end
   * of it, as 'Summer 2022' beside a job does.
   */
  singleDate: 'anywhere' | 'apart'
  isLoose: (text: string) => boolean
}

/**
 * How many lines of a head are above and below the line it is known by, and what divides the parts of each of these lines (the
 * key counts from that line): the same for all entries.
 */
type Layout = { above: number; below: number; division: Division; divisions: ReadonlyMap<number, Division> }
/** The lines of one entry: its head begins at `start`, is known by the line at `anchor`, and ends before `bodyAt`. */
type Span = { start: number; anchor: number; bodyAt: number; end: number }
type Reading = { entries: Entry[]; score: number }

/** The entries of a section, all read by the one layout that explains most of them. */
export function readEntries(all: readonly NumberedLine[], rules: Rules): Entry[] {
  return readSection(liftHeads(readEntryLabels(all), rules), rules)
}

function readSection(lines: readonly EntryLine[], rules: Rules): Entry[] {
  if (lines.length === 0) return []
  const dated = lines.flatMap((line, at) =>
    line.isRow || (line.is !== 'about' && isDateLine(line, rules)) ? [at] : [],
  )
  const [first] = dated
  // what is above a table is no part of its first row
  if (first !== undefined && lines[first]?.isRow && first > 0)
    return [...readSection(lines.slice(0, first), rules), ...readSection(lines.slice(first), rules)]
  const found = first === undefined ? readUndated(lines, rules) : readWith(lines, dated, rules)
  return found.entries
}

/** The reading by the best layout of entries that are known by these lines. */
function readWith(lines: readonly EntryLine[], anchors: readonly number[], rules: Rules): Reading {
  const most = Math.min(MAX_ABOVE, lines.slice(0, anchors[0]).filter(isHeadLike).length)
  const layouts: Layout[] = []
  for (let above = most; above >= 0; above -= 1)
    for (let below = 0; below <= MAX_BELOW; below += 1)
      for (const division of divisions) layouts.push({ above, below, division, divisions: new Map() })
  const read = (layout: Layout) => readSpans(lines, spansOf(lines, anchors, layout, rules), layout, rules)
  let best = bestOf(layouts, read)
  for (let step = -best.layout.above; step <= best.layout.below; step += 1) {
    const { layout } = best
    const others = divisions.map((each) => ({ ...layout, divisions: new Map(layout.divisions).set(step, each) }))
    best = bestOf([layout, ...others], read)
  }
  return best.reading
}

/** The first of those that fit best. */
function bestOf(layouts: readonly Layout[], read: (layout: Layout) => Reading): { layout: Layout; reading: Reading } {
  return layouts
    .map((layout) => ({ layout, reading: read(layout) }))
    .reduce((best, each) => (each.reading.score > best.reading.score + 0.001 ? each : best))
}

/** Without any date, entries are known by their looks: lines set as the first one, or each line. */
function readUndated(lines: readonly EntryLine[], rules: Rules): Reading {
  const [first] = lines as readonly [EntryLine]
  const heads = lines.flatMap((line, at) => (isHeadLike(line) ? [at] : []))
  const alike = heads.filter((at) => {
    const before = lines[at - 1]
    return areAlike(lines[at] as EntryLine, first) && (!before || !areAlike(before, first))
  })
  const items = lines.every(({ kind }) => kind === 'item') ? [...lines.keys()] : []
  const readings = [alike, heads, items, [0]].map((anchors) => {
    const starts = anchors[0] === 0 ? anchors : [0, ...anchors]
    const reading = readWith(lines, starts, rules)
    return { ...reading, score: reading.score - starts.length }
  })
  return readings.reduce((best, reading) => (reading.score > best.score + 0.001 ? reading : best))
}

/** Whether two lines look the same to a person, as heads of two entries do. */
function areAlike(one: EntryLine, other: EntryLine): boolean {
  if (one.is !== other.is) return false
  const areCapitals = one.text === one.text.toUpperCase() && other.text === other.text.toUpperCase()
  return (
    one.kind === other.kind &&
    (one.isBold === other.isBold || areCapitals) &&
    Math.abs(one.size - other.size) < 0.6 &&
    Math.abs(one.x - other.x) < 8
  )
}

function spansOf(
  lines: readonly EntryLine[],
  anchors: readonly number[],
  { above, below }: Layout,
  rules: Rules,
): Span[] {
  const [first = 0] = anchors
  // what is above the first entry has no other entry before it: its lines show how the others look there
  const looks = Array.from({ length: above }, (_, step) => lines[first - 1 - step] as EntryLine)
  const starts = anchors.map((anchor, index) => {
    const floor = index === 0 ? 0 : (anchors[index - 1] as number) + 1
    let start = anchor
    for (let step = 0; step < above && start > floor; step += 1) {
      const line = lines[start - 1] as EntryLine
      if (!isHeadLike(line) || !areAlike(line, looks[step] as EntryLine)) break
      start -= 1
    }
    return start
  })
  if (starts.length > 0) starts[0] = 0
  return anchors.map((anchor, index) => {
    const end = starts[index + 1] ?? lines.length
    let bodyAt = anchor + 1
    // below a period alone the head may be in a list as well
    const isAlone = starts[index] === anchor && isPeriodAlone(lines[anchor] as EntryLine)
    const isNext = (line: EntryLine) => isBelowHead(isAlone ? { ...line, kind: 'text' } : line, rules)
    const { size } = lines[anchor] as EntryLine
    const mayGoOn = (line: EntryLine) => isNext(line) && !isHeadingBelow(line, size)
    while (bodyAt < end && bodyAt <= anchor + below && mayGoOn(lines[bodyAt] as EntryLine)) bodyAt += 1
    return { start: starts[index] as number, anchor, bodyAt, end }
  })
}

function readSpans(lines: readonly EntryLine[], spans: readonly Span[], layout: Layout, rules: Rules): Reading {
  const heads = spans.map((span) => readHead(lines, span, layout, rules))
  const { names, score } = nameParts(
    heads.map(({ parts }) => parts),
    rules,
  )
  const whole = inherit(names, spans)
  const entries = heads.map(({ loose, range, rangeLine, body }, at) => ({
    named: whole[at] as Named,
    loose,
    range,
    rangeLine,
    body,
  }))
  const set = spans.reduce((sum, span) => sum + scoreOfSpan(lines, span, layout.below), 0)
  return { entries, score: score + set }
}

/** The organization above several entries is named once: those whose heads have no line for it are of the one before. */
function inherit(names: readonly Named[], spans: readonly Span[]): Named[] {
  let above: Named | undefined
  return names.map((named, at) => {
    const { start, anchor } = spans[at] as Span
    const isBelow = start === anchor && !named.where
    if (named.where) above = named.where.slot.startsWith('-') ? named : undefined
    return isBelow && above ? { ...named, where: above.where, place: named.place ?? above.place } : named
  })
}

/** How well the lines of a head go together: white space is above it, not within, and all entries have as many lines below. */
function scoreOfSpan(lines: readonly EntryLine[], { start, anchor, bodyAt }: Span, below: number): number {
  const widest = Math.max(0, ...lines.slice(start + 1, bodyAt).map(({ gap }) => gap))
  const isTorn = start > 0 && widest > (lines[start] as EntryLine).gap + 0.3
  return (isTorn ? -0.3 : 0) - 0.25 * (anchor + 1 + below - bodyAt)
}

type Head = { parts: Part[]; loose: Part[]; range: FoundRange | null; rangeLine: number; body: NumberedLine[] }

function readHead(
  lines: readonly EntryLine[],
  { start, anchor, bodyAt, end }: Span,
  layout: Layout,
  rules: Rules,
): Head {
  const head: Head = { parts: [], loose: [], range: null, rangeLine: -1, body: [] }
  for (let at = start; at < end; at += 1) {
    const line = lines[at] as EntryLine
    const isLabelled = line.is === 'what' || line.is === 'where' || line.is === 'place'
    if (!isLabelled && (at >= bodyAt || line.is === 'about')) {
      head.body.push(line)
      continue
    }
    const range = head.range || (at !== anchor && line.is !== 'when') ? null : findHeadDate(line, rules)
    if (range) Object.assign(head, { range, rangeLine: line.number })
    for (const part of partsOf(line, range, layout, at - anchor, rules))
      if (!isLabelled && rules.isLoose(part.text)) head.loose.push(part)
      else head.parts.push(part)
  }
  return head
}

/** The parts of one line; those before and after a period are not the same thing: 'Acme Ltd 2019 - 2021 Engineer'. */
function partsOf(line: EntryLine, range: FoundRange | null, layout: Layout, step: number, rules: Rules): Part[] {
  const { text, number, isBold, is } = line
  const division = layout.divisions.get(step) ?? layout.division
  const sides = range ? sidesOf(text, range) : [text]
  return sides.flatMap((side, index) =>
    (is
      ? [{ text: side, join: '\t' }].filter(({ text: own }) => own !== '')
      : divide(side, division).flatMap((piece) => divideIdeographs(piece, rules, rules.singleDate === 'apart'))
    ).map((part, at) => ({
      ...part,
      line: number,
      isBold,
      slot: `${step} ${index} ${at}`,
      ...(is && { is }),
    })),
  )
}

function sidesOf(text: string, range: FoundRange): string[] {
  const { at, length, isSingle } = range
  if (isSingle) return [without(text, range)]
  return [without(text.slice(0, at + length), range), without(text.slice(at), { at: 0, length })]
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

/** A short line that ends as no sentence does; 'S.p.A.' and 'Inc.' end as names do. */
const isHeadLike = (line: EntryLine): boolean =>
  line.is !== undefined ||
  (line.kind !== 'item' &&
    line.text.length <= MAX_HEAD &&
    !/^[\u2212\u2013\u2014*-]\s|[.;:\u3002]$/.test(
      line.text.replace(/(?:\b(?:inc|ltd|co|corp|no)|(?:\p{L}\.\s?){1,4}\p{L}|\b\p{Lu}\p{L})\.$/iu, ''),
    ) &&
    !LIST.test(line.text) &&
    !isSentence(line.text))

const MOST_LEVELS = 8

/** A heading of plain text, whose sizes are levels, one level below a period and without a title: a work that was done there. */
const isHeadingBelow = ({ text, size, isBold, kind }: EntryLine, headSize: number): boolean =>
  headSize < MOST_LEVELS && size >= 3 && size < headSize && (isBold || kind === 'heading') && !isRole(text)

function isPeriodAlone({ text }: EntryLine): boolean {
  const range = findRange(text, true)
  return range !== null && !HAS_WORDS.test(without(text, range))
}

function isBelowHead(line: EntryLine, { isWhat, isWhere }: Rules): boolean {
  const label = line.is ? undefined : LABELLED.exec(line.text)?.[1]
  return isHeadLike(line) && (label === undefined || isWhat(label) || isWhere(label))
}

function isDateLine(line: NumberedLine, { singleDate }: Rules): boolean {
  const range = findRange(line.text, true)
  if (!range) return false
  // a whole entry in one paragraph begins with its period
  if (line.text.length > MAX_HEAD + 30) return range.at === 0 && !range.isSingle && line.kind !== 'item'
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

function findHeadDate(line: NumberedLine, rules: Rules): FoundRange | null {
  const range = findRange(line.text, true)
  return range?.isSingle && rules.singleDate === 'apart' && !isDateLine(line, rules) ? null : range
}
