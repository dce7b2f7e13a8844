import { and, eq, ne, sql } from 'drizzle-orm'
import { jobs } from '#db/schema/job-postings.ts'
import { jobSlug } from '#lib/names.ts'
import { roleInCompany } from '#lib/viewer.ts'
import type { Db, SignedIn } from '#server/context.ts'
import { transaction } from '#server/transaction.ts'
import { copyTitle } from '../rules.ts'
import { appendQuestions } from './append-questions.ts'
import { recordPosting } from './create-posting.ts'
import { type JobRow, loadCompany, lockPosting, type PostingCompany } from './load-posting.ts'
import { publishToTeam } from './publish-team.ts'
import { readRequirements } from './requirement-rows.ts'

/**
 * Copies a job with its questions as a draft, under an id that the caller chose: a repeated call returns the same
 * copy. A past deadline is not copied.
 */
export function duplicatePosting(ctx: SignedIn, { id, copyId }: { id: string; copyId: string }): Promise<JobRow> {
  return transaction(ctx, async (tx) => {
    const { job } = await lockPosting(tx, id)
    const company = await loadCompany(tx, job.companyId)
    const title = copyTitle(job.title, await readCopies(tx.db, job.companyId))
    const [made] = await tx.db
      .insert(jobs)
      .values(copyOf(tx, job, { copyId, company, title }))
      .onConflictDoNothing()
      .returning()
    if (!made) return (await lockPosting(tx, copyId)).job
    const copy = made as JobRow
    await publishToTeam(tx.db, job.companyId)
    await recordPosting(tx, copy, { copiedFrom: id })
    await appendQuestions(tx, copy, await readRequirements(tx.db, id))
    return copy
  })
}

/** Titles of the company's jobs that may be copies. */
async function readCopies(db: Db, companyId: string): Promise<Set<string>> {
  const isCopy = sql`${jobs.title} like '% (copy%)'`
  const copies = await db
    .select({ title: jobs.title })
    .from(jobs)
    .where(and(eq(jobs.companyId, companyId), ne(jobs.status, 'deleted'), isCopy))
  return new Set(copies.map(({ title }) => title))
}

type Copy = { copyId: string; company: PostingCompany; title: string }

function copyOf(ctx: SignedIn, job: JobRow, { copyId, company, title }: Copy) {
  const { companyId, description, requirements, location, moreLocations, employmentType } = job
  const { remoteAllowed, workMode, onSiteDays } = job
  const { applicantPlaces, applicantUtcFrom, applicantUtcTo, openings, level } = job
  const { salaryMin, salaryMax, salaryCurrency, salaryPeriod, salaryIsEstimate } = job
  const { internalPosting, externalPosting, autoRejectIncomplete, applicationDeadline, closesAt } = job
  const now = new Date()
  const isOver = closesAt !== null && now >= closesAt
  return {
    ...{ companyId, description, requirements, location, moreLocations, employmentType },
    ...{ remoteAllowed, workMode, onSiteDays, applicantPlaces, applicantUtcFrom, applicantUtcTo },
    ...{ openings, level },
    ...{ salaryMin, salaryMax, salaryCurrency, salaryPeriod, salaryIsEstimate },
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
