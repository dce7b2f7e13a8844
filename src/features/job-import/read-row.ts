import type { Questions } from '#features/import-files/questions.ts'
import type { Applicants } from '#features/job-postings/applicants/applicants-shape.ts'
import { DraftFields, type PostingFields } from '#features/job-postings/contract.ts'
import type { Locations } from '#features/job-postings/locations.ts'
import { publishProblems } from '#features/job-postings/publish-problems.ts'
import type { PostingStatus, WorkMode } from '#features/job-postings/rules.ts'
import { workModeLabels, workModes } from '#features/job-postings/rules.ts'
import { readPosted } from '#features/places/known-places.ts'
import { plainText } from '#lib/html-text.ts'
import type { Salary } from '#lib/pay/pay.ts'
import { tidyLine } from '#lib/tidy-text.ts'
import type { JobField } from './fields.ts'
import { readLocations } from './read-locations.ts'
import { type Particulars, readParticulars } from './read-particulars.ts'
import { readRowApplicants, type SuggestedApplicants } from './read-row-applicants.ts'
import { readSalary } from './read-salary.ts'
import { statusOf } from './read-status.ts'
import { guard, textOf } from './read-texts.ts'
import { employmentTypeOf, impliedTypeOf } from './read-type.ts'
import { workModeOf } from './read-work-mode.ts'
import { type JobCells, leaveOut, type Note, type RowContext, rowContext } from './row-context.ts'
import { readMode, type StatedMode } from './work-mode-words.ts'

/** The fields of an imported job, with complete pay and work mode: no values of a stored job are kept. */
export type ImportedFields = PostingFields & Salary & StatedMode & Locations & Applicants & Particulars
export type ImportedJob = {
  row: number
  fields: ImportedFields
  /** What becomes of a new job. */
  status: 'draft' | 'active'
  /** What the file says; null if it does not. */
  fileStatus: PostingStatus | null
  /** What its text says of who may apply, if no column does and the user has not confirmed it. */
  suggested: SuggestedApplicants | null
  usesDefaultCurrency: boolean
  /** Fields that the row does not say or whose cell was left out: an update does not change them. */
  unread: JobField[]
}

export type ReadOptions = {
  /** 'YYYY-MM-DD' */
  today: string
  /** Nothing is posted, regardless of the status in the file. */
  asDrafts: boolean
  /** The text of a row says who may apply, if no column does. */
  readsApplicants?: boolean | undefined
  /** The currency of pay without one; null if the company has not chosen one yet. */
  currency?: string | null | undefined
  /** The country of the company or of most jobs of the file, which decides between places of the same name. */
  home?: string | null | undefined
  /** The ids of jobs here that already have a place or a work mode, which is not asked for again. */
  placed?: readonly string[] | undefined
  /** Fields of which it is asked which column has them. */
  open?: ReadonlySet<JobField>
}

export type ReadRow = { notes: Note[] } & (
  | { kind: 'job'; job: ImportedJob }
  /** `open` are the fields with an open question. */
  | { kind: 'asked'; open: JobField[] }
  | { kind: 'left-out' | 'refused'; column: string; reason: string }
)

const maxTitle = 200
export const keyOfJob = (id: string | null, source: string | null): string => JSON.stringify([id, source ?? ''])

/** One row as a job. Only a row without a title is refused: what cannot be read is left out, with a note, or asked. */
export function readRow(row: number, cells: JobCells, questions: Questions, options: ReadOptions): ReadRow {
  const context = rowContext(cells, questions)
  const { notes, open } = context
  for (const key of options.open ?? []) open.add(key)
  const title = titleOf(context)
  if (title === '' && !open.has('title')) return { kind: 'refused', column: 'Title', reason: 'is empty', notes }
  const status = statusOf(context, options.asDrafts)
  if (status === '')
    return { kind: 'left-out', column: 'Status', reason: `“${cells.text('status')}” is not imported`, notes }
  const { particulars, unread } = readParticulars(context)
  const places = readLocations(context, options.home ?? null)
  const read = workModeOf(context, places.written) ?? { workMode: null, onSiteDays: null }
  const isAskedMode = open.has('work_mode') || open.has('remote')
  const isUnplaced = places.location === null && read.workMode === null && !isAskedMode && !open.has('location')
  const mode = isUnplaced
    ? { ...read, workMode: unplacedMode(context, particulars, options) }
    : impliedMode(context, title, read)
  const countries = countriesOf(places, options.home)
  const isSomewhere = places.location !== null && countries.length === 0
  const pay = readSalary(context, { currency: options.currency ?? null, countries, isSomewhere })
  const stated = employmentTypeOf(context)
  const type = stated ?? (open.has('employment_type') ? null : impliedTypeOf(context, title))
  const day = deadlineOf(context)
  if (open.size > 0 || pay === null) return { kind: 'asked', open: [...open], notes }
  const { location, moreLocations } = places
  const typed = {
    ...{ title, description: textOf(context, 'description'), requirements: textOf(context, 'requirements') },
    ...{ location, moreLocations, ...particulars, employmentType: type ?? 'full-time', ...pay.salary, ...mode },
    ...{ remoteAllowed: mode.workMode === 'remote', applicationDeadline: day },
  }
  const { applicants, suggested } = readRowApplicants(
    context,
    { ...typed, written: places.written },
    options.readsApplicants,
  )
  const checked = DraftFields.parse(typed)
  const fields = { ...checked, ...pay.salary, ...mode, location, moreLocations, ...applicants, ...particulars }
  if (stated === null) unread.push('employment_type')
  if (!pay.isRead) unread.push('salary')
  const job = {
    ...{ row, fields, fileStatus: status, suggested, usesDefaultCurrency: pay.usesDefault, unread },
    status: draftOrActive(context, fields, { status, ...options }),
  }
  return { kind: 'job', job, notes }
}

