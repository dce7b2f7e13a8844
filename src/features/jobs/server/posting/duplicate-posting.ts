import { jobs } from '#db/schema/jobs.ts'
import { jobSlug } from '#lib/names.ts'
import { roleInCompany } from '#lib/viewer.ts'
import type { SignedIn } from '#server/context.ts'
import { transaction } from '#server/transaction.ts'
import { copyTitle } from '../../posting-rules.ts'
import { tellTeam } from '../tell-team.ts'
import { appendQuestions } from './append-questions.ts'
import { recordPosting } from './create-posting.ts'
import { type JobRow, loadCompany, lockPosting, type PostingCompany } from './load-posting.ts'
import { readRequirements } from './requirement-rows.ts'

/**
 * Copies a job with its questions as a draft, under an id that the caller chose: asked again, it answers with the same copy. A
 * deadline that is over is not taken along.
 */
export function duplicatePosting(ctx: SignedIn, { id, copyId }: { id: string; copyId: string }): Promise<JobRow> {
  return transaction(ctx, async (tx) => {
    const { job } = await lockPosting(tx, id)
    const company = await loadCompany(tx, job.companyId)
    const [made] = await tx.db
      .insert(jobs)
      .values(copyOf(tx, job, { copyId, company }))
      .onConflictDoNothing()
      .returning()
    if (!made) return (await lockPosting(tx, copyId)).job
    const copy = made as JobRow
    await tellTeam(tx.db, job.companyId)
    await recordPosting(tx, copy, { copiedFrom: id })
    await appendQuestions(tx, copy, await readRequirements(tx.db, id))
    return copy
  })
}

function copyOf(ctx: SignedIn, job: JobRow, { copyId, company }: { copyId: string; company: PostingCompany }) {
  const { companyId, description, requirements, location, employmentType, salaryMin, salaryMax, remoteAllowed } = job
  const { internalPosting, externalPosting, autoRejectIncomplete, applicationDeadline, closesAt } = job
  const now = new Date()
  const title = copyTitle(job.title)
  const isOver = closesAt !== null && now >= closesAt
  return {
    ...{ companyId, description, requirements, location, employmentType, salaryMin, salaryMax, remoteAllowed },
    ...{ internalPosting, externalPosting, autoRejectIncomplete },
    ...(isOver ? {} : { applicationDeadline, closesAt }),
    id: copyId,
    title,
    slug: jobSlug({ id: copyId, title, companySlug: company.slug }),
    status: 'draft' as const,
    createdBy: ctx.viewer.userId,
    postedByAdmin: roleInCompany(ctx.viewer, companyId) === null,
    createdAt: now,
    updatedAt: now,
  }
}
