import { and, asc, desc, eq, gt, ilike, isNull, ne, sql } from 'drizzle-orm'
import { jobs, questionSets, jobApplicationRequirements as requirements } from '#db/schema/job-postings.ts'
import type { SignedIn } from '#server/context.ts'
import { escapeLike } from '#server/escape-like.ts'
import type { PostingStatus } from '../../rules.ts'
import { loadPosting } from '../load-posting.ts'
import { readableSet } from './load-set.ts'

/** The sets of the job's company, by name. */
export async function listSets(ctx: SignedIn, { jobId }: { jobId: string }) {
  const { job } = await loadPosting(ctx, jobId)
  const rows = await ctx.db
    .select()
    .from(questionSets)
    .where(eq(questionSets.companyId, job.companyId))
    .orderBy(asc(sql`lower(${questionSets.name})`))
  return rows.map(readableSet)
}

const maxShown = 20

/** Other jobs of the company that have questions, newest first, at most 20; the search finds the others. */
export async function listSources(ctx: SignedIn, { jobId, search }: { jobId: string; search: string }) {
  const { job } = await loadPosting(ctx, jobId)
  const questionRows = ctx.db
    .select({ jobId: requirements.jobId, all: sql<number>`count(*)::int`.as('all_questions') })
    .from(requirements)
    .where(isNull(requirements.removedAt))
    .groupBy(requirements.jobId)
    .as('asked')
  const rows = await ctx.db
    .select({ id: jobs.id, title: jobs.title, status: jobs.status, requirementsCount: questionRows.all })
    .from(jobs)
    .innerJoin(questionRows, eq(questionRows.jobId, jobs.id))
    .where(
      and(
        eq(jobs.companyId, job.companyId),
        ne(jobs.status, 'deleted'),
        ne(jobs.id, jobId),
        gt(questionRows.all, 0),
        search ? ilike(jobs.title, `%${escapeLike(search)}%`) : undefined,
      ),
    )
    .orderBy(desc(sql`coalesce(${jobs.postedAt}, ${jobs.createdAt})`), desc(jobs.id))
    .limit(maxShown)
  return rows.map((row) => ({ ...row, status: row.status as PostingStatus }))
}