const ENTITY = /&(?:amp|lt|gt|quot|apos|nbsp|#\d{2,5});/

function titleOf({ cells, note }: RowContext): string {
  const written = cells.text('title').replace(guard, '')
  // some programs write '&amp;' in titles
  const title = tidyLine(ENTITY.test(written) ? plainText(written) : written)
  if (title.length <= maxTitle) return title
  note('title', `is cut after ${maxTitle} characters`)
  return title.slice(0, maxTitle).trimEnd()
}

/** Words for a deadline that a job does not have. */
const NO_DEADLINE =
  /\b(until filled|ongoing|open|rolling|asap|continuous|none|no deadline|laufend|unbefristet|sofort|offen|fortlaufend|en continu|sans limite|des que possible|hasta cubrir|abierto|sin fecha|aperta|fino a|doorlopend|geen|ate preenchimento|do odwolania|bezterminowo|tbd|tbc)\b/i

function deadlineOf({ cells, open }: ReturnType<typeof rowContext>): string | null {
  if (!/\d/.test(cells.text('deadline')) && NO_DEADLINE.test(cells.text('deadline'))) return null
  const day = cells.day('deadline')
  if (day === 'asked') open.add('deadline')
  return day === 'asked' ? null : day
}

const unplacedOptions = [
  ...workModes.map((value) => ({ value, label: workModeLabels[value] })),
  { value: '', label: 'Leave it open: shown as “Remote” until they have a location' },
]

/** How people work in jobs with neither a place nor a mode; not asked of jobs here that have one. */
function unplacedMode(
  { ask }: RowContext,
  { externalId, externalSource }: Particulars,
  { placed = [] }: ReadOptions,
): WorkMode | null {
  if (externalId !== null && placed.includes(keyOfJob(externalId, externalSource))) return null
  return (ask('work_mode', 'Work mode', 'No location and no work mode', unplacedOptions) || null) as WorkMode | null
}

/** A mode that only the title has, such as 'Editor (remote)', is asked. */
function impliedMode({ ask, open }: ReturnType<typeof rowContext>, title: string, stated: StatedMode): StatedMode {
  if (stated.workMode !== null || open.has('work_mode') || open.has('remote')) return stated
  const implied = readMode(title)?.workMode
  if (!implied || implied === 'on-site') return stated
  const choices = [...workModes.map((value) => ({ value, label: workModeLabels[value] })), leaveOut]
  return { ...stated, workMode: (ask('work_mode', 'Work mode', title, choices) || null) as WorkMode | null }
}

/** The countries of the locations, or else that of the file or company. */
function countriesOf({ location, moreLocations }: Locations, home: string | null | undefined): string[] {
  const all = [location ?? '', ...moreLocations]
  const found = all.flatMap((one) => readPosted(one, home).found.map(({ country }) => country))
  return found.length > 0 ? found : home ? [home] : []
}

type Posting = { status: PostingStatus | null; today: string; asDrafts: boolean }

/** Only a job that its file calls open, with a text and without a past deadline, is posted. The others are drafts, with a note. */
function draftOrActive(
  { cells, note }: RowContext,
  fields: ImportedFields,
  { status, today, asDrafts }: Posting,
): 'draft' | 'active' {
  const day = fields.applicationDeadline
  const isOver = day !== null && day < today
  if (isOver)
    note('deadline', `${day} has passed: it is imported as a draft and needs a new deadline before it can be posted`)
  if (asDrafts) return 'draft'
  if (status === 'closed' || status === 'paused')
    note('status', `“${cells.text('status')}”: it is imported as a draft, and not posted`)
  if (status !== 'active' || isOver) return 'draft'
  if (publishProblems(fields).length === 0) return 'active'
  note('description', 'is empty: it is imported as a draft, because a posted job needs a description')
  return 'draft'
}
