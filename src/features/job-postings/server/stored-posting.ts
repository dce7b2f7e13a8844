import { distinctPlaces, isApplicantPlace } from '#features/places/applicant-places.ts'
import '#features/places/server/gazetteer.ts'
import { endOfDeadlineDay } from '#lib/deadline.ts'
import { plainText } from '#lib/html-text.ts'
import { jobSlug } from '#lib/names.ts'
import { dollarsAYear, type Salary } from '#lib/pay/pay.ts'
import { storableText } from '#lib/tidy-text.ts'
import { DomainError } from '#server/errors.ts'
import { sanitizeRichText } from '#server/rich-text.ts'
import { type Applicants, noApplicants } from '../applicants/applicants-shape.ts'
import type { PostingFields } from '../contract.ts'
import { type Locations, locationsOf } from '../locations.ts'
import { UNSPECIFIED } from '../posting-fields.ts'
import { typedHtml } from '../posting-html.ts'
import { publishProblems } from '../publish-problems.ts'
import type { JobRow, PostingCompany } from './load-posting.ts'

type Mode = Pick<JobRow, 'remoteAllowed' | 'workMode' | 'onSiteDays'>
type Particulars = Pick<JobRow, 'openings' | 'level' | 'externalId' | 'externalSource'>
type Kept = Omit<Salary, 'salaryMin' | 'salaryMax'> &
  Omit<Mode, 'remoteAllowed'> &
  Pick<Locations, 'moreLocations'> &
  Applicants &
  Particulars
type Stored = Pick<
  JobRow,
  Exclude<keyof PostingFields, 'description' | 'requirements'> | 'description' | 'requirements' | 'closesAt'
>

/**
 * The form's fields as table columns: rich text sanitized, empty values as null, the deadline as a timestamp in the company's zone. `kept`
 * are stored values for fields that are missing: the pay's currency, period and estimate, the work mode, further
 * locations, and who may apply.
 */
export function storedPosting(
  fields: PostingFields,
  { timeZone }: Pick<PostingCompany, 'timeZone'>,
  kept: Kept = nothingKept,
): Stored {
  const { title, employmentType, salaryMin, salaryMax } = fields
  const mode = modeOf(fields, kept)
  const { internalPosting, externalPosting, applicationDeadline, autoRejectIncomplete } = fields
  return {
    title,
    ...locationsOf([fields.location, ...(fields.moreLocations ?? kept.moreLocations)]),
    employmentType,
    salaryMin,
    salaryMax,
    salaryCurrency: fields.salaryCurrency ?? kept.salaryCurrency,
    salaryPeriod: fields.salaryPeriod ?? kept.salaryPeriod,
    salaryIsEstimate: fields.salaryIsEstimate ?? kept.salaryIsEstimate,
    ...mode,
    ...applicantsOf(fields, kept, mode),
    openings: fields.openings === undefined ? kept.openings : fields.openings,
    level: fields.level === undefined ? kept.level : fields.level,
    ...externalOf(fields, kept),
    internalPosting,
    externalPosting,
    applicationDeadline,
    autoRejectIncomplete,
    description: richText(fields.description),
    requirements: richText(fields.requirements) || null,
    closesAt: applicationDeadline === null ? null : endOfDeadlineDay(applicationDeadline, timeZone),
  }
}

const noParticulars: Particulars = { openings: null, level: null, externalId: null, externalSource: '' }
const nothingKept: Kept = {
  ...dollarsAYear(null, null),
  workMode: null,
  onSiteDays: null,
  moreLocations: [],
  ...noApplicants,
  ...noParticulars,
}

function modeOf({ onSiteDays, remoteAllowed, ...fields }: PostingFields, kept: Omit<Mode, 'remoteAllowed'>): Mode {
  if (fields.workMode !== undefined) {
    const workMode = fields.workMode === UNSPECIFIED ? null : fields.workMode
    const days = onSiteDays === undefined ? kept.onSiteDays : onSiteDays
    return { workMode, remoteAllowed: workMode === 'remote', onSiteDays: workMode === 'hybrid' ? days : null }
  }
  if (remoteAllowed) return { workMode: 'remote', remoteAllowed, onSiteDays: null }
  const keepsMode = kept.workMode !== 'remote'
  return {
    remoteAllowed,
    workMode: keepsMode ? kept.workMode : null,
    onSiteDays: keepsMode ? kept.onSiteDays : null,
  }
}

/** The id in another system; a job without one has no source. */
function externalOf(fields: PostingFields, kept: Particulars): Pick<Particulars, 'externalId' | 'externalSource'> {
  const externalId = fields.externalId === undefined ? kept.externalId : fields.externalId
  const source = fields.externalSource === undefined ? kept.externalSource : (fields.externalSource ?? '')
  return { externalId, externalSource: externalId === null ? '' : source }
}

/** Who may apply, unless the job is on site; refuses an unknown place. */
function applicantsOf(fields: PostingFields, kept: Applicants, { workMode }: Mode): Applicants {
  if (workMode === 'on-site') return noApplicants
  const applicantPlaces = distinctPlaces(fields.applicantPlaces ?? kept.applicantPlaces)
  if (!applicantPlaces.every(isApplicantPlace)) throw new DomainError('POSTING_UNKNOWN_PLACE')
  const { applicantUtcFrom = kept.applicantUtcFrom, applicantUtcTo = kept.applicantUtcTo } = fields
  return { applicantPlaces, applicantUtcFrom, applicantUtcTo }
}

/** Sanitizes rich text in any form that an API client may send; '' if it is blank. Text from the editor does not change. */
function richText(html: string): string {
  const clean = sanitizeRichText(typedHtml(storableText(html)))
  return plainText(clean) === '' ? '' : clean
}

/** Refuses a posting without a title or description, which candidates must not see. */
export function requirePublishable(job: Pick<JobRow, 'title' | 'description'>): void {
  const [problem] = publishProblems(job)
  if (problem) throw new DomainError(problem)
}

/** Refuses a posting whose deadline has passed (APPLY-30). */
export function requireOpenDeadline({ closesAt }: Pick<JobRow, 'closesAt'>, now: Date): void {
  if (closesAt !== null && now >= closesAt) throw new DomainError('POSTING_DEADLINE_OVER')
}

/** The columns that change when a job becomes active. The first time, it gets its date and its permanent address. */
export function activation(job: Pick<JobRow, 'id' | 'title' | 'postedAt'>, company: PostingCompany, now: Date) {
  if (job.postedAt !== null) return { status: 'active' as const }
  const slug = jobSlug({ id: job.id, title: job.title, companySlug: company.slug })
  return { status: 'active' as const, postedAt: now, slug }
}
