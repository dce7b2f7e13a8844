import { type ApplicationStatus, applicationStatuses, statusNames } from '#features/applications/rules.ts'
import type { ImportOption, Questions } from '#features/import-files/questions.ts'
import type { Cells } from '#features/import-files/values/read-columns.ts'
import { readEmails } from '#features/import-files/values/read-email.ts'
import { readPhones } from '#features/import-files/values/read-phones.ts'
import type { ExternalType } from '#features/job-tracker/rules.ts'
import { plainWords } from '#lib/names.ts'
import { tidyLine } from '#lib/tidy-text.ts'
import type { TrackedField } from './fields.ts'
import { readCellLink } from './read-link.ts'
import { type ReadPerson, readPeople } from './read-people.ts'
import { isNo, isYes, readStatus, type Sign } from './read-status.ts'
import { bare, limited, lineOf, linkOf, type Note, notesOf, placeOf, salaryOf, typeOf } from './read-texts.ts'
import type { Halves } from './split-both.ts'
import type { SeekerStatus } from './status-words.ts'

export type TrackedRow = {
  row: number
  title: string
  companyName: string
  /** 'YYYY-MM-DD'; null for the day of the import. */
  appliedOn: string | null
  status: ApplicationStatus
  /** The day of that status; null if the file does not say it. */
  statusOn: string | null
  link: string
  location: string
  salaryText: string
  employmentType: ExternalType | ''
  notes: string
  contacts: ReadPerson[]
}
export type ReadTrackedRow = { notes: Note[] } & (
  | { kind: 'row'; application: TrackedRow }
  /** `open` are the fields with an open question; the rest is read. */
  | { kind: 'asked'; open: TrackedField[]; application: TrackedRow }
  | { kind: 'left-out' | 'refused'; column: string; reason: string }
)
type RowCells = Cells<TrackedField>
type RowOptions = {
  row: number
  ask: Questions['ask']
  split(cell: string): Halves | 'asked'
  /** Whether a column says how the applications went. */
  hasStatus: boolean
  /** Whether it is asked if a cell of the row names people. */
  isOpen: boolean
  /** Whether it is asked which column has the job titles. */
  isTitleOpen: boolean
}

export const noTitle = 'Unknown job title'
export const noCompany = 'Unknown company'

const skip: ImportOption = { value: '', label: "Don't import these rows" }
const statusOptions: ImportOption[] = [
  ...applicationStatuses.map((value) => ({ value, label: statusNames[value] })),
  skip,
]

/** One application from the cells of a row. A row is refused only without a company and a title. */
export function readTrackedRow(
  cells: RowCells,
  { row, ask, split, hasStatus, isOpen, isTitleOpen }: RowOptions,
): ReadTrackedRow {
  const notes: Note[] = []
  const open: TrackedField[] = []
  const line = (key: TrackedField, max: number) => lineOf(cells, key, { max, notes })
  const both = tidyLine(bare(cells.text('both')))
  const halves = both === '' ? { title: '', company: '' } : split(both)
  if (halves === 'asked') open.push('title', 'company')
  const half = (key: keyof Halves) =>
    halves === 'asked' ? '' : limited(halves[key], 200, { column: cells.all('both')[0]?.column ?? '', notes })
  const [title, companyName] = [line('title', 200) || half('title'), line('company', 200) || half('company')]
  if (title === '' && companyName === '' && halves !== 'asked')
    return { kind: 'refused', column: 'Company', reason: 'has neither a company nor a job title', notes }
  const status = statusOf(cells, ask, hasStatus)
  if (status.answer === '') return { kind: 'left-out', column: status.column, reason: leftOutReason(status), notes }
  if (status.answer === null) open.push('status')
  const appliedOn = appliedOf(cells, ask)
  if (appliedOn === 'asked') open.push('applied')
  if (appliedOn === null) notes.push({ column: 'Applied on', reason: 'is not known: the day of the import is used' })
  const changed = cells.day('status_on')
  if (changed === 'asked') open.push('status_on')
  open.push(...status.openDays)
  if (isOpen) open.push('contact')
  if (isTitleOpen) open.push('title')
  if (status.isOffer) notes.push({ column: status.column, reason: 'is an offer: it is stored as Interview' })
  if (title === '' && halves !== 'asked') notes.push({ column: 'Job title', reason: `is empty: “${noTitle}” is used` })
  if (companyName === '' && halves !== 'asked')
    notes.push({ column: 'Company', reason: `is empty: “${noCompany}” is used` })
  const application: TrackedRow = {
    row,
    title: title || noTitle,
    companyName: companyName || noCompany,
    appliedOn: appliedOn === 'asked' ? null : appliedOn,
    status: status.answer || 'submitted',
    statusOn: status.day ?? (changed === 'asked' ? null : changed),
    link: linkOf(cells, notes),
    location: placeOf(cells, notes),
    salaryText: salaryOf(cells, notes),
    employmentType: typeOf(cells),
    notes: notesOf(cells, notes),
    contacts: contactsOf(cells, notes),
  }
  return open.length > 0 ? { kind: 'asked', open, application, notes } : { kind: 'row', application, notes }
}

type Status = {
  /** '' leaves the row out; null while it is not known. */
  answer: ApplicationStatus | '' | null
  text: string
  column: string
  day: string | null
  isOffer: boolean
  isWish: boolean
  openDays: TrackedField[]
}

const signFields = ['interviewed', 'offered', 'accepted', 'rejected', 'withdrawn'] as const
const signStatus = {
  interviewed: 'interview',
  offered: 'offer',
  accepted: 'accepted',
  rejected: 'rejected',
  withdrawn: 'withdrawn',
} as const
/** Columns whose day can also be that of saving the job. */
const ANY_DAY = /^(?:date|datum|fecha|data|day|tag|jour)$/

