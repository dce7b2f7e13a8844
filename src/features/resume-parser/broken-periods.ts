import { findDate, findRange } from './find-dates.ts'
import type { NumberedLine } from './lines.ts'

const DASH = /^\s?[\u2012-\u2015\u2212~\uff5e\u301c-]\s?/u

/**
 * Joins periods that a narrow column broke into two lines: 'Dec 2021 - Welder, Acme' above 'Today<tab>Joined pipes' is one period with two
 * lines of text, also with 'Welder<tab>Dec 2021 -' above 'Acme<tab>Today'. A line without a date may be between them.
 */
export function joinBrokenPeriods<L extends NumberedLine>(lines: readonly L[]): L[] {
  const joined = [...lines]
  for (const at of joined.keys()) joinAtLeft(joined, at) || joinAtRight(joined, at)
  return joined.filter(({ text }) => text !== '')
}

function joinAtLeft<L extends NumberedLine>(lines: L[], at: number): boolean {
  const line = lines[at] as L
  const start = startOf(line.text)
  if (!start) return false
  const end = [at + 1, at + 2].find((place) => isEnd(lines[place]?.text.split('\t')[0] ?? ''))
  const next = lines[end ?? -1]
  const isApart =
    end === at + 2 && (findDate(lines[at + 1]?.text ?? '') !== null || Math.abs((next?.x ?? 0) - line.x) > 2)
  if (!next || next.kind === 'item' || isApart) return false
  const [cell = '', ...rest] = next.text.split('\t')
  const words = line.text.slice(start.length).replace(DASH, '').replace(/^\t/, '')
  lines[at] = { ...line, text: `${start} - ${cell}${words ? `\t${words}` : ''}` }
  lines[end as number] = { ...next, text: rest.join('\t') }
  return true
}

function joinAtRight<L extends NumberedLine>(lines: L[], at: number): boolean {
  const [line, next] = [lines[at] as L, lines[at + 1]]
  if (!next || !line.text.includes('\t') || !next.text.includes('\t')) return false
  const [cells, below] = [line.text.split('\t'), next.text.split('\t')]
  const [open, end] = [cells.at(-1) ?? '', below.at(-1) ?? '']
  const start = startOf(open)
  if (!start || !isEnd(end) || open.slice(start.length).replace(DASH, '') !== '') return false
  lines[at] = { ...line, text: [...cells.slice(0, -1), `${start} - ${end}`].join('\t') }
  lines[at + 1] = { ...next, text: below.slice(0, -1).join('\t') }
  return true
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
