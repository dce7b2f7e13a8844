import type { ImportOption, Questions } from '#features/import-files/questions.ts'
import { isSite } from '#features/job-tracker/split-title.ts'
import { isTitle } from '#features/matching/titles.ts'

/** A cell such as 'Acme – Data Analyst' or 'Data Analyst at Acme'. */
export type Halves = { title: string; company: string }
type Order = 'company-first' | 'title-first'

const SIGNS = [' | ', ' – ', ' — ', ' - ', ' // ', ' / ', ' · ', ': ', ' -- ', ', ']
/** The words between a title and its company, in this order. */
const AT = / (?:@|at|bei|chez|bij|hos|presso|w firmie) /i
const orders: ImportOption[] = [
  { value: 'company-first', label: 'Company first' },
  { value: 'title-first', label: 'Job title first' },
]

/** Whether most cells of a column have both the company and the title. */
export function isOfBoth(cells: readonly string[]): boolean {
  const filled = cells.filter((cell) => cell.trim() !== '').slice(0, 500)
  return filled.length > 0 && filled.filter((cell) => halvesOf(cell) !== null).length >= filled.length * 0.6
}

function halvesOf(cell: string): { first: string; second: string; isTitleFirst: boolean } | null {
  const text = cell.trim()
  const at = AT.exec(text)
  if (at && at.index > 0) {
    const [first, second] = [text.slice(0, at.index).trim(), text.slice(at.index + at[0].length).trim()]
    if (first !== '' && second !== '') return { first, second, isTitleFirst: true }
  }
  for (const sign of SIGNS) {
    const from = text.indexOf(sign)
    if (from <= 0) continue
    const [first, second] = [text.slice(0, from).trim(), text.slice(from + sign.length).trim()]
    if (first !== '' && second !== '' && !isSite(second)) return { first, second, isTitleFirst: false }
  }
  return null
}

/** Reads a column of both. Which half is the company is decided for the file by halves that are job titles, or else asked. */
export function readBoth(cells: readonly string[], { column, ask }: { column: string; ask: Questions['ask'] }) {
  const votes: Record<Order, number> = { 'company-first': 0, 'title-first': 0 }
  let example = ''
  for (const cell of cells) {
    const halves = halvesOf(cell)
    if (!halves || halves.isTitleFirst) continue
    example ||= cell.trim()
    const [first, second] = [isTitle(halves.first), isTitle(halves.second)]
    if (first && !second) votes['title-first'] += 1
    if (second && !first) votes['company-first'] += 1
  }
  const suggestion = decide(votes)
  const order =
    example === ''
      ? 'title-first'
      : ask({ kind: 'choice', column, field: 'Company and job title', text: example, options: orders, suggestion })
  return (cell: string): Halves | 'asked' => {
    const halves = halvesOf(cell)
    // without a sign it is the name of the one thing that every list has
    if (!halves) return isTitle(cell) ? { title: cell.trim(), company: '' } : { title: '', company: cell.trim() }
    const { first, second, isTitleFirst } = halves
    if (isTitleFirst || order === 'title-first') return { title: first, company: second }
    return order === null ? 'asked' : { title: second, company: first }
  }
}

function decide(votes: Record<Order, number>): Order | null {
  const [company, title] = [votes['company-first'], votes['title-first']]
  if (company >= 2 * title && company > 0 && company > title) return 'company-first'
  return title >= 2 * company && title > 0 ? 'title-first' : null
}
