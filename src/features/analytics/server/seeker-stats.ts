import { and, count, eq, gte, sql } from 'drizzle-orm'
import { jobMatches, jobMatchStates } from '#db/schema/analytics.ts'
import { applicationStatusChanges, applications } from '#db/schema/applications.ts'
import { resumes } from '#db/schema/documents.ts'
import { jobs } from '#db/schema/job-postings.ts'
import { profileViews } from '#db/schema/profiles.ts'
import { shownStatus } from '#features/applications/server/shown-status.ts'
import { notHiddenFrom } from '#features/hidden-jobs/server/queries.ts'
import { offeredTo } from '#features/job-board/server/visible-jobs.ts'
import { DAY_MS } from '#lib/dates.ts'
import type { Db } from '#server/context.ts'
import type { OwnStat, SeekerDashboard } from '../contract.ts'
import { changeInPercent, changeOf, DEFAULT_MINIMUM, PERIOD_DAYS, totalsOfPeriod } from '../dashboard-rules.ts'
import { isOfPeriod, postedAt } from './matching/conditions.ts'

const sinceTwoPeriods = () => new Date(Date.now() - 2 * PERIOD_DAYS * DAY_MS)

const figureOf = (total: number, times: Date[], compare = changeOf): OwnStat => {
  const { recent, before, trend } = totalsOfPeriod(times, new Date())
  return { total, trend, change: compare(recent, before) }
}

export async function countApplications(db: Db, userId: string): Promise<OwnStat> {
  const own = eq(applications.userId, userId)
  const [all] = await db.select({ n: count() }).from(applications).where(own)
  const times = await db
    .select({ at: applications.appliedAt })
    .from(applications)
    .where(and(own, gte(applications.appliedAt, sinceTwoPeriods())))
  return figureOf(
    all?.n ?? 0,
    times.map(({ at }) => at),
  )
}

/** Applications at interview. The change compares the times when applications reached that status (DASH-08). */
export async function countInterviews(db: Db, userId: string): Promise<OwnStat> {
  const own = eq(applications.userId, userId)
  const [all] = await db
    .select({ n: count() })
    .from(applications)
    .where(and(own, eq(shownStatus, 'interview')))
  const changes = applicationStatusChanges
  const times = await db
    .select({ at: changes.changedAt })
    .from(changes)
    .innerJoin(applications, eq(applications.id, changes.applicationId))
    .where(and(own, changes.isShown, eq(changes.toStatus, 'interview'), gte(changes.changedAt, sinceTwoPeriods())))
  return figureOf(
    all?.n ?? 0,
    times.map(({ at }) => at),
  )
}

/** Stored views: at most one per viewer and day (DASH-10). */
export async function countViews(db: Db, userId: string): Promise<SeekerDashboard['profileViews']> {
  const own = eq(profileViews.userId, userId)
  const companies = sql<number>`count(distinct ${profileViews.companyId})::int`
  const [all] = await db.select({ n: count(), companies }).from(profileViews).where(own)
  const times = await db
    .select({ at: profileViews.viewedAt })
    .from(profileViews)
    .where(and(own, gte(profileViews.viewedAt, sinceTwoPeriods())))
  const dates = times.map(({ at }) => at)
  return { ...figureOf(all?.n ?? 0, dates, changeInPercent), companies: all?.companies ?? 0 }
}

type Matched = Pick<SeekerDashboard, 'jobsMatched' | 'minimumMatch' | 'matching'>

/** Counts the matches that the background job stored; it calculates none itself (DASH-09). */
export async function countMatches(db: Db, userId: string): Promise<Matched> {
  const [state] = await db.select().from(jobMatchStates).where(eq(jobMatchStates.userId, userId))
  const minimumMatch = state?.minimumMatch ?? DEFAULT_MINIMUM
  const rows = await db
    .select({
      at: sql<Date>`${postedAt}`.mapWith(jobs.createdAt),
      isOpen: sql<boolean>`${isOfPeriod} and ${offeredTo(null)}`,
    })
    .from(jobMatches)
    .innerJoin(jobs, eq(jobs.id, jobMatches.jobId))
    .where(and(eq(jobMatches.userId, userId), gte(jobMatches.score, minimumMatch), notHiddenFrom(userId)))
  const figure = figureOf(
    rows.filter(({ isOpen }) => isOpen).length,
    rows.map(({ at }) => at),
  )
  return { jobsMatched: figure, minimumMatch, matching: await readMatching(db, userId, state) }
}

async function readMatching(
  db: Db,
  userId: string,
  state: typeof jobMatchStates.$inferSelect | undefined,
): Promise<Matched['matching']> {
  const [resume] = await db
    .select({ id: resumes.id })
    .from(resumes)
    .where(and(eq(resumes.userId, userId), resumes.isDefault))
  if (!resume) return 'no_resume'
  // stored matches of another resume do not apply to this one
  return state && !state.isBehind && state.candidate.startsWith(resume.id) ? 'ready' : 'working'
}
