import { matchColumns } from '#features/import-files/fields.ts'
import type { Table } from '#features/import-files/table.ts'
import { plainWords } from '#lib/names.ts'
import { contactFields } from './contact-fields.ts'
import { trackedFields } from './fields.ts'
import { trackedColumns } from './match-columns.ts'
import type { ImportKind } from './rules.ts'
import { readSeekerStatus } from './status-words.ts'
import { isOfPeople } from './unknown-columns.ts'

/** Headers that say that something was sent, and not only when anything happened. */
const SENT =
  /appl|bewerb|beworb|postul|candid|sollicit|submit|sent\b|envo|envi|invi|gesendet|verschickt|verstuurd|aplik|solicit/
/** A column of this name lists people at companies in both kinds of files. */
const EITHER = /^(?:contacts?|who|kontakte?|ansprechpartner(?:in)?|contacto|contatto|contato)$/

/**
 * Whether a file lists people or applications: address books have first and last names apart, or names beside addresses, and lists of
 * applications have days of applying or statuses. `isClear` is false for a file with both, or neither.
 */
export function findKind(table: Table): { kind: ImportKind; isClear: boolean } {
  if (table.format === 'vcf') return { kind: 'contacts', isClear: true }
  const people = matchColumns(table, contactFields)
  const [hasDays, hasStatuses] = [hasDaysOfApplying(table), hasStatus(table)]
  const isSent = hasDays || hasStatuses
  if (people.includes('first_name') && people.includes('last_name')) return { kind: 'contacts', isClear: !isSent }
  // 'Nome' and 'Nom' alone are whole names
  const at = (['person', 'first_name', 'last_name'] as const).map((key) => people.indexOf(key)).find((one) => one >= 0)
  const person = plainWords(table.header[at ?? -1] ?? '')
  const isReachable = people.includes('email') || people.includes('phone') || people.includes('profile')
  const isEither = EITHER.test(person) && people.includes('employer')
  const isList = person !== '' && isReachable
  if (!isSent && isList && !isEither) return { kind: 'contacts', isClear: true }
  const hasPeople = person !== '' || people.includes('email') || people.includes('phone') || hasNames(table)
  if (!hasPeople) return { kind: 'applications', isClear: isSent || hasJobs(table) }
  // a list of applications can have a column for the contact at each company
  return { kind: 'applications', isClear: hasDays && hasJobs(table) && (person === '' || isEither) }
}

/** Whether a column that is no company and no title has names of people. */
function hasNames(table: Table): boolean {
  const columns = matchColumns(table, trackedFields)
  return columns.some(
    (key, at) =>
      (key === null || key === 'both') &&
      isOfPeople(table.rows.map(({ cells }) => (cells[at] ?? '').trim()).filter(Boolean)),
  )
}

/** Whether it names companies and job titles. */
function hasJobs(table: Table): boolean {
  const columns = trackedColumns(table, {})
  return columns.includes('both') || (columns.includes('title') && columns.includes('company'))
}

function hasDaysOfApplying(table: Table): boolean {
  const columns = matchColumns(table, trackedFields)
  return columns.includes('did_apply') || SENT.test(plainWords(table.header[columns.indexOf('applied')] ?? ''))
}

/** Whether most cells of a column of statuses are those of applications. */
function hasStatus(table: Table): boolean {
  const columns = matchColumns(table, trackedFields)
  return (['status', 'outcome'] as const).some((key) => {
    const at = columns.indexOf(key)
    const cells = at < 0 ? [] : table.rows.map(({ cells: row }) => row[at] ?? '').filter((cell) => cell.trim() !== '')
    return cells.length > 0 && cells.filter((cell) => readSeekerStatus(cell) !== null).length > cells.length / 2
  })
}
