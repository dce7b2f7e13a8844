import { joinBrokenPeriods } from './broken-periods.ts'
import { divideAtLegalForm } from './divide-at-legal-form.ts'
import type { EntryLine } from './entry-line.ts'
import {
  findHeadDate,
  isBelowHead,
  isDateLine,
  isHeadingBelow,
  isHeadLike,
  isPeriodAlone,
  liftHeads,
  type Rules,
} from './entry-lines.ts'
import { type FoundRange, without } from './find-dates.ts'
import {
  type Division,
  divide,
  divideAtBrackets,
  divideAtIn,
  divideIdeographs,
  divisions,
  type Part,
} from './head-parts.ts'
import { withoutInner } from './inner-periods.ts'
import type { NumberedLine } from './lines.ts'
import { type Named, nameParts } from './name-parts.ts'
import { readEntryLabels } from './read-entry-labels.ts'
import type { EntryLabel } from './vocabulary/entry-labels.ts'

/** A job or study: the names in its head, its period, and the lines below the head that describe it. */
export type Entry = {
  named: Named
  /** Parts of the head that are neither title nor organization, such as a grade. */
  loose: Part[]
  range: FoundRange | null
  rangeLine: number
  body: NumberedLine[]
}

const MAX_ABOVE = 3
const MAX_BELOW = 3

/**
 * The form of all heads in a section: the number of lines above and below the anchor line, by which an entry is recognized, and the
 * separators in each line (the key is the distance from the anchor).
 */
type Layout = { above: number; below: number; division: Division; divisions: ReadonlyMap<number, Division> }
/** The lines of one entry: its head begins at `start`, is recognized by the line at `anchor`, and ends before `bodyAt`. */
type Span = { start: number; anchor: number; bodyAt: number; end: number }
/** A way to read the section. `entries` is a function because only the best reading is turned into entries. */
type Reading = { entries: () => Entry[]; score: number }

/** The entries of a section, all read with the layout that fits best. */
export function readEntries(all: readonly NumberedLine[], rules: Rules): Entry[] {
  // a new object, because the cache of read texts belongs to it and is freed with it
  const own = { ...rules }
  return readSection(liftHeads(readEntryLabels(joinBrokenPeriods(all)), own), own)
}

function readSection(lines: readonly EntryLine[], rules: Rules): Entry[] {
  if (lines.length === 0) return []
  const all = lines.flatMap((line, at) => (line.isRow || (line.is !== 'about' && isDateLine(line, rules)) ? [at] : []))
  const dated = all.some((at) => lines[at]?.isRow) ? all : withoutInner(lines, all, rules.isWhat)
  const [first] = dated
  // lines above a table do not belong to its first row
  if (first !== undefined && lines[first]?.isRow && first > 0)
    return [...readSection(lines.slice(0, first), rules), ...readSection(lines.slice(first), rules)]
  const found = first === undefined ? readUndated(lines, rules) : readWith(lines, dated, rules)
  return found.entries()
}

/** The reading with the best layout, for entries with these anchor lines. */
function readWith(lines: readonly EntryLine[], anchors: readonly number[], rules: Rules, isPart = false): Reading {
  const most = Math.min(MAX_ABOVE, lines.slice(0, anchors[0]).filter(isHeadLike).length)
  const layouts: Layout[] = []
  for (let above = most; above >= 0; above -= 1)
    for (let below = 0; below <= MAX_BELOW; below += 1)
      for (const division of divisions) layouts.push({ above, below, division, divisions: new Map() })
  const read = (layout: Layout) => readSpans(lines, spansOf(lines, anchors, layout, rules), layout, rules, isPart)
  let best = bestOf(layouts, read)
  for (let step = -best.layout.above; step <= best.layout.below; step += 1) {
    const { layout } = best
    const others = divisions.map((each) => ({ ...layout, divisions: new Map(layout.divisions).set(step, each) }))
    best = bestOf([layout, ...others], read)
  }
  return best.reading
}

/** The layout with the best score; the first one for equal scores. */
function bestOf(layouts: readonly Layout[], read: (layout: Layout) => Reading): { layout: Layout; reading: Reading } {
  return layouts
    .map((layout) => ({ layout, reading: read(layout) }))
    .reduce((best, each) => (each.reading.score > best.reading.score + 0.001 ? each : best))
}

