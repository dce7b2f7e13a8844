import type { Applicants } from '#features/job-postings/applicants/applicants-shape.ts'
import { DraftFields, type PostingFields, postingErrors } from '#features/job-postings/contract.ts'
import type { Locations } from '#features/job-postings/locations.ts'
import { postingHtml } from '#features/job-postings/posting-html.ts'
import { publishProblems } from '#features/job-postings/publish-problems.ts'
import { type EmploymentType, employmentTypes, type WorkMode } from '#features/job-postings/rules.ts'
import { isIsoDay } from '#lib/dates.ts'
import type { Salary } from '#lib/pay/pay.ts'
import { storableText, tidyLine } from '#lib/tidy-text.ts'
import type { ImportColumn } from './layout.ts'
import { readLocations } from './read-locations.ts'
import { type ReadParticulars, readParticulars } from './read-particulars.ts'
import { readRowApplicants, type SuggestedApplicants } from './read-row-applicants.ts'
import { readSalary } from './read-salary.ts'
import { readWorkMode, type StatedMode } from './read-work-mode.ts'
import { shown } from './shown-cell.ts'

/** The cell of a column; '' if the file does not have it. */
export type Cells = (column: ImportColumn) => string
/** The fields of an imported job, with complete pay and work mode: no values of a stored job are kept. */
export type ImportedFields = PostingFields &
  Salary &
  StatedMode &
  Locations &
  Applicants &
  ReadParticulars['particulars']
export type ReadRow =
  | {
      kind: 'posting'
      fields: ImportedFields
      status: 'draft' | 'active'
      isOver: boolean
      /** True if the line has neither a place nor a work mode. */
      isUnplaced: boolean
      /** True if the line has pay without a currency. */
      hasNoCurrency: boolean
      /** What its text says of who may apply, if no column does and the user has not confirmed it. */
      suggested: SuggestedApplicants | null
      notes: { column: ImportColumn; reason: string }[]
    }
  | { kind: 'refused'; column: ImportColumn | ''; reason: string }

class Refused extends Error {
  readonly column: ImportColumn

  constructor(column: ImportColumn, reason: string) {
    super(reason)
    this.column = column
  }
}

/**
 * `today` as 'YYYY-MM-DD'; with `asDrafts` nothing is posted, regardless of the status in the file. `unplacedAs` is the work mode of lines
 * with neither a place nor a mode. With `readsApplicants` the text of a line says who may apply, if no column does. `currency` is that of
 * pay without one.
 */
export type ReadOptions = {
  today: string
  asDrafts: boolean
  unplacedAs?: WorkMode | undefined
  readsApplicants?: boolean | undefined
  currency?: string | undefined
}

/** One line of a file as a job, or the first column that is invalid, with the reason. */
export function readPostingRow(cells: Cells, how: ReadOptions): ReadRow {
  try {
    return take(cells, how)
  } catch (error) {
    if (error instanceof Refused) return { kind: 'refused', column: error.column, reason: error.message }
    throw error
  }
}

function take(cells: Cells, { today, asDrafts, unplacedAs, readsApplicants, currency }: ReadOptions): ReadRow {
  const title = line(cells, 'title')
  if (title === '') throw new Refused('title', 'is empty')
  const pay = readSalary(cells, currency)
  const { location, moreLocations, ...where } = readLocations(cells)
  const { workMode, onSiteDays, notes } = readWorkMode(cells)
  const { particulars, ...rest } = readParticulars(cells)
  const isUnplaced = location === null && workMode === null
  const mode = isUnplaced ? (unplacedAs ?? null) : workMode
  const typed = {
    title,
    description: postingHtml(storableText(cells('description'))),
    requirements: postingHtml(storableText(cells('requirements'))),
    location,
    moreLocations,
    ...particulars,
    employmentType: employmentType(cells),
    ...pay.salary,
    workMode: mode,
    remoteAllowed: mode === 'remote',
    onSiteDays,
    applicationDeadline: deadline(cells),
  }
  const { applicants, suggested, ...people } = readRowApplicants(cells, typed, readsApplicants)
  const status = asDrafts ? 'draft' : statusOf(cells)
  const checked = DraftFields.safeParse(typed)
  if (!checked.success) {
    const [issue] = checked.error.issues
    throw new Refused(columnOf[String(issue?.path[0])] ?? 'title', issue?.message ?? "can't be imported")
  }
  const fields = {
    ...checked.data,
    ...pay.salary,
    workMode: mode,
    onSiteDays,
    location,
    moreLocations,
    ...applicants,
    ...particulars,
  }
  const day = fields.applicationDeadline
  const isOver = day !== null && day < today
  if (status === 'active') {
    const [problem] = publishProblems(fields)
    if (problem) throw new Refused('description', `is empty: ${postingErrors[problem].message}`)
    if (isOver) throw new Refused('deadline', `${day} has passed`)
  }
  return {
    kind: 'posting',
    fields,
    status,
    isOver,
    isUnplaced,
    hasNoCurrency: pay.isAssumed,
    suggested,
    notes: [...pay.notes, ...where.notes, ...people.notes, ...rest.notes, ...notes],
  }
}

const columnOf: Record<string, ImportColumn> = {
  title: 'title',
  description: 'description',
  requirements: 'requirements',
  location: 'location',
  moreLocations: 'more_locations',
  externalId: 'external_id',
  externalSource: 'source',
}

const line = (cells: Cells, column: ImportColumn): string => tidyLine(cells(column))

function employmentType(cells: Cells): EmploymentType {
  const text = line(cells, 'employment_type')
  if (text === '') return 'full-time'
  const plain = text.toLowerCase().replace(/[\s_–—-]+/g, '-')
  const found = employmentTypes.find((type) => type === plain || type.replace('-', '') === plain)
  if (!found) throw new Refused('employment_type', `“${shown(text)}” is not one of: ${employmentTypes.join(', ')}`)
  return found
}

function deadline(cells: Cells): string | null {
  const text = line(cells, 'deadline')
  if (text === '') return null
  if (!isIsoDay(text)) throw new Refused('deadline', `“${shown(text)}” is not a day as YYYY-MM-DD`)
  return text
}

function statusOf(cells: Cells): 'draft' | 'active' {
  const text = line(cells, 'status').toLowerCase()
  if (text === '' || text === 'draft') return 'draft'
  if (text === 'active') return 'active'
  throw new Refused('status', `“${shown(text)}” is not draft or active`)
}
