import { askColumn } from '#features/import-files/ask-column.ts'
import type { ChosenColumns } from '#features/import-files/fields.ts'
import type { Questions } from '#features/import-files/questions.ts'
import { systemOf } from '#features/import-files/systems.ts'
import type { Table } from '#features/import-files/table.ts'
import { plainWords } from '#lib/names.ts'
import type { TrackedField } from './fields.ts'
import { cellsOf } from './match-columns.ts'
import { readSeekerStatus } from './status-words.ts'

type Columns = readonly (TrackedField | null)[]
export type WithUnknown = {
  columns: (TrackedField | null)[]
  /** While it is asked which column has the job titles. */
  isTitleOpen: boolean
  /** The column whose values alone say that it has statuses. */
  foundAt: number | null
  /** A column that may list people, while that is asked. */
  openAt: number | null
  /** Whether a column says how the applications went, or none can. */
  hasStatus: boolean
}

const MAX_STATUSES = 20
/** Columns that say how an application went. */
const STATUS = [
  'status',
  'outcome',
  'interviewed',
  'offered',
  'accepted',
  'rejected',
  'withdrawn',
  'did_apply',
] as const
const NAME = /^\p{Lu}[\p{L}\p{M}'’.-]*(?:\s\p{L}[\p{L}\p{M}'’.-]*){1,3}$/u
const PEOPLE = 'Are these the people you know there?'
const yesOrNo = [
  { value: 'yes', label: 'Yes' },
  { value: 'no', label: 'No' },
]

/** What columns are that no name explains: a status by its values, and people, which is asked. */
export function withUnknown(table: Table, named: Columns, chosen: ChosenColumns, questions: Questions): WithUnknown {
  const { ask } = questions
  const columns = [...named]
  const find = (is: (cells: readonly string[]) => boolean): number | null => {
    const at = table.header.findIndex(
      (_, place) => columns[place] === null && !chosen[place] && is(cellsOf(table, place)),
    )
    return at < 0 ? null : at
  }
  const title = titleColumn(table, columns, chosen, questions)
  if (title !== null && title >= 0) columns[title] = 'title'
  const isTitleOpen = title === null
  const foundAt = columns.includes('status') || columns.includes('outcome') ? null : find(isOfStatuses)
  if (foundAt !== null) columns[foundAt] = 'status'
  // with a column that is not understood, 'applied' would be a guess
  const hasStatus =
    foundAt === null &&
    (STATUS.some((key) => columns.includes(key)) || find(isOfShortWords) === null || systemOf(table.header) !== null)
  const peopleAt = columns.includes('contact') ? null : find(isOfPeople)
  if (peopleAt === null) return { columns, isTitleOpen, foundAt, openAt: null, hasStatus }
  const column = table.header[peopleAt] || `Column ${peopleAt + 1}`
  const answer = ask({ kind: 'whole', column, field: '', text: PEOPLE, options: yesOrNo })
  if (answer === 'yes') columns[peopleAt] = 'contact'
  return { columns, isTitleOpen, foundAt, openAt: answer === null ? peopleAt : null, hasStatus }
}

const TITLES = 'Which column has the job titles?'
/** Titles are short texts with words, and seldom the same. */
const isOfTitles = (cells: readonly string[]): boolean =>
  cells.length > 0 &&
  cells.every((cell) => cell.length <= 120 && /\p{L}{3}/u.test(cell) && !/@|:\/\//.test(cell)) &&
  new Set(cells).size >= Math.min(cells.length, 3)

/** Asks for the column of titles in a list of companies; -1 without one, null while it is asked. */
function titleColumn(table: Table, columns: Columns, chosen: ChosenColumns, questions: Questions): number | null {
  if (columns.includes('title') || columns.includes('both') || !columns.includes('company')) return -1
  const candidates = table.header.flatMap((_, at) =>
    columns[at] === null && chosen[at] === undefined && isOfTitles(cellsOf(table, at)) ? [at] : [],
  )
  return candidates.length === 0 ? -1 : askColumn({ table, questions }, { text: TITLES, candidates })
}

function isOfStatuses(cells: readonly string[]): boolean {
  const values = new Map(cells.map((cell) => [plainWords(cell), cell]))
  const known = [...values.values()].filter((cell) => readSeekerStatus(cell) !== null).length
  return values.size <= MAX_STATUSES && known >= 2 && known >= values.size * 0.4
}

const MAX_LETTERS = 40

/** Cells that could be states in words that are not known. */
const isOfShortWords = (cells: readonly string[]): boolean =>
  cells.length > 1 &&
  !isOfPeople(cells) &&
  cells.every((cell) => cell.length <= MAX_LETTERS && /\p{L}{2}/u.test(cell) && !/[@/]/.test(cell))

/** 'Ida Ek (HR)' and 'Ida Ek, HR' */
const withoutRole = (cell: string): string => (cell.split(/[,(;/]| [-–—] /, 1)[0] ?? '').trim()

/** Names of two words or more, most of which are there once. */
export const isOfPeople = (cells: readonly string[]): boolean =>
  cells.length > 0 &&
  cells.filter((cell) => NAME.test(withoutRole(cell)) && cell.length <= 80).length >= cells.length * 0.6 &&
  new Set(cells).size >= cells.length * 0.7
