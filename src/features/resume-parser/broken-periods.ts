import { findDate, findRange } from './find-dates.ts'
import type { NumberedLine } from './lines.ts'

const DASH = /^\s?[\u2012-\u2015\u2212~\uff5e\u301c-]\s?/u

/**
 * Joins periods that a narrow left column broke into two lines: 'Dec 2021 - Welder, Acme' above 'Today<tab>Joined pipes' is one period with
 * two lines of text.
 */
export function joinBrokenPeriods<L extends NumberedLine>(lines: readonly L[]): L[] {
  const joined = [...lines]
  for (const [at, line] of lines.entries()) {
    const next = joined[at + 1]
    const start = startOf(line.text)
    const [cell = '', ...rest] = next?.text.split('\t') ?? []
    if (!next || !start || !isEnd(cell) || next.kind === 'item') continue
    const words = line.text.slice(start.length).replace(DASH, '').replace(/^\t/, '')
    joined[at] = { ...line, text: `${start} - ${cell}${words ? `\t${words}` : ''}` }
    joined[at + 1] = { ...next, text: rest.join('\t') }
  }
  return joined.filter(({ text }) => text !== '')
}

/** The date at the start of a text, if a dash and no other date follows it. */
function startOf(text: string): string {
  const date = findDate(text)
  if (date?.at !== 0) return ''
  const after = text.slice(date.length)
  const range = findRange(text)
  const isPeriodOnly = range !== null && range.at === 0 && range.length > date.length + 3
  return DASH.test(after) && !isPeriodOnly ? text.slice(0, date.length) : ''
}

/** Whether a cell is a date or a word for today, and nothing else. */
function isEnd(cell: string): boolean {
  const text = `2000 - ${cell}`
  const range = cell.length > 1 && cell.length < 24 ? findRange(text) : null
  return range !== null && range.at === 0 && range.length === text.trimEnd().length
}