/** Reads entries without dates, by their formatting: an entry begins at each line that looks like the first one, or at each line. */
function readUndated(lines: readonly EntryLine[], rules: Rules, isPart = false): Reading {
  const [first] = lines as readonly [EntryLine]
  const heads = lines.flatMap((line, at) => (isHeadLike(line) ? [at] : []))
  const alike = heads.filter((at) => {
    const before = lines[at - 1]
    return areAlike(lines[at] as EntryLine, first) && (!before || !areAlike(before, first))
  })
  const items = lines.every(({ kind }) => kind === 'item') ? [...lines.keys()] : []
  const readings = [alike, heads, items, [0]].map((anchors) => {
    const starts = anchors[0] === 0 ? anchors : [0, ...anchors]
    const reading = readWith(lines, starts, rules, isPart)
    return { ...reading, score: reading.score - starts.length }
  })
  return readings.reduce((best, reading) => (reading.score > best.score + 0.001 ? reading : best))
}

/** How far the same column may be from its place on another page, in points. */
const MAX_SHIFT = 16

/** Whether two lines look the same to a reader, as the heads of two entries do. */
function areAlike(one: EntryLine, other: EntryLine): boolean {
  if (one.is !== other.is) return false
  const areCapitals = one.text === one.text.toUpperCase() && other.text === other.text.toUpperCase()
  return (
    one.kind === other.kind &&
    (one.isBold === other.isBold || areCapitals) &&
    Math.abs(one.size - other.size) < 0.6 &&
    Math.abs(one.x - other.x) < (one.page === other.page ? 8 : MAX_SHIFT)
  )
}

function spansOf(
  lines: readonly EntryLine[],
  anchors: readonly number[],
  { above, below }: Layout,
  rules: Rules,
): Span[] {
  const [first = 0] = anchors
  // the first entry has no entry above it, so the lines of its head show the formatting of the others
  const looks = Array.from({ length: above }, (_, step) => lines[first - 1 - step] as EntryLine)
  // directly above a period alone, bold is enough: schools may be larger than the other heads
  const isOnlyBold = (line: EntryLine, anchor: number) =>
    line === lines[anchor - 1] && line.isBold && looks[0]?.isBold === true && isPeriodAlone(lines[anchor] as EntryLine)
  const starts = anchors.map((anchor, index) => {
    const floor = index === 0 ? 0 : (anchors[index - 1] as number) + 1
    let start = anchor
    for (let step = 0; step < above && start > floor; step += 1) {
      const line = lines[start - 1] as EntryLine
      if (!isHeadLike(line) || !(areAlike(line, looks[step] as EntryLine) || isOnlyBold(line, anchor))) break
      start -= 1
    }
    return start
  })
  return anchors.map((anchor, index) => {
    const end = starts[index + 1] ?? lines.length
    let bodyAt = anchor + 1
    // below a line with only a period, the head may also be a list item
    const isAlone = starts[index] === anchor && isPeriodAlone(lines[anchor] as EntryLine)
    const isNext = (line: EntryLine) => isBelowHead(isAlone ? { ...line, kind: 'text' } : line, rules)
    const { size } = lines[anchor] as EntryLine
    const mayGoOn = (line: EntryLine) => isNext(line) && !isHeadingBelow(line, size)
    while (bodyAt < end && bodyAt <= anchor + below && mayGoOn(lines[bodyAt] as EntryLine)) bodyAt += 1
    return { start: starts[index] as number, anchor, bodyAt, end }
  })
}

function readSpans(
  lines: readonly EntryLine[],
  spans: readonly Span[],
  layout: Layout,
  rules: Rules,
  isPart: boolean,
): Reading {
  const heads = spans.map((span) => readHead(lines, span, layout, rules))
  const { names, score } = nameParts(
    heads.map(({ parts }) => parts),
    rules,
  )
  // the parts of a split entry are not split again
  const looks = isPart ? undefined : headLooks(lines, spans)
  const lead = lines.slice(0, spans[0]?.start ?? 0)
  const entries = () => {
    const combined = inherit(names(), spans)
    const own = heads.map(({ loose, range, rangeLine, body }, at) => ({
      named: combined[at] as Named,
      loose,
      range,
      rangeLine,
      body,
    }))
    const first = lead.length > 0 ? readUndated(lead, rules, true).entries() : []
    return [...first, ...own.flatMap((entry) => splitUndated(entry, looks, rules))]
  }
  const set = spans.reduce((sum, span) => sum + scoreOfSpan(lines, span, layout.below), 0)
  return { entries, score: score + set - LEAD * lead.length }
}

