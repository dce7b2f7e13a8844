import { type ApplicationStatus, applicationStatuses, companyLabels } from '#features/applications/rules.ts'
import { camelWords } from '#features/import-files/fields.ts'
import type { ImportOption, Questions } from '#features/import-files/questions.ts'
import { type NameOrder, orderName } from '#features/import-files/values/name-order.ts'
import type { Cells } from '#features/import-files/values/read-columns.ts'
import { readEmails } from '#features/import-files/values/read-email.ts'
import { readName } from '#features/import-files/values/read-name.ts'
import { readPhones } from '#features/import-files/values/read-phones.ts'
import { foldLatin, plainWords } from '#lib/names.ts'
import { storableText } from '#lib/tidy-text.ts'
import type { ApplicationField } from './fields.ts'
import type { JobChoice } from './find-job.ts'
import { type ReadAnswer, readAnswers } from './read-answers.ts'
import type { ApplicationsOptions } from './read-applications.ts'
import { readStatusOf } from './read-status.ts'

export type Detail = { label: string; text: string }
export type ImportedRow = {
  row: number
  jobId: string
  fullName: string
  /** '' for a person without an address. */
  email: string
  phone: string
  /** 'YYYY-MM-DD'; null for the day of the import. */
  appliedOn: string | null
  status: ApplicationStatus
  /** The day of the last step, 'YYYY-MM-DD'; null if the file does not say it. */
  statusOn: string | null
  resumeText: string
  coverLetter: string | null
  externalId: string | null
  answers: ReadAnswer[]
  /** What is missing in an incomplete application: 'Resume', or a question's label. */
  missing: string[]
  /** What has no field of its own: source, location, links, tags, notes, and columns that are not read. */
  details: Detail[]
}
export type ApplicationStatuses = Record<string, ApplicationStatus>
type Note = { column: string; reason: string }
export type ReadRow = { notes: Note[] } & (
  | { kind: 'row'; application: ImportedRow }
  /** `open` are the fields with an open question. */
  | { kind: 'asked'; open: ApplicationField[] }
  | { kind: 'left-out' | 'refused'; column: string; reason: string }
)
type RowOptions = Pick<ApplicationsOptions, 'job' | 'questions' | 'statuses'> & {
  ask: Questions['ask']
  nameOrder: NameOrder
  chooseJob: (text: string) => JobChoice
  /** Whether the column of the status was found by its values alone. */
  isFound: boolean
  row: number
}
type RowCells = Cells<ApplicationField>

/** Exports put an apostrophe before text that a spreadsheet would run as a formula. */
const guard = /^'(?=\s*[=+\-@])/
const longest: Partial<Record<ApplicationField, number>> = { resume: 200_000, cover_letter: 10_000, skills: 5_000 }
const MAX_DETAILS = 60
const MAX_DETAIL = 5_000

export const skip: ImportOption = { value: '', label: "Don't import these rows" }
const statusOptions: ImportOption[] = [
  ...applicationStatuses.map((value) => ({ value, label: companyLabels[value] })),
  skip,
]

/**
 * One application from the cells of a row. A row is refused only without a name and an address: what cannot be read is left out, with a
 * note, or asked.
 */
export function readRow(cells: RowCells, options: RowOptions): ReadRow {
  const notes: Note[] = []
  const text = (key: ApplicationField): string => limited(cells, key, notes)
  const mails = readEmails(
    cells
      .all('email')
      .map((one) => one.text)
      .join(';')
      .replace(guard, ''),
  )
  for (const unread of mails.unread)
    notes.push({ column: 'Email', reason: `“${unread.slice(0, 80)}” is not an email address` })
  const [email = ''] = mails.emails
  const name = nameOf(text, options.nameOrder)
  if (name === '' && email === '')
    return { kind: 'refused', column: 'Full name', reason: 'has neither a name nor an email address', notes }
  if (name === '') notes.push({ column: 'Full name', reason: 'is empty: the email address is used' })
  const job = jobOf(cells, options)
  if (job === '') return { kind: 'left-out', column: 'Job', reason: 'is of a job that is not imported', notes }
  const status = statusOf(cells, options)
  if (status === '')
    return {
      kind: 'left-out',
      column: 'Status',
      reason: `“${cells.text('status') || cells.text('stage')}” is not imported`,
      notes,
    }
  const days = daysOf(cells, status, options.ask)
  if (job === null || status === null || days.open.length > 0) {
    const open: ApplicationField[] = [...days.open]
    if (job === null) open.push('job')
    if (status === null) open.push('status')
    return { kind: 'asked', open, notes }
  }
  const answered = readAnswers(cells, options.questions)
  notes.push(...answered.notes)
  const phones = cells.all('phone').flatMap((one) => readPhones(one.text))
  const resumeText = [text('resume'), text('skills') && `Skills: ${text('skills')}`].filter(Boolean).join('\n\n')
  const more = [
    ...mails.emails.slice(1).map((one) => ({ label: 'Email', text: one })),
    ...[...new Set(phones)].slice(1).map((one) => ({ label: 'Phone', text: one })),
  ]
  return {
    kind: 'row',
    notes,
    application: {
      row: options.row,
      jobId: job,
      fullName: (name || email).slice(0, 200),
      email,
      phone: phones[0] ?? '',
      appliedOn: days.applied,
      status,
      statusOn: days.of(status),
      resumeText,
      coverLetter: text('cover_letter') || null,
      externalId: text('external_id') || null,
      answers: answered.answers,
      missing: [...(resumeText ? [] : ['Resume']), ...answered.missing],
      details: detailsOf(cells, more),
    },
  }
}

