import type { ChosenColumns } from '#features/import-files/fields.ts'
import type { Questions } from '#features/import-files/questions.ts'
import type { Table } from '#features/import-files/table.ts'
import { readDay } from '#features/import-files/values/read-day.ts'
import { isPhoneNumber, readPhones } from '#features/import-files/values/read-phones.ts'
import { isTitle } from '#features/matching/titles.ts'
import type { ContactField } from './contact-fields.ts'
import { isOfPeople } from './unknown-columns.ts'

type Columns = readonly (ContactField | null)[]
export type KnownContacts = {
  columns: (ContactField | null)[]
  /** Columns that a question was about. */
  asked: number[]
  /** Whether it is not known yet which column has the companies. */
  isOpen: boolean
}

const EMAIL = /[^\s@<>()]@[^\s@<>()]+\.\p{L}/u
const LINK = /^(?:https?:\/\/|www\.)|linkedin\.com\//i
const share = (cells: readonly string[], is: (cell: string) => boolean): number =>
  cells.length === 0 ? 0 : cells.filter(is).length / cells.length

/** Numbers of seven digits or more, which are no days. */
const hasPhone = (cell: string): boolean => readDay(cell).kind === 'unknown' && readPhones(cell).some(isPhoneNumber)

/** What a column has by its values, where no column is named so. */
const byValues: [ContactField, (cells: readonly string[]) => boolean][] = [
  ['email', (cells) => share(cells, (cell) => EMAIL.test(cell)) >= 0.4],
  ['profile', (cells) => share(cells, (cell) => LINK.test(cell)) >= 0.5],
  ['phone', (cells) => share(cells, hasPhone) >= 0.6],
  ['job_role', (cells) => share(cells, isTitle) >= 0.5],
  ['person', isOfPeople],
]
const NAMES = new Set<ContactField | null>(['person', 'first_name', 'last_name'])
const WHOLE_FILE = 'Whole file'
const COMPANY = 'Which column names the companies?'

/** Finds columns by their values that no name explains; which one has the companies is asked. */
export function knownContacts(table: Table, named: Columns, chosen: ChosenColumns, { ask }: Questions): KnownContacts {
  const columns = [...named]
  const cellsOf = (at: number) => table.rows.map(({ cells }) => (cells[at] ?? '').trim()).filter(Boolean)
  const isFree = (at: number) => columns[at] === null && chosen[at] === undefined
  for (const [field, is] of byValues) {
    if (columns.includes(field) || (field === 'person' && columns.some((key) => NAMES.has(key)))) continue
    const at = table.header.findIndex((_, place) => isFree(place) && is(cellsOf(place)))
    if (at >= 0) columns[at] = field
  }
  if (columns.includes('employer')) return { columns, asked: [], isOpen: false }
  const free = table.header.flatMap((name, at) =>
    columns[at] === null && cellsOf(at).length > 0 ? [{ value: String(at), label: name || `Column ${at + 1}` }] : [],
  )
  if (free.length === 0) return { columns, asked: [], isOpen: false }
  const options = [...free.slice(0, 50), { value: '', label: 'None' }]
  const answer = ask({ kind: 'whole', column: WHOLE_FILE, field: '', text: COMPANY, options })
  if (answer) columns[Number(answer)] = 'employer'
  return { columns, asked: free.map(({ value }) => Number(value)), isOpen: answer === null }
}
