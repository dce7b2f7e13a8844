import { matchColumns } from '#features/import-files/fields.ts'
import type { Table } from '#features/import-files/table.ts'
import { plainWords } from '#lib/names.ts'
import { contactFields } from './contact-fields.ts'
import { trackedFields } from './fields.ts'
import type { ImportKind } from './rules.ts'
import { readSeekerStatus } from './status-words.ts'

/** Headers that say that something was sent, and not only when anything happened. */
const SENT =
  /appl|bewerb|beworb|postul|candid|sollicit|submit|sent\b|envo|envi|invi|gesendet|verschickt|verstuurd|aplik|solicit/
/** A column of this name lists people at companies in both kinds of files. */
const EITHER = /^(?:contacts?|who|kontakte?|ansprechpartner(?:in)?|contacto|contatto|contato)$/

/** Whether a file lists people or applications: only address books have first and last names apart, or names beside addresses. */
export function findKind(table: Table): ImportKind {
  if (table.format === 'vcf') return 'contacts'
  const people = matchColumns(table, contactFields)
  if (people.includes('first_name') && people.includes('last_name')) return 'contacts'
  // 'Nome' and 'Nom' alone are whole names
  const at = (['person', 'first_name', 'last_name'] as const).map((key) => people.indexOf(key)).find((one) => one >= 0)
  const person = plainWords(table.header[at ?? -1] ?? '')
  const isReachable = people.includes('email') || people.includes('phone') || people.includes('profile')
  const isList = person !== '' && isReachable && !isOfApplications(table)
  return isList && (!EITHER.test(person) || !people.includes('employer')) ? 'contacts' : 'applications'
}

function isOfApplications(table: Table): boolean {
  const columns = matchColumns(table, trackedFields)
  const nameOf = (key: (typeof columns)[number]) => plainWords(table.header[columns.indexOf(key)] ?? '')
  if (columns.includes('did_apply') || SENT.test(nameOf('applied'))) return true
  return (['status', 'outcome'] as const).some((key) => {
    const at = columns.indexOf(key)
    const cells = at < 0 ? [] : table.rows.map(({ cells: row }) => row[at] ?? '').filter((cell) => cell.trim() !== '')
    return cells.length > 0 && cells.filter((cell) => readSeekerStatus(cell) !== null).length > cells.length / 2
  })
}
