import { eq } from 'drizzle-orm'
import { jobs } from '#db/schema/job-postings.ts'
import { roleInCompany } from '#lib/viewer.ts'
import type { SignedIn } from '#server/context.ts'
import { DomainError } from '#server/errors.ts'
import { transaction, type UnitOfWork } from '#server/transaction.ts'
import { postingPublished, postingStatusChanged } from '../events.ts'
import { canSetPostingStatus, canStaffSetPostingStatus, type SettableStatus } from '../rules.ts'
import { type JobRow, lockPosting, type PostingCompany } from './load-posting.ts'
import { publishToTeam } from './publish-team.ts'
import { activation, requireOpenDeadline, requirePublishable } from './stored-posting.ts'
import { later } from './update-posting.ts'

/**
 * Pauses an active job, activates any other, closes any (CJOB-04). A job becomes active only with title, description
 * and no past deadline. The same status again changes nothing.
 */
export function setPostingStatus(
  ctx: SignedIn,
  { id, status }: { id: string; status: SettableStatus },
): Promise<JobRow> {
  return transaction(ctx, async (tx) => {
    const loaded = await lockPosting(tx, id)
    const row = await changeStatus(tx, loaded, status)
    if (row !== loaded.job) await publishToTeam(tx.db, row.companyId)
    return row
  })
}

/** The same inside a transaction, on a locked job; a refusal has written nothing. */
export async function changeStatus(
  tx: SignedIn & UnitOfWork,
  { job, company }: { job: JobRow; company: PostingCompany },
  status: SettableStatus,
): Promise<JobRow> {
  if (job.status === status) return job
  requireMove(tx, job, status)
  const now = new Date()
  if (status === 'active') {
    requirePublishable(job)
    requireOpenDeadline(job, now)
  }
  const change = status === 'active' ? activation(job, company, now) : { status }
  const values = { ...change, updatedAt: later(now, job.updatedAt) }
  const [row] = await tx.db.update(jobs).set(values).where(eq(jobs.id, job.id)).returning()

  const { id, companyId, status: fromStatus } = job
  const subject = { jobId: id, companyId, by: tx.viewer.userId }
  const data = { from: fromStatus, to: status }
  await tx.audit({ action: 'posting.status_changed', subjectType: 'job', subjectId: id, companyId, data })
  const isFirst = status === 'active' && job.postedAt === null
  await tx.emit(postingStatusChanged({ ...subject, fromStatus, toStatus: status, isFirst }))
  if (isFirst) await tx.emit(postingPublished(subject))
  return row as JobRow
}

/** Members may make more changes than staff (CJOB-04, AJOB-04). */
function requireMove({ viewer }: SignedIn, { companyId, status: from }: JobRow, to: SettableStatus): void {
  if (roleInCompany(viewer, companyId) === null) {
    if (!canStaffSetPostingStatus(from, to)) throw new DomainError('POSTING_MOVE_REFUSED')
  } else if (!canSetPostingStatus(from, to)) throw new DomainError('POSTING_NOT_ACTIVE')
}
