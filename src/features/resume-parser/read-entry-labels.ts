import { joinEvents } from './career-events.ts'
import type { EntryLine } from './entry-line.ts'
import { findRange } from './find-dates.ts'
import type { NumberedLine } from './lines.ts'
import { type EntryLabel, entryLabel, isFactName } from './vocabulary/entry-labels.ts'
import { isRole } from './words.ts'

/**
 * Removes labels from the lines and stores their meaning: 'Employer: Acme' shows that 'Acme' is a company, and so does the first row of a
 * table.
 */
export function readEntryLabels(lines: readonly NumberedLine[]): EntryLine[] {
  const read: EntryLine[] = []
  let columns: (EntryLabel | undefined)[] = []
  let isInWorks = false
  for (const line of joinEvents(withValues(lines)).map(withoutNumber).flatMap(apartFromFacts)) {
    const cells = line.text.split('\t')
    const header = line.is ? undefined : columnsOf(line)
    if (header) {
      columns = header
      const at = read.findLastIndex(isHeadOfWorks)
      isInWorks = at >= 0 && !header.includes('where') && !header.includes('what')
      // a list sign before the employer
      if (isInWorks) read[at] = { ...(read[at] as EntryLine), kind: 'text' }
      continue
    }
    if (isInWorks && isHeadOfWorks(line)) isInWorks = false
    if (isInWorks) read.push(...cells.map((text): EntryLine => ({ ...line, text, is: 'about' })))
    else if (line.is) read.push(line)
    else if (columns.length === cells.length) read.push(...readRow(line, columns))
    else read.push(withoutLabel(line))
  }
  return read
}

/** Joins a label alone on its line with the value below it: 'School:' above 'Kestrel College'. */
function withValues(lines: readonly NumberedLine[]): NumberedLine[] {
  const joined: NumberedLine[] = []
  for (const line of lines) {
    const last = joined.at(-1)
    const isValue = last && /[:\uff1a]$/u.test(last.text) && entryLabel(last.text) && line.kind !== 'item'
    if (isValue && !/[:\uff1a]/u.test(line.text)) joined.splice(-1, 1, { ...line, text: `${last.text} ${line.text}` })
    else joined.push(line)
  }
  return joined
}

/** Whether a line is the employer above a table of projects: it has the period and no cells. */
function isHeadOfWorks({ text, is }: EntryLine): boolean {
  const range = is || text.includes('\t') || text.length > MAX_HEAD ? null : findRange(text)
  return (
    range !== null && (range.at === 0 || range.at + range.length >= text.length - 2) && range.length < text.length - 2
  )
}

/** Jobs may be numbered: '\uff11\uff0e2013\u5e744\u6708 ...'. */
const withoutNumber = (line: EntryLine): EntryLine => ({ ...line, text: line.text.replace(NUMBER, '') })
const NUMBER =
  /^[(\uff08]?[\d\uff10-\uff19]{1,2}[.\uff0e\u3001)\uff09]\s?(?=(?:19|20)\d{2}\s?[\u5e74/]|[\uff12][\uff10]|\u5e73\u6210|\u4ee4\u548c|\u682a\u5f0f\u4f1a\u793e)/u

const MAX_HEAD = 120
const FACT = /\s[\u25c6\u25c7\u25a0\u25cf\u30fb]?(?=[^\s:\uff1a]{2,8}[:\uff1a])/u

/** Splits facts about an employer from its name, one per line: '\u4e8b\u696d\u5185\u5bb9\uff1a...'. */
function apartFromFacts(line: EntryLine): EntryLine[] {
  if (line.is || !/[:\uff1a\]\u3011]/u.test(line.text)) return [line]
  const isFact = (text: string) =>
    isFactName((/^[[\u3010]?([^:\uff1a\]\u3011]{2,8})[:\uff1a\]\u3011]/u.exec(text)?.[1] ?? '').trim())
  const [first = '', ...facts] = line.text.split(FACT)
  if (!facts.every(isFact)) return isFact(line.text) ? [{ ...line, is: 'about' }] : [line]
  return [first, ...facts].map((text) => ({ ...line, text, ...(isFact(text) && { is: 'about' as const }) }))
}

/** The meaning of each column below a row of labels; undefined for any other line. */
function columnsOf({ text }: NumberedLine): (EntryLabel | undefined)[] | undefined {
  const columns = text.split('\t').map((cell) => entryLabel(cell) ?? entryLabel(cell.split(/[/(\uff08]/u)[0] ?? ''))
  const known = new Set(columns.filter((kind) => kind !== undefined))
  return known.size >= 2 && !findRange(text, true) ? columns : undefined
}

const order = ['when', 'what', 'where', 'place', undefined, 'about'] as const

/** A table row as separate lines, the period first. */
function readRow(line: NumberedLine, columns: readonly (EntryLabel | undefined)[]): EntryLine[] {
  const titled = columns.includes('what')
    ? -1
    : line.text.split('\t').findIndex((cell, at) => !columns[at] && isRole(cell))
  const cells = line.text.split('\t').map((text, at) => ({ text, is: at === titled ? ('what' as const) : columns[at] }))
  const parts = order.flatMap((is) => cells.filter((cell) => cell.is === is && cell.text.trim()))
  return parts.map(({ text, is }, at) => ({ ...line, text, ...(is && { is }), isRow: at === 0 }))
}

function withoutLabel(line: EntryLine): EntryLine {
  const at = line.text.search(/[\t:\uff1a]/u)
  const is = at < 0 ? undefined : entryLabel(line.text.slice(0, at))
  const value = line.text.slice(at).replace(/^[\s:\uff1a]+/u, '')
  const range = is === 'when' ? findRange(value) : null
  // also in a list and with other words around it: 'Period: from 2019 to 2021 as a temp'
  if (range && (line.kind === 'item' || IDEOGRAPH.test(value)))
    return { ...line, kind: 'text', text: value.slice(range.at, range.at + range.length), is: 'when' }
  return is && value && line.kind !== 'item' ? { ...line, text: value, is } : line
}

const IDEOGRAPH = /\p{sc=Han}/u
