import type { EntryLine } from './entry-line.ts'
import { findDate, without } from './find-dates.ts'
import type { NumberedLine } from './lines.ts'

/** Japanese forms (履歴書) list events instead of periods: one row for the first day at a company or school, and one for the last day. */
export type CareerEvent = { kind: 'jobs' | 'education'; isEnd: boolean; date: string; name: string; note: string }

const events: Record<string, Pick<CareerEvent, 'kind' | 'isEnd'>> = {
  入社: { kind: 'jobs', isEnd: false },
  入所: { kind: 'jobs', isEnd: false },
  入職: { kind: 'jobs', isEnd: false },
  退社: { kind: 'jobs', isEnd: true },
  退職: { kind: 'jobs', isEnd: true },
  退所: { kind: 'jobs', isEnd: true },
  入学: { kind: 'education', isEnd: false },
  卒業: { kind: 'education', isEnd: true },
  修了: { kind: 'education', isEnd: true },
  退学: { kind: 'education', isEnd: true },
  中退: { kind: 'education', isEnd: true },
}
const words = Object.keys(events)
const EVENT =
  /(入社|入所|入職|退社|退職|退所|入学|卒業|修了|退学|中退)(?:見込み?)?\s*(?:[【(（]([^】)）]{1,40})[】)）])?$/u
const REASON = /(?:一身上の都合|会社都合|契約期間満了|契約満了)(?:により|のため)?$/u
/** The columns of the year and the month in the first row of such a table. */
const COLUMNS = /^年\t月\t/u
const SCHOOL = /^(.*?(?:大学校|大学|高等学校|高校|専門学校|高専|学院))(.*)$/u

/**
 * The event in a row; undefined for any other line. It runs for each line of every resume, so it first checks for typical words, which most
 * lines do not have.
 */
export function readEvent(text: string): CareerEvent | undefined {
  if (!words.some((word) => text.includes(word))) return undefined
  const date = findDate(text)
  if (!date || date.at > 0) return undefined
  const rest = without(text, date)
  const found = EVENT.exec(rest)
  const event = events[found?.[1] ?? '']
  if (!found || !event) return undefined
  const name = rest.slice(0, found.index).trim().replace(REASON, '').trim()
  return name ? { ...event, date: text.slice(0, date.length), name, note: found[2] ?? '' } : undefined
}

/** Normalizes the lines of a form: the year and month of each row become one cell, and the names of its tables become separate lines. */
export function tidyForm<Line extends { text: string }>(lines: readonly Line[]): readonly Line[] {
  if (!lines.some(({ text }) => COLUMNS.test(text))) return lines
  return lines.map((line) => ({
    ...line,
    text: line.text.replace(COLUMNS, '').replace(/^((?:19|20)\d{2})\t(\d{1,2})\t/u, '$1年$2月\t'),
  }))
}

/** Turns events into periods: joins each first day with the event that ends it. */
export function joinEvents(lines: readonly NumberedLine[]): readonly EntryLine[] {
  const rows = lines.map((line) => ({ line, event: readEvent(line.text) }))
  if (!rows.some(({ event }) => event)) return lines
  const ended = new Set<CareerEvent>()
  return rows.flatMap(({ line, event }, at) => {
    if (!event) return line.text.length > 6 ? [line] : []
    if (ended.has(event)) return []
    const end = event.isEnd ? undefined : rows.slice(at + 1).find((row) => row.event && isEndOf(event, row.event))
    if (end?.event) ended.add(end.event)
    const until = end?.event?.date ?? (event.kind === 'jobs' ? '現在' : '')
    const period = event.isEnd ? event.date : `${event.date} - ${until}`
    const [, school = event.name, field = ''] =
      event.kind === 'education' ? (SCHOOL.exec(event.name) ?? []) : ['', event.name, event.note]
    return [
      { ...line, text: period, is: 'when' as const, isRow: true },
      { ...(end ?? { line }).line, text: school, is: 'where' as const },
      ...(field ? [{ ...line, text: field.replace(/^[\s【(（]+|[】)）]$/gu, ''), is: 'what' as const }] : []),
    ]
  })
}

const isEndOf = (event: CareerEvent, other: CareerEvent): boolean =>
  other.isEnd && other.kind === event.kind && (other.name.startsWith(event.name) || event.name.startsWith(other.name))