function statusOf(cells: RowCells, ask: Questions['ask'], hasStatus: boolean): Status {
  const openDays: TrackedField[] = []
  const signs = signFields.flatMap((key): Sign[] => {
    const [cell] = cells.all(key)
    if (!cell || bare(cell.text) === '') return []
    const day = isYes(cell.text) || isNo(cell.text) || !/\d/.test(cell.text) ? null : cells.day(key)
    if (day === 'asked') openDays.push(key)
    return [{ status: signStatus[key], column: cell.column, text: bare(cell.text), day }]
  })
  const didApply = bare(cells.text('did_apply'))
  const [applied] = cells.all('applied')
  const hasDay = applied !== undefined && /\d/.test(applied.text)
  const said = [bare(cells.text('status')), bare(cells.text('outcome'))].filter((text) => text !== '' && !isNo(text))
  const read = readStatus({ status: said.join(' | '), signs, isApplied: hasDay || isYes(didApply) })
  const isExplicit = hasDay && !ANY_DAY.test(plainWords(applied.column))
  // 'Wishlist' with a day of applying contradicts itself
  const isOdd = read.status === 'saved' && (isExplicit || isYes(didApply))
  const isUnsent = read.status === null && read.text === '' && isNo(didApply) && didApply !== ''
  const column = (cells.all('status')[0] ?? cells.all('outcome')[0])?.column ?? 'Status'
  const text = isOdd ? `${read.text} · has a date of applying` : isUnsent ? 'Not applied' : read.text
  const suggestion = isOdd || !hasStatus ? null : isUnsent ? '' : asStored(read.status)
  const answer = ask({
    kind: 'choice',
    column,
    field: 'Status',
    text: text.replaceAll(' | ', ' · '),
    options: statusOptions,
    suggestion,
  }) as Status['answer']
  const isOffer = read.status === 'offer' && answer === 'interview'
  const isWish = suggestion === '' && answer === ''
  return { answer, text, column, day: read.day, isOffer, isWish, openDays: answer === '' ? [] : openDays }
}

const asStored = (status: SeekerStatus | null): ApplicationStatus | '' | null =>
  status === 'saved' ? '' : status === 'offer' ? 'interview' : status

const leftOutReason = ({ text, isWish }: Status): string =>
  isWish ? `“${text.slice(0, 80)}”: was not applied for` : `“${text.slice(0, 80)}” is not imported`

function appliedOf(cells: RowCells, ask: Questions['ask']): string | null | 'asked' {
  const key = cells.has('applied') ? 'applied' : 'added'
  const day = cells.day(key)
  if (day !== null || bare(cells.text(key)) !== '') return day
  // without any day, everything would seem to have been sent today
  const answer = ask({ kind: 'day', column: 'Applied on', field: 'Applied on', text: '' })
  return answer === null ? 'asked' : answer || null
}

/** The people of a row. An address beside one person is theirs; beside several it is that of the one whose name it has. */
function contactsOf(cells: RowCells, notes: Note[]): ReadPerson[] {
  const people: ReadPerson[] = []
  for (const { column, text } of cells.all('contact')) {
    const read = readPeople(bare(text))
    people.push(...read.people)
    // 'Larsen, Ida' can be one person or two
    for (const { name } of read.people)
      if (!text.includes(name)) notes.push({ column, reason: `“${text.slice(0, 80)}” is read as “${name}”` })
    for (const one of read.unread)
      notes.push({ column, reason: `“${one.slice(0, 80)}” is not a person's name: it is left out` })
  }
  const emails = cells.all('contact_email').flatMap(({ text }) => readEmails(text).emails)
  const phones = cells.all('contact_phone').flatMap(({ text }) => readPhones(text))
  const links = cells.all('contact_link').flatMap(({ text }) => readCellLink(text) || [])
  const roles = cells.all('contact_role').map(({ text }) => bare(text))
  if (people.length === 0)
    people.push(...emails.map((email) => ({ name: email, role: '', email: '', phone: '', link: '' })))
  const assign = (key: 'email' | 'phone' | 'link' | 'role', values: readonly string[], field: TrackedField) => {
    const column = cells.all(field)[0]?.column ?? ''
    for (const [at, value] of values.entries()) {
      const owner = ownerOf(people, { value, at, key, isEqual: values.length === people.length })
      if (!owner)
        notes.push({ column, reason: `“${value.slice(0, 80)}” belongs to no contact of the row: it is left out` })
      else owner[key] ||= value.slice(0, key === 'phone' ? 50 : 2000)
    }
  }
  assign('email', emails, 'contact_email')
  assign('phone', phones, 'contact_phone')
  assign('link', links, 'contact_link')
  assign(
    'role',
    roles.filter(Boolean).map((role) => role.slice(0, 200)),
    'contact_role',
  )
  return people
}

type Owned = { value: string; at: number; key: string; isEqual: boolean }

function ownerOf(people: readonly ReadPerson[], { value, at, key, isEqual }: Owned): ReadPerson | undefined {
  const words = plainWords(value.split('@', 1)[0] ?? '').split(' ')
  const named = people.filter(({ name }) =>
    plainWords(name)
      .split(' ')
      .some((part) => part.length > 2 && words.some((word) => word.includes(part))),
  )
  if ((key === 'email' || key === 'link') && named.length === 1) return named[0]
  if (people.length === 1 || isEqual) return people[people.length === 1 ? 0 : at]
  return undefined
}
