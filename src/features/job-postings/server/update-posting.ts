import { isDeepStrictEqual } from 'node:util'
import { and, eq, ne } from 'drizzle-orm'
import { jobs } from '#db/schema/job-postings.ts'
import type { SignedIn } from '#server/context.ts'
import { DomainError } from '#server/errors.ts'
import { transaction, type UnitOfWork } from '#server/transaction.ts'
import type { PostingFields, UpdatePosting } from '../contract.ts'
import { postingChanged, postingPublished, postingStatusChanged } from '../events.ts'
import { isSalaryOrdered, isSalaryWhole } from '../posting-fields.ts'
import { type JobRow, lockPosting, type PostingCompany } from './load-posting.ts'
import { publishToTeam } from './publish-team.ts'
import { activation, requireOpenDeadline, requirePublishable, storedPosting } from './stored-posting.ts'

type Change = { fields: PostingFields; publish: boolean; readAt?: Date | undefined }

/**
 * Stores the fields that were sent. A draft may be incomplete; any other job needs title and description, and `publish` makes a
 * draft active. Refuses to overwrite a change by someone else after `readAt`.
 */
export function updatePosting(ctx: SignedIn, { id, publish, readAt, ...sent }: UpdatePosting): Promise<JobRow> {
  return transaction(ctx, async (tx) => {
    const locked = await lockPosting(tx, id)
    return changePosting(tx, locked, { fields: withStored(locked.job, sent), publish, readAt })
  })
}

/** The sent fields, with stored values for the omitted ones that `storedPosting` does not fill in itself. */
function withStored(job: JobRow, sent: Omit<UpdatePosting, 'id' | 'publish' | 'readAt'>): PostingFields {
  const { salaryMin = job.salaryMin, salaryMax = job.salaryMax, location = job.location } = sent
  if (!isSalaryOrdered({ salaryMin, salaryMax })) throw new DomainError('POSTING_SALARY_ORDER')
  const isYearly = sent.salaryPeriod === 'year'
  // amounts that were sent are checked with them; those of another period may have cents
  if (isYearly && [salaryMin, salaryMax].some((amount) => !isSalaryWhole(amount, sent)))
    throw new DomainError('POSTING_SALARY_CENTS')
  const { applicationDeadline = job.applicationDeadline, requirements = job.requirements } = sent
  return {
    ...sent,
    title: sent.title ?? job.title,
    description: sent.description ?? job.description,
    requirements: requirements ?? '',
    location,
    employmentType: sent.employmentType ?? job.employmentType,
    salaryMin,
    salaryMax,
    remoteAllowed: sent.remoteAllowed ?? job.remoteAllowed,
    internalPosting: sent.internalPosting ?? job.internalPosting,
    externalPosting: sent.externalPosting ?? job.externalPosting,
    applicationDeadline,
    autoRejectIncomplete: sent.autoRejectIncomplete ?? job.autoRejectIncomplete,
  }
}

/** Changes a locked job. Unchanged fields are neither written nor reported. */
export async function changePosting(
  tx: SignedIn & UnitOfWork,
  { job, company }: { job: JobRow; company: PostingCompany },
  { fields, publish, readAt }: Change,
): Promise<JobRow> {
  const now = new Date()
  const stored = storedPosting(fields, company, job)
  const changed = changedFields(job, stored)
  const isPublishing = publish && job.status === 'draft'
  if (changed.length === 0 && !isPublishing) return job
  if (readAt && readAt.getTime() !== job.updatedAt.getTime()) throw new DomainError('POSTING_CHANGED_MEANWHILE')
  if (job.status !== 'draft' || isPublishing) requirePublishable(stored)
  const isDeadlineNew = job.status === 'active' && changed.includes('applicationDeadline')
  if (isDeadlineNew || isPublishing) requireOpenDeadline(stored, now)

  if (changed.some((field) => field.startsWith('external'))) await refuseTakenId(tx, { ...stored, ...idsOf(job) })

  const posted = isPublishing && activation({ ...job, title: stored.title }, company, now)
  const values = { ...stored, ...posted, updatedAt: later(now, job.updatedAt) }
  const [row] = await tx.db.update(jobs).set(values).where(eq(jobs.id, job.id)).returning()
  await publishToTeam(tx.db, job.companyId)
  await record(tx, job, { changed, isPublishing })
  return row as JobRow
}

const idsOf = ({ id, companyId }: JobRow) => ({ id, companyId })

/** Refuses an external id that another job of the company has. */
export async function refuseTakenId(
  { db }: SignedIn,
  { id, companyId, externalId, externalSource }: Pick<JobRow, 'id' | 'companyId' | 'externalId' | 'externalSource'>,
): Promise<void> {
  if (externalId === null) return
  const [other] = await db
    .select({ id: jobs.id })
    .from(jobs)
    .where(
      and(
        eq(jobs.companyId, companyId),
        eq(jobs.externalSource, externalSource),
        eq(jobs.externalId, externalId),
        ne(jobs.status, 'deleted'),
        ne(jobs.id, id),
      ),
    )
  if (other) throw new DomainError('POSTING_EXTERNAL_ID_TAKEN')
}

/** Two changes within a millisecond get different times, so that `readAt` can distinguish them. */
export const later = (now: Date, before: Date): Date => (now > before ? now : new Date(before.getTime() + 1))

export function changedFields(job: JobRow, stored: Partial<JobRow>): string[] {
  return (Object.keys(stored) as (keyof JobRow)[]).filter((key) => {
    const [before, after] = [job[key], stored[key]]
    return !isDeepStrictEqual(before, after)
  })
}

/** Records the change. A change of a draft is not recorded until it is posted, because only its company sees it. */
async function record(
  tx: SignedIn & UnitOfWork,
  { id, companyId, status, postedAt }: JobRow,
  { changed, isPublishing }: { changed: string[]; isPublishing: boolean },
): Promise<void> {
  if (status === 'draft' && !isPublishing) return
  const subject = { jobId: id, companyId, by: tx.viewer.userId }
  const action = isPublishing ? 'posting.published' : 'posting.changed'
  await tx.audit({ action, subjectType: 'job', subjectId: id, companyId, data: { fields: changed } })
  if (!isPublishing) {
    await tx.emit(postingChanged({ ...subject, fields: changed }))
    return
  }
  const isFirst = postedAt === null
  await tx.emit(postingStatusChanged({ ...subject, fromStatus: status, toStatus: 'active', isFirst }))
  if (isFirst) await tx.emit(postingPublished(subject))
}