/** The first line of the first head, if the first lines of all heads have the same formatting and differ from text. */
function headLooks(lines: readonly EntryLine[], spans: readonly Span[]): EntryLine | undefined {
  const [first, ...others] = spans.map(({ start }) => lines[start] as EntryLine)
  const isSet = first && first.is === undefined && (first.isBold || first.kind === 'heading')
  return isSet && others.length > 0 && others.every((line) => areAlike(line, first)) ? first : undefined
}

/** Splits off entries without a date that follow an entry with one: their heads have the same formatting. */
function splitUndated(entry: Entry, look: EntryLine | undefined, rules: Rules): Entry[] {
  const at = look ? entry.body.findIndex((line) => isHeadLike(line) && areAlike(line, look)) : -1
  if (at < 0) return [entry]
  return [{ ...entry, body: entry.body.slice(0, at) }, ...readUndated(entry.body.slice(at), rules, true).entries()]
}

/** Copies an organization that is written once above several entries to the entries below it whose heads have no line for it. */
function inherit(names: readonly Named[], spans: readonly Span[]): Named[] {
  let above: Named | undefined
  return names.map((named, at) => {
    const { start, anchor } = spans[at] as Span
    const isBelow = start === anchor && !named.where
    if (named.where) above = named.where.slot.startsWith('-') ? named : undefined
    return isBelow && above ? { ...named, where: above.where, place: named.place ?? above.place } : named
  })
}

/** The penalty for each line above the first entry, which belongs to no entry of the layout. */
const LEAD = 0.6

/**
 * Scores the lines of a head: white space should be above it and not inside, and all entries should have the same number of lines below the
 * anchor.
 */
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

/** The parts of one line; the texts before and after a period are separate parts: 'Acme Ltd 2019 - 2021 Engineer'. */
function partsOf(line: EntryLine, range: FoundRange | null, layout: Layout, step: number, rules: Rules): Part[] {
  const { text, number, isBold, is } = line
  const division = layout.divisions.get(step) ?? layout.division
  const sides = range ? sidesOf(text, range) : [text]
  const isOfJob = rules.singleDate === 'apart'
  return sides.flatMap((side, index) => {
    const pieces = is ? piecesOfLabelled(side, is, rules, isOfJob) : piecesOf(side, division, rules, isOfJob)
    return pieces.map((part, at) => ({ ...part, line: number, isBold, slot: `${step} ${index} ${at}` }))
  })
}

function piecesOf(side: string, division: Division, rules: Rules, isOfJob: boolean) {
  return divide(side, division)
    .flatMap((piece) => divideIdeographs(piece, rules, isOfJob))
    .flatMap((piece) => divideAtBrackets(piece, rules))
    .flatMap((piece) => (isOfJob ? divideAtIn(piece, rules) : [piece]))
    .flatMap((piece) => (isOfJob ? divideAtLegalForm(piece, rules) : [piece]))
}

/** The text below a label; a column of schools in an East Asian form may also have the subjects. */
function piecesOfLabelled(text: string, is: EntryLabel, rules: Rules, isOfJob: boolean) {
  const whole = { text, join: '\t' }
  const [school, ...subjects] = is === 'where' && !isOfJob ? divideIdeographs(whole, rules, isOfJob) : [whole]
  return [{ ...(school ?? whole), is }, ...subjects].filter(({ text: own }) => own !== '')
}

const isBetween = (text: string, { at, length }: FoundRange): boolean =>
  /\p{L}{2}[^\p{L}\p{N}]{0,3}$/u.test(text.slice(0, at)) &&
  /^\s?[\u2013\u2014|:,-]\s?\p{L}/u.test(text.slice(at + length))

function sidesOf(text: string, range: FoundRange): string[] {
  const { at, length, isSingle } = range
  // 'Bachelor of Science 2014 - Kestrel College': the texts before and after a date in the middle of a line are not one name
  if (isSingle && !isBetween(text, range)) return [without(text, range)]
  return [without(text.slice(0, at + length), range), without(text.slice(at), { at: 0, length })]
}
