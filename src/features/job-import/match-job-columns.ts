import { type ChosenColumns, matchColumns } from '#features/import-files/fields.ts'
import type { Table } from '#features/import-files/table.ts'
import { readDay } from '#features/import-files/values/read-day.ts'
import { plainWords } from '#lib/names.ts'
import { type JobField, jobFields } from './fields.ts'
import { isHtml } from './text-parts.ts'
import { readers, shareOf, valuesOf } from './value-columns.ts'

/** Words of a column's name that do not change what it means: 'Description - External', 'lieuTravail.libelle', 'Job #'. */
export const simpler = (name: string): string =>
  plainWords(
    name
      .replace(/([a-z])([A-Z])/g, '$1 $2')
      .replace(/#/g, ' number ')
      .replace(/[([{][^()[\]{}]{0,40}[)\]}]/g, ' '),
  )
    .replace(
      /\b(external|public|libelle|libelle converti|label|converti|html|text|final|desired|optional|required field|brutto|gross|lordo|bruto|brut)\b/g,
      ' ',
    )
    .replace(/\s+/g, ' ')
    .trim()

/** The letters that have no accent to leave out, with their case. */
const letters: Record<string, string> = { ł: 'l', Ł: 'L', ß: 'ss', ø: 'o', Ø: 'O', æ: 'ae', œ: 'oe', đ: 'd' }
const inLatin = (name: string): string => name.replace(/[łŁßøØæœđ]/g, (letter) => letters[letter] ?? letter)

const isPlainCopy = (name: string): boolean => /plain(?: ?text)?$/i.test(name.trim())

/** What each column of a file of jobs is: by its name, by a simpler form of it, and by plain values. Chosen columns take precedence. */
export function matchJobColumns(table: Table, chosen: ChosenColumns, today: string): (JobField | null)[] {
  const latin = { ...table, header: table.header.map(inLatin) }
  const first = matchColumns(latin, jobFields, { ...ownNames(table), ...chosen }) as (JobField | null)[]
  const taken = Object.fromEntries(first.flatMap((key, at) => (key === null ? [] : [[at, key]])))
  const simple = { ...table, header: latin.header.map((name, at) => (first[at] === null ? simpler(name) : '')) }
  const columns = matchColumns(simple, jobFields, { ...taken, ...chosen }) as (JobField | null)[]
  byValues(table, columns, chosen)
  withWholeIds(table, columns, chosen)
  withoutPast(table, columns, { chosen, today })
  const hasHtml = table.header.some((name, at) => columns[at] === 'description' && !isPlainCopy(name))
  return columns.map((key, at) =>
    key === 'description' && hasHtml && isPlainCopy(table.header[at] ?? '') && chosen[at] === undefined ? null : key,
  )
}

/** Columns whose names mean something else in other files: the title of a job is 'text' in Lever's. */
function ownNames({ header, rows }: Table): ChosenColumns {
  const isShort = (at: number) => rows.every(({ cells }) => (cells[at] ?? '').length <= 200 && !isHtml(cells[at] ?? ''))
  const text = header.indexOf('text')
  const isLever = text >= 0 && isShort(text) && header.some((name) => name.startsWith('categories.'))
  return isLever ? { [text]: 'title' } : {}
}

/** Fields whose columns can be another one by their values: 'Estado' is a state or a status. */
const doubtful = new Set<JobField>(['employment_type', 'work_mode', 'status', 'level', 'region', 'salary_period'])
const ENOUGH = 0.6
/** A column without a known name must be read nearly as a whole. */
const PLAIN = 0.8
const FEW = 0.34

/** Settles by their values what columns are whose names are unknown or have two meanings, such as 'Umfang' and 'Work Type'. */
function byValues(table: Table, columns: (JobField | null)[], chosen: ChosenColumns): void {
  for (const [at, key] of columns.entries()) {
    if (chosen[at] !== undefined || (key !== null && !doubtful.has(key))) continue
    const values = valuesOf(table, at)
    if (values.length === 0) continue
    if (key !== null && shareOf(key, values) >= FEW) continue
    const [best] = (Object.keys(readers) as JobField[])
      .filter((field) => field !== key && isWanted(field, { columns, isNamed: key !== null }))
      .map((field) => ({ field, share: shareOf(field, values) }))
      .filter(({ share }) => share >= (key === null ? PLAIN : ENOUGH))
      .sort((a, b) => b.share - a.share)
    if (best) columns[at] = best.field
  }
}

type Wanted = { columns: readonly (JobField | null)[]; isNamed: boolean }

/** Places and pay of unnamed columns are only asked by their values: they can be the company's, or a bonus. */
function isWanted(field: JobField, { columns, isNamed }: Wanted): boolean {
  if (field === 'employment_type') return true
  if (field === 'salary') return false
  if (field === 'location') return isNamed && !columns.some((key) => key === 'location' || key === 'city')
  if (field === 'level') return isNamed && !columns.includes('level')
  if (field === 'salary_period')
    return !columns.includes('salary_period') && columns.some((key) => key?.startsWith('salary'))
  return !columns.includes(field)
}

/** Whether the name of a column is one of a field's. */
export const namedAs = (name: string, key: JobField): boolean =>
  [inLatin(name), simpler(inLatin(name))].some((one) =>
    matchColumns({ header: [one], rows: [] }, only(key)).includes(key),
  )

const only = (key: JobField) => jobFields.filter((field) => field.key === key).map(({ pattern: _, ...field }) => field)

const doubtfulDay =
  /^(close date|closed date|closing|date closed|end date|target date|job end date|date end|dateend|due date|job close date|close job date|date to close)$/

/** 'Close date' can be the day on which a job was closed: it is a deadline only if some of its days are to come. */
function withoutPast(
  table: Table,
  columns: (JobField | null)[],
  { chosen, today }: { chosen: ChosenColumns; today: string },
): void {
  const at = columns.indexOf('deadline')
  if (at < 0 || chosen[at] !== undefined || !doubtfulDay.test(simpler(table.header[at] ?? ''))) return
  const isToCome = table.rows.some(({ cells }) => {
    const read = readDay(cells[at] ?? '')
    return read.kind === 'day' && (read.day >= today || (read.other ?? '') >= today)
  })
  if (!isToCome) columns[at] = null
}

/** Of several columns of ids one that each row has: a requisition can be without a number. */
function withWholeIds(table: Table, columns: (JobField | null)[], chosen: ChosenColumns): void {
  const at = columns.indexOf('external_id')
  const isWhole = (column: number) => table.rows.every(({ cells }) => (cells[column] ?? '').trim() !== '')
  if (at < 0 || chosen[at] !== undefined || isWhole(at)) return
  const other = table.header.findIndex((name, column) => {
    if (columns[column] !== null || chosen[column] !== undefined || !isWhole(column)) return false
    const values = new Set(table.rows.map(({ cells }) => cells[column]))
    return (
      values.size === table.rows.length &&
      matchColumns({ header: [inLatin(name)], rows: [] }, ids).includes('external_id')
    )
  })
  if (other < 0) return
  columns[at] = null
  columns[other] = 'external_id'
}

const ids = jobFields.filter(({ key }) => key === 'external_id')
