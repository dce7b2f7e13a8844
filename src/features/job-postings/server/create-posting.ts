import { jobs } from '#db/schema/job-postings.ts'
import { jobSlug } from '#lib/names.ts'
import { roleInCompany } from '#lib/viewer.ts'
import type { SignedIn } from '#server/context.ts'
import { requirePolicy } from '#server/errors.ts'
import { transaction, type UnitOfWork } from '#server/transaction.ts'
import type { PostingFields } from '../contract.ts'
import { postingCreated, postingPublished } from '../events.ts'
import { canManageJob } from '../policy.ts'
import { type JobRow, loadCompany, lockPosting, type PostingCompany } from './load-posting.ts'
import { publishToTeam } from './publish-team.ts'
import { activation, requireOpenDeadline, requirePublishable, storedPosting } from './stored-posting.ts'
import { changePosting, refuseTakenId } from './update-posting.ts'

export type NewPosting = PostingFields & {
  id: string
  companyId: string
  status: 'active' | 'draft'
  /** Posted on the staff screen, for any caller; otherwise true for callers from outside the company. */
  postedByAdmin?: true
}

/**
 * Posts a job for a company, or saves it as a draft. The caller chooses the id: a repeated call changes the same job
 * and never creates a second one. Refuses an active one without title or description, or with a past
 * deadline.
 */
export async function createPosting(ctx: SignedIn, posting: NewPosting): Promise<JobRow> {
  const { id, companyId, status, postedByAdmin: _, ...fields } = posting
  requirePolicy(canManageJob(ctx.viewer, { companyId }))
  const company = await loadCompany(ctx, companyId)
  return transaction(ctx, async (tx) => {
    const [made] = await tx.db
      .insert(jobs)
      .values(newRow(tx, posting, company))
      // on any unique index: a parallel call may conflict on the address before the id
      .onConflictDoNothing()
      .returning()
    if (made) {
      await publishToTeam(tx.db, companyId)
      return recordPosting(tx, made as JobRow)
    }
    await refuseTakenId(tx, { ...storedPosting(fields, company), id, companyId })
    // ids with the same ending would have the same address; generated ids never do, and an invented one is not found here
    const existing = await lockPosting(tx, id)
    return changePosting(tx, existing, { fields, publish: status === 'active' })
  })
}

const together = 100

/**
 * Creates jobs of one company in the caller's transaction, as `createPosting` does. One whose external id was taken in the meantime is left
 * out. The caller checks the policy and calls `publishToTeam`.
 */
export async function createPostings(
  tx: SignedIn & UnitOfWork,
  postings: readonly NewPosting[],
  { company, importId }: { company: PostingCompany; importId: string },
): Promise<void> {
  for (let at = 0; at < postings.length; at += together) {
    const rows = postings.slice(at, at + together).map((posting) => newRow(tx, posting, company))
    const made = await tx.db.insert(jobs).values(rows).onConflictDoNothing().returning()
    for (const job of made) await recordPosting(tx, job as JobRow, { importId })
  }
}

/** The row of a new job; refuses an active one that candidates could not use. */
export function newRow(ctx: SignedIn, posting: NewPosting, company: PostingCompany) {
  const { id, companyId, status, postedByAdmin, ...fields } = posting
  const now = new Date()
  const stored = storedPosting(fields, company)
  const isActive = status === 'active'
  if (isActive) {
    requirePublishable(stored)
    requireOpenDeadline(stored, now)
  }
  return {
    ...stored,
    slug: jobSlug({ id, title: stored.title, companySlug: company.slug }),
    status,
    ...(isActive && activation({ id, title: stored.title, postedAt: null }, company, now)),
    id,
    companyId,
    createdBy: ctx.viewer.userId,
    postedByAdmin: postedByAdmin ?? roleInCompany(ctx.viewer, companyId) === null,
    createdAt: now,
    updatedAt: now,
  }
}

/** Audits that a job was created, and which job it was copied from. */
export async function recordPosting(
  tx: SignedIn & UnitOfWork,
  job: JobRow,
  origin: { copiedFrom?: string; importId?: string } = {},
): Promise<JobRow> {
  const { id, companyId, status, title } = job
  const subject = { jobId: id, companyId, by: tx.viewer.userId }
  await tx.audit({
    action: 'posting.created',
    subjectType: 'job',
    subjectId: id,
    companyId,
    data: { status, title, ...origin },
  })
  await tx.emit(postingCreated({ ...subject, status, copiedFrom: origin.copiedFrom ?? null }))
  if (status === 'active') await tx.emit(postingPublished(subject))
  return job
}
