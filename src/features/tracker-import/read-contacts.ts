import type { RowProblem } from '#features/import-files/contract.ts'
import { describeColumns } from '#features/import-files/describe-columns.ts'
import { describeFile } from '#features/import-files/describe-file.ts'
import { matchFilled } from '#features/import-files/match-filled.ts'
import { collectQuestions } from '#features/import-files/questions.ts'
import type { Table } from '#features/import-files/table.ts'
import { type NameOrder, nameOrderIn, orderName } from '#features/import-files/values/name-order.ts'
import { type Cells, readColumns } from '#features/import-files/values/read-columns.ts'
import { readEmails } from '#features/import-files/values/read-email.ts'
import { readName } from '#features/import-files/values/read-name.ts'
import { readPhones } from '#features/import-files/values/read-phones.ts'
import { plainWords } from '#lib/names.ts'
import { storableText, tidyLine } from '#lib/tidy-text.ts'
import { type ContactField, contactFields } from './contact-fields.ts'
import { type OwnApplication, placeContacts } from './place-contacts.ts'
import { readCellLink } from './read-link.ts'
import { bare, limited, type Note } from './read-texts.ts'
import type { ReadFile, ReadOptions } from './read-tracked.ts'
import { knownContacts } from './unknown-contact-columns.ts'

export type ContactRow = {
  row: number
  name: string
  role: string
  email: string
  phone: string
  link: string
  note: string
  companyName: string
  /** The application that the contact is added to. */
  aboutId: string
}
export type ReadContacts = ReadFile<ContactRow> & { kind: 'contacts' }
type ContactOptions = ReadOptions & {
  /** The person's applications, newest first. */
  own: readonly OwnApplication[]
}

/** Every person of an address book, with the application to their company. NO_COMPANY without a column for names or addresses. */
export function readContacts(
  table: Table,
  { today, answers, columns: chosen = {}, own }: ContactOptions,
): ReadContacts | 'NO_COMPANY' {
  const forms = { ...formsOfAddress(table), ...chosen }
  const questions = collectQuestions(answers)
  const named = matchFilled(table, contactFields, forms)
  const { columns, asked: unknown, isOpen } = knownContacts(table, named, forms, questions)
  if (!columns.some((key) => key && ['person', 'first_name', 'last_name', 'email'].includes(key))) return 'NO_COMPANY'
  const { cellsOf, orderOf } = readColumns(table, { fields: contactFields, columns, questions, today })
  const at = columns.indexOf('employer')
  const place = placeContacts(own, { column: table.header[at] || 'Company', ask: questions.ask })
  const order = nameOrderIn(table, columns.indexOf('person'), columns.indexOf('email'))
  const rows: ContactRow[] = []
  const [refused, noted, leftOut]: [RowProblem[], RowProblem[], RowProblem[]] = [[], [], []]
  const asked: ReadContacts['asked'] = []
  const seen = new Map<string, number>()
  for (const { number: row, cells } of table.rows) {
    const notes: Note[] = []
    const person = readPerson(cellsOf(cells), order, notes)
    if (person === null) {
      refused.push({ row, column: '', reason: 'has neither a name nor an email address' })
      continue
    }
    const placed = isOpen ? ({ kind: 'asked' } as const) : place(person.companyName)
    if (placed.kind === 'left-out') {
      leftOut.push({ row, column: table.header[at] ?? '', reason: placed.reason })
      continue
    }
    const contact = { row, ...person, aboutId: placed.kind === 'placed' ? placed.aboutId : '' }
    const key = `${contact.aboutId} ${plainWords(person.companyName)} ${person.email.toLowerCase() || plainWords(person.name)}`
    const before = seen.get(key)
    if (before !== undefined) {
      leftOut.push({ row, column: '', reason: `is the same person as row ${before}` })
      continue
    }
    seen.set(key, row)
    noted.push(...notes.map((note) => ({ row, ...note })))
    if (placed.kind === 'asked') asked.push({ row, open: ['employer'], known: contact })
    else rows.push(contact)
  }
  for (const row of new Set(table.broken)) refused.push({ row, column: '', reason: "has a quote that isn't closed" })
  refused.sort((a, b) => a.row - b.row)
  return {
    kind: 'contacts',
    file: describeFile(table),
    fields: contactFields.map(({ key, label, many = false }) => ({ key, label, many })),
    columns: describeColumns(table, { fields: contactFields, columns, orderOf }),
    // what a question decides is not chosen, so that its answer can be changed
    chosenColumns: Object.fromEntries(
      columns.flatMap((key, place) => (unknown.includes(place) ? [] : [[place, key ?? '']])),
    ),
    chosenAnswers: answers ?? {},
    header: table.header,
    rows,
    refused,
    noted,
    leftOut,
    asked,
    questions: questions.all(),
    openQuestions: questions.countOpen(),
  }
}

