import { and, asc, eq, isNull, type SQL, sql } from 'drizzle-orm'
import { replyPromises } from '#db/schema/applications.forms.ts'
import { applications } from '#db/schema/applications.ts'
import { companies } from '#db/schema/companies.ts'
import { jobs } from '#db/schema/job-postings.ts'
import type { Db, SignedIn } from '#server/context.ts'
import type { RepliesDue } from '../../reply-contract.ts'
import { activeCompany, loadReview } from '../load-review.ts'

const shown = 5

/** Due by the end of tomorrow in the company's time zone, at a timestamp; joined with companies. */
export const isNear = (at: SQL = sql`now()`): SQL =>
  sql`${replyPromises.dueAt} < (date_trunc('day', ${at} at time zone ${companies.timeZone}) + interval '2 days') at time zone ${companies.timeZone}`

/** The active company's applications that wait for a promised answer, the most urgent first. */
export async function readDueReplies(ctx: SignedIn): Promise<RepliesDue> {
  const isWaiting = and(eq(replyPromises.companyId, activeCompany(ctx)), isUnanswered, isNear()) as SQL
  const [items, [counts]] = await Promise.all([readItems(ctx.db, isWaiting), readCounts(ctx.db, isWaiting)])
  return { items, total: counts?.total ?? 0, overdue: counts?.overdue ?? 0 }
}

/** The promise is open: not answered, not withdrawn; joined with applications and jobs. */
export const isUnanswered = and(
  isNull(replyPromises.repliedAt),
  eq(applications.status, 'submitted'),
  sql`${jobs.status} <> 'deleted'`,
)

const isOverdue = sql<boolean>`${replyPromises.dueAt} <= now()`

const readItems = (db: Db, where: SQL) =>
  db
    .select({
      applicationId: applications.id,
      candidateName: applications.fullName,
      jobTitle: jobs.title,
      dueAt: replyPromises.dueAt,
      isOverdue,
    })
    .from(replyPromises)
    .innerJoin(applications, eq(applications.id, replyPromises.applicationId))
    .innerJoin(jobs, eq(jobs.id, applications.jobId))
    .innerJoin(companies, eq(companies.id, replyPromises.companyId))
    .where(where)
    .orderBy(asc(replyPromises.dueAt), asc(applications.id))
    .limit(shown)

const readCounts = (db: Db, where: SQL) =>
  db
    .select({ total: sql<number>`count(*)::int`, overdue: sql<number>`(count(*) filter (where ${isOverdue}))::int` })
    .from(replyPromises)
    .innerJoin(applications, eq(applications.id, replyPromises.applicationId))
    .innerJoin(jobs, eq(jobs.id, applications.jobId))
    .innerJoin(companies, eq(companies.id, replyPromises.companyId))
    .where(where)

/** The promise for one application, for its reviewers; null without one. */
export async function readReply(ctx: SignedIn, { id }: { id: string }) {
  await loadReview(ctx, id)
  const [row] = await ctx.db
    .select({ dueAt: replyPromises.dueAt, repliedAt: replyPromises.repliedAt })
    .from(replyPromises)
    .where(eq(replyPromises.applicationId, id))
  return row ?? null
}
