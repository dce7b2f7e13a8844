import { joinEvents } from './career-events.ts'
import { findRange } from './find-dates.ts'
import type { NumberedLine } from './split-sections.ts'
import { type EntryLabel, entryLabel } from './vocabulary/entry-labels.ts'

/** A line of a job or of studies; `is` where a label says what it is, `isRow` where a row of a table begins. */
export type EntryLine = NumberedLine & { is?: EntryLabel; isRow?: boolean }

/** The lines without their labels: 'Employer: Acme' says what 'Acme' is, and so does the first row of a table. */
export function readEntryLabels(lines: readonly NumberedLine[]): EntryLine[] {
  const read: EntryLine[] = []
  let columns: (EntryLabel | undefined)[] = []
  for (const line of joinEvents(lines)) {
    const cells = line.text.split('\t')
    const header = line.is ? undefined : columnsOf(line)
    if (header) {
      columns = header
      continue
    }
    if (line.is) read.push(line)
    else if (columns.length === cells.length) read.push(...readRow(line, columns))
    else read.push(withoutLabel(line))
  }
  return read
}

/** What the columns below a row of labels are; undefined for any other line. */
function columnsOf({ text }: NumberedLine): (EntryLabel | undefined)[] | undefined {
  const columns = text.split('\t').map((cell) => entryLabel(cell) ?? entryLabel(cell.split('/')[0] ?? ''))
  const known = new Set(columns.filter((kind) => kind !== undefined))
  return known.size >= 2 && !findRange(text, true) ? columns : undefined
}

const order = ['when', 'what', 'where', 'place', undefined, 'about'] as const

/** A row as lines, its period first. */
function readRow(line: NumberedLine, columns: readonly (EntryLabel | undefined)[]): EntryLine[] {
  const cells = line.text.split('\t').map((text, at) => ({ text, is: columns[at] }))
  const parts = order.flatMap((is) => cells.filter((cell) => cell.is === is && cell.text.trim()))
  return parts.map(({ text, is }, at) => ({ ...line, text, ...(is && { is }), isRow: at === 0 }))
}

function withoutLabel(line: EntryLine): EntryLine {
  const at = line.text.search(/[\t:\uff1a]/u)
  const is = line.kind === 'item' || at < 0 ? undefined : entryLabel(line.text.slice(0, at))
  const value = line.text.slice(at).replace(/^[\s:\uff1a]+/u, '')
  return is && value ? { ...line, text: value, is } : line
}