const FORM_OF_ADDRESS =
  /^(?:mr|mrs|ms|miss|mx|dr|prof|herr|frau|m|mme|mlle|monsieur|madame|sr|sra|srta|don|dona|sig|sig ra|signor|signora|dott|dott ssa|dhr|mevr|mw|pan|pani|ing|lic|dra)(?: (?:dr|prof|ing))*$/

/** 'Title' is a form of address in some address books, and then no role. */
function formsOfAddress({ header, rows }: Table): Record<string, string> {
  const found = header.flatMap((_, at) => {
    const cells = rows.map(({ cells: row }) => plainWords(row[at] ?? '')).filter(Boolean)
    const isOne = cells.length > 0 && cells.filter((cell) => FORM_OF_ADDRESS.test(cell)).length > cells.length / 2
    return isOne ? [[String(at), ''] as const] : []
  })
  return Object.fromEntries(found)
}

type RowCells = Cells<ContactField>

const ADDRESS = /[^\s<>()[\]",;:|]{1,64}@[^\s<>()[\]",;:|]{1,190}/g

/** null for a row without a name and an address. */
function readPerson(cells: RowCells, order: NameOrder, notes: Note[]): Omit<ContactRow, 'row' | 'aboutId'> | null {
  const line = (key: ContactField, max: number) => {
    const [first] = cells.all(key)
    return first ? limited(tidyLine(bare(first.text)), max, { column: first.column, notes }) : ''
  }
  const several = (key: ContactField) => cells.all(key).map(({ text }) => bare(text).replaceAll(':::', ';'))
  const { emails, unread } = readEmails(several('email').join(';'))
  const [emailColumn = ''] = cells.all('email').map(({ column }) => column)
  // some have an address and a number in one cell
  const beside = several('email')
    .map((text) => text.replace(ADDRESS, ' ; '))
    .flatMap(readPhones)
  const isOfPhone = (text: string) => /^[\d\s()+/.-]+$/.test(text) && beside.length > 0
  for (const one of unread.filter((text) => !isOfPhone(text)))
    notes.push({ column: emailColumn, reason: `“${one.slice(0, 80)}” is not an email address: it is left out` })
  const phones = [...several('phone').flatMap(readPhones), ...beside]
  const name = nameOf(line, order)
  const [email = ''] = emails
  const companyName = line('employer', 200)
  const other = companyName === '' ? 'email address' : 'company'
  // a company without a person can be called or written to, too
  if (name === '' && email === '' && (companyName === '' || phones.length === 0)) return null
  if (name === '') notes.push({ column: 'Name', reason: `is empty: the ${other} is used` })
  const more = [...emails.slice(1), ...new Set(phones.slice(1))].filter((one) => one !== phones[0])
  return {
    name: name || companyName || email,
    role: line('job_role', 200),
    email: email.slice(0, 254),
    phone: phones[0] ?? '',
    link: linkOf(several('profile').map(readCellLink)),
    note: noteOf([...more, ...cells.all('remark').map(({ text }) => bare(text))], notes),
    companyName,
  }
}

/** The person's own page, before that of the company. */
const linkOf = (links: readonly string[]): string =>
  links.find((link) => /^https?:\/\/(?:\w+\.)?(?:linkedin|xing)\.com\//i.test(link)) ?? links.find(Boolean) ?? ''

const noteOf = (texts: readonly string[], notes: Note[]): string =>
  limited(storableText(texts.filter(Boolean).join('\n')), 2000, { column: 'Note', notes })

/** The whole name. Beside a column of first names only, 'Name' is the last name. */
function nameOf(line: (key: ContactField, max: number) => string, order: NameOrder): string {
  const [whole, first, last] = [line('person', 200), line('first_name', 100), line('last_name', 100)]
  const parts = [first, line('middle_name', 50), last].filter(Boolean).join(' ')
  if (first === '' && last === '') return readName(orderName(whole, order))
  const isLast = whole !== '' && last === '' && !plainWords(whole).includes(plainWords(first))
  return readName(isLast ? `${parts} ${whole}` : parts)
}
