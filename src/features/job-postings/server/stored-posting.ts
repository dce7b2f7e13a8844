import { endOfDeadlineDay } from '#lib/deadline.ts'
import { plainText } from '#lib/html-text.ts'
import { jobSlug } from '#lib/names.ts'
import { dollarsAYear, type Salary } from '#lib/pay/pay.ts'
import { storableText } from '#lib/tidy-text.ts'
import { DomainError } from '#server/errors.ts'
import { sanitizeRichText } from '#server/rich-text.ts'
import type { PostingFields } from '../contract.ts'
import { typedHtml } from '../import/posting-html.ts'
import { publishProblems } from '../publish-problems.ts'
import type { JobRow, PostingCompany } from './load-posting.ts'

type Stored = Pick<
  JobRow,
  Exclude<keyof PostingFields, 'description' | 'requirements'> | 'description' | 'requirements' | 'closesAt'
>

/**
 * The form's fields as table columns: rich text sanitized, empty values as null, the deadline as a timestamp in the
 * company's zone. What the fields leave out of the pay's currency, period and estimate is `kept`.
 */
export function storedPosting(
  fields: PostingFields,
  { timeZone }: Pick<PostingCompany, 'timeZone'>,
  kept: Omit<Salary, 'salaryMin' | 'salaryMax'> = dollarsAYear(null, null),
): Stored {
  const { title, location, employmentType, salaryMin, salaryMax, remoteAllowed } = fields
  const { internalPosting, externalPosting, applicationDeadline, autoRejectIncomplete } = fields
  return {
    title,
    location,
    employmentType,
    salaryMin,
    salaryMax,
    salaryCurrency: fields.salaryCurrency ?? kept.salaryCurrency,
    salaryPeriod: fields.salaryPeriod ?? kept.salaryPeriod,
    salaryIsEstimate: fields.salaryIsEstimate ?? kept.salaryIsEstimate,
    remoteAllowed,
    internalPosting,
    externalPosting,
    applicationDeadline,
    autoRejectIncomplete,
    description: richText(fields.description),
    requirements: richText(fields.requirements) || null,
    closesAt: applicationDeadline === null ? null : endOfDeadlineDay(applicationDeadline, timeZone),
  }
}

/** Sanitized rich text of any form that a program sends; '' without a word. What the editor writes stays as it is. */
function richText(html: string): string {
  const clean = sanitizeRichText(typedHtml(storableText(html)))
  return plainText(clean) === '' ? '' : clean
}

/** Refuses what candidates must not see: no title, no description. */
export function requirePublishable(job: Pick<JobRow, 'title' | 'description'>): void {
  const [problem] = publishProblems(job)
  if (problem) throw new DomainError(problem)
}

/** Refuses a posting whose deadline has passed (APPLY-30). */
export function requireOpenDeadline({ closesAt }: Pick<JobRow, 'closesAt'>, now: Date): void {
  if (closesAt !== null && now >= closesAt) throw new DomainError('POSTING_DEADLINE_OVER')
}

/** What changes when a job becomes active: the first time it gets its date and its permanent address. */
export function activation(job: Pick<JobRow, 'id' | 'title' | 'postedAt'>, company: PostingCompany, now: Date) {
  if (job.postedAt !== null) return { status: 'active' as const }
  const slug = jobSlug({ id: job.id, title: job.title, companySlug: company.slug })
  return { status: 'active' as const, postedAt: now, slug }
}
