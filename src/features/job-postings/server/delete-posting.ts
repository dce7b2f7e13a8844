import { inArray } from 'drizzle-orm'
import { jobs } from '#db/schema/job-postings.ts'
import type { SignedIn } from '#server/context.ts'
import { transaction, type UnitOfWork } from '#server/transaction.ts'
import { postingDeleted } from '../events.ts'
import { lockPosting } from './load-posting.ts'
import { publishToTeam } from './publish-team.ts'

/** Removes the job from every list, count and statistic; its applications remain with the applicants (CJOB-06). */
export function deletePosting(ctx: SignedIn, { id }: { id: string }): Promise<{ id: string }> {
  return transaction(ctx, async (tx) => {
    const { job } = await lockPosting(tx, id)
    await removePostings(tx, [job])
    return { id }
  })
}

type Removed = Pick<typeof jobs.$inferSelect, 'id' | 'companyId' | 'status' | 'title'>

/** The same for locked jobs, in the caller's transaction. The caller checks the policy. */
export async function removePostings(tx: SignedIn & UnitOfWork, removed: readonly Removed[]): Promise<void> {
  if (removed.length === 0) return
  const ids = removed.map(({ id }) => id)
  await tx.db.update(jobs).set({ status: 'deleted' }).where(inArray(jobs.id, ids))
  for (const { id, companyId, status, title } of removed) {
    await tx.audit({ action: 'posting.deleted', subjectType: 'job', subjectId: id, companyId, data: { status, title } })
    await tx.emit(postingDeleted({ jobId: id, companyId, by: tx.viewer.userId }))
  }
  for (const companyId of new Set(removed.map((job) => job.companyId))) await publishToTeam(tx.db, companyId)
}
