import type { ChosenColumns } from '#features/import-files/fields.ts'
import { matchFilled } from '#features/import-files/match-filled.ts'
import type { Table } from '#features/import-files/table.ts'
import { readDay } from '#features/import-files/values/read-day.ts'
import { plainWords } from '#lib/names.ts'
import { type TrackedField, trackedFields } from './fields.ts'
import { isNo, isYes } from './read-status.ts'
import { isOfBoth } from './split-both.ts'

type Columns = (TrackedField | null)[]

/** The field of each column. A column can mean something else by its values or beside others, unless the person chose it. */
export function trackedColumns(table: Table, chosen: ChosenColumns): Columns {
  const isOpen = (at: number) => chosen[at] === undefined
  const others: ChosenColumns = {}
  for (const [at, key] of matchFilled(table, trackedFields, chosen).entries()) {
    const byValue = key && isOpen(at) ? byValues(key, cellsOf(table, at)) : key
    if (byValue !== key) others[at] = byValue ?? ''
  }
  // what one column is not, another one can be
  const named = matchFilled(table, trackedFields, { ...others, ...chosen })
  const columns = named.map((key, at) => (key === null && isOpen(at) && isOfLinks(table, at) ? ('link' as const) : key))
  return withoutOwnAddress(table, withNames(table, columns, isOpen), isOpen)
}

/** Web addresses of a column that no name says, except for pages of people and of resumes. */
function isOfLinks(table: Table, at: number): boolean {
  if (
    /\b(resume|cv|lebenslauf|cover|portfolio|linked|linkedin|recruiter|contact|photo|logo|image)\b/.test(
      plainWords(table.header[at] ?? ''),
    )
  )
    return false
  const cells = cellsOf(table, at).slice(0, 200)
  return cells.length > 0 && cells.filter((cell) => /^https?:\/\//i.test(cell)).length > cells.length * 0.6
}

/** The cells of a column that are not empty. */
export const cellsOf = ({ rows }: Table, at: number): string[] =>
  rows.map(({ cells }) => (cells[at] ?? '').trim()).filter((cell) => cell !== '')

/** 'Applied' is a column of ticks in some lists and of days in others; 'Response: yes' is no status. */
function byValues(key: TrackedField, cells: readonly string[]): TrackedField | null {
  const some = cells.slice(0, 500)
  const share = (is: (cell: string) => boolean) => some.filter(is).length / Math.max(some.length, 1)
  if (key === 'applied' || key === 'added' || key === 'status_on') {
    if (some.length === 0 || share((cell) => readDay(cell).kind !== 'unknown') > 0.4) return key
    if (key === 'applied' && share((cell) => isYes(cell) || isNo(cell)) > 0.8) return 'did_apply'
    return share((cell) => /\d/.test(cell)) > 0.5 ? key : null
  }
  if (key === 'status' || key === 'outcome') return share((cell) => isYes(cell) || isNo(cell)) > 0.8 ? null : key
  // 'Source', 'Type' and the like can be numbers of a template
  return key
}

/** 'Name' is the company beside a column of titles, and the title beside one of companies. */
function withNames(table: Table, columns: Columns, isOpen: (at: number) => boolean): Columns {
  const next = [...columns]
  const find = (key: TrackedField) => next.indexOf(key)
  const both = find('both')
  const [title, company] = [find('title'), find('company')]
  if (both >= 0 && isOpen(both)) {
    if (title >= 0 && company >= 0) next[both] = null
    else if (title >= 0 && !isOfBoth(cellsOf(table, both))) next[both] = 'company'
    else if (company >= 0) next[both] = 'title'
    else if (title >= 0 && isOpen(title)) next[title] = null
  }
  const isAlone = find('title') >= 0 !== find('company') >= 0 && find('both') < 0
  const one = Math.max(find('title'), find('company'))
  if (isAlone && isOpen(one) && isOfBoth(cellsOf(table, one))) next[one] = 'both'
  return next
}

const OWN = new Set(['contact email', 'contact phone number'])

/** An archive of LinkedIn has the applicant's own address in 'Contact Email'; so has any list with one address for all companies. */
function withoutOwnAddress(table: Table, columns: Columns, isOpen: (at: number) => boolean): Columns {
  const names = table.header.map(plainWords)
  const isLinkedIn = names.includes('question and answers') && names.includes('resume name')
  return columns.map((key, at) => {
    if ((key !== 'contact_email' && key !== 'contact_phone') || !isOpen(at)) return key
    const cells = cellsOf(table, at)
    const isSame = cells.length > 2 && new Set(cells).size === 1
    return (isLinkedIn && OWN.has(names[at] ?? '')) || isSame ? null : key
  })
}