function nameOf(text: (key: ApplicationField) => string, order: NameOrder): string {
  const [whole, first, last] = [text('name').replace(guard, ''), text('first_name'), text('last_name')]
  const parts = [first, text('middle_name'), last].filter(Boolean).join(' ')
  // beside a column of first names only, 'Name' is the last name
  const isLast = first !== '' && last === '' && !foldLatin(whole).includes(foldLatin(first))
  if (whole === '' || isLast) return readName(`${parts} ${whole}`)
  return readName(orderName(whole, order))
}

function limited(cells: RowCells, key: ApplicationField, notes: Note[]): string {
  const found = storableText(cells.text(key))
  const maxLength = longest[key] ?? 500
  if (found.length <= maxLength) return found
  const reason = `is cut after ${maxLength.toLocaleString('en-US')} characters`
  const [first] = cells.all(key)
  if (!notes.some((note) => note.column === first?.column)) notes.push({ column: first?.column ?? '', reason })
  return found.slice(0, maxLength)
}

/** The id of the row's job; '' if the user leaves it out, null while it is not known. */
function jobOf(cells: RowCells, { job, chooseJob, ask }: RowOptions): string | null {
  if (job) return job.id
  const [cell] = cells.all('job')
  const text = cell?.text ?? ''
  return ask({ kind: 'choice', column: cell?.column ?? 'Job', field: 'Job', text, ...chooseJob(text) })
}

/** '' if the user leaves the row out, null while the status is not known. */
function statusOf(cells: RowCells, { ask, statuses, isFound }: RowOptions): ApplicationStatus | '' | null {
  const [reason = null] = cells.all('reason')
  const hasDay = (key: ApplicationField) => /\d/.test(cells.text(key))
  const { text, status } = readStatusOf({
    status: cells.text('status'),
    stage: cells.text('stage'),
    reason,
    ended: cells.all('ended'),
    isRejected: hasDay('rejected'),
    isArchived: hasDay('archived'),
    isHired: hasDay('hired'),
    isWithdrawn: hasDay('withdrawn'),
  })
  const column = cells.all('status')[0]?.column ?? cells.all('stage')[0]?.column ?? 'Status'
  // without any column for it, no one is new by silence
  const isSaid = text !== '' || cells.has('status') || cells.has('stage')
  const suggestion = (isSaid && !isFound ? status : null) ?? statuses?.[plainWords(text)] ?? null
  return ask({ kind: 'choice', column, field: 'Status', text, options: statusOptions, suggestion }) as
    | ApplicationStatus
    | ''
    | null
}

type Days = { open: ApplicationField[]; applied: string | null; of(status: ApplicationStatus): string | null }
const dayFields = ['applied', 'moved', 'archived', 'rejected', 'hired', 'withdrawn'] as const

/** Any change of the record, which need not be one of its status. */
const LAST_CHANGE =
  /^(?!.*\b(status|stage|phase|step|stufe|etape|etapa|fase|estado|statut|stato|decision|outcome|moved|advance\w*)\b).*\b(last|modif\w*|updat\w*|activity|contacted|interaction|letzte|geandert|anderung|derniere|ultima)\b/
const isLastStatus: ImportOption[] = [
  { value: 'yes', label: 'Yes' },
  { value: 'no', label: 'No: any change' },
]

/** The day of the last step; null while it is asked whether the column has it. */
function movedOn(cells: RowCells, day: string | null, ask: Questions['ask']): { day: string | null } | null {
  const [cell] = cells.all('moved')
  if (day === null || !cell || !LAST_CHANGE.test(plainWords(camelWords(cell.column)))) return { day }
  const text = 'Are these the days of the last status?'
  const answer = ask({ kind: 'whole', column: cell.column, field: '', text, options: isLastStatus })
  return answer === null ? null : { day: answer === 'yes' ? day : null }
}

function daysOf(cells: RowCells, status: ApplicationStatus | null, ask: Questions['ask']): Days {
  const open: ApplicationField[] = []
  const read = (key: ApplicationField): string | null => {
    const day = cells.day(key)
    if (day === 'asked') open.push(key)
    return day === 'asked' ? null : day
  }
  const [applied, moved, archived, rejected, hired, withdrawn] = dayFields.map(read)
  const ends = { rejected, accepted: hired, withdrawn: withdrawn ?? rejected } as Partial<
    Record<ApplicationStatus, string>
  >
  const own = status === null ? null : (ends[status] ?? archived ?? null)
  const needsMoved = status !== null && status !== 'submitted' && own === null
  const last = needsMoved ? movedOn(cells, moved ?? null, ask) : { day: null }
  if (last === null) open.push('moved')
  const of = (is: ApplicationStatus) => (is === 'submitted' ? null : (own ?? last?.day ?? null))
  if (applied || cells.text('applied') !== '') return { open, applied: applied ?? null, of }
  // without any day, everybody would seem to have applied today
  const answer = ask({ kind: 'day', column: 'Applied on', field: 'Applied on', text: '' })
  if (answer === null) open.push('applied')
  return { open, applied: answer || null, of }
}

const detailFields = ['source', 'location', 'link', 'tag', 'rating', 'reason', 'note', 'detail'] as const

function detailsOf(cells: RowCells, more: Detail[]): Detail[] {
  const own = detailFields.flatMap((key) => cells.all(key).map(({ column, text }) => ({ label: column, text })))
  // 'Not selected: not the most qualified' says more than its status
  const said = (['status', 'stage'] as const).flatMap((key) =>
    cells.all(key).flatMap(({ column, text }) => (/[:(]| [-–—] /.test(text) ? [{ label: column, text }] : [])),
  )
  return [...more, ...said, ...own]
    .map(({ label, text }) => ({
      label: label.slice(0, 120),
      text: storableText(text.replace(guard, '')).slice(0, MAX_DETAIL),
    }))
    .filter(({ text }) => text !== '')
    .slice(0, MAX_DETAILS)
}
