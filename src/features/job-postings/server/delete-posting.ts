import { eq } from 'drizzle-orm'
import { jobs } from '#db/schema/job-postings.ts'
import type { SignedIn } from '#server/context.ts'
import { transaction } from '#server/transaction.ts'
import { postingDeleted } from '../events.ts'
import { lockPosting } from './load-posting.ts'
import { publishToTeam } from './publish-team.ts'

/** Removes the job from every list, count and statistic; its applications remain with the applicants (CJOB-06). */
export function deletePosting(ctx: SignedIn, { id }: { id: string }): Promise<{ id: string }> {
  return transaction(ctx, async (tx) => {
    const { job } = await lockPosting(tx, id)
    const { companyId, status, title } = job
    await tx.db.update(jobs).set({ status: 'deleted' }).where(eq(jobs.id, id))
    await tx.audit({ action: 'posting.deleted', subjectType: 'job', subjectId: id, companyId, data: { status, title } })
    await publishToTeam(tx.db, companyId)
    await tx.emit(postingDeleted({ jobId: id, companyId, by: tx.viewer.userId }))
    return { id }
  })
}
