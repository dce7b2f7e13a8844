import { and, asc, count, eq, gt, inArray, isNull, lte, min, or, sql } from 'drizzle-orm'
import { applications, applicationStatusChanges as changes } from '#db/schema/applications.ts'
import { savedJobs } from '#db/schema/job-board.ts'
import { jobs } from '#db/schema/job-postings.ts'
import { externalApplications, externalStatusChanges } from '#db/schema/job-tracker.ts'
import { shownStatus, shownStatusAt } from '#features/applications/server/shown-status.ts'
import { visibleTo } from '#features/job-board/server/visible-jobs.ts'
import { DAY_MS } from '#lib/dates.ts'
import type { Db, SignedIn } from '#server/context.ts'
import type { TrackerStats } from '../shapes.ts'
import { type TrackedHistory, trackerCounts, trackerTrends } from '../trends.ts'

/** The tracker's statistics of this person (TRACK-01 to TRACK-03), with their comparisons. */
export async function readTrackerStats(ctx: SignedIn): Promise<TrackerStats> {
  const now = new Date()
  const { userId } = ctx.viewer
  const [histories, saved, waiting] = await Promise.all([
    readHistories(ctx.db, userId),
    countSaved(ctx, now),
    longestWait(ctx.db, userId, now),
  ])
  return {
    ...trackerCounts(histories.map((history) => history.status)),
    ...trackerTrends(histories, now),
    ...saved,
    longestWaitDays: waiting,
  }
}

/** Every application of the person with its history, external ones included. */
export async function readHistories(db: Db, userId: string): Promise<TrackedHistory[]> {
  const [own, external] = await Promise.all([
    db
      .select({
        id: applications.id,
        appliedAt: applications.appliedAt,
        status: shownStatus,
        to: changes.toStatus,
        at: changes.changedAt,
      })
      .from(applications)
      .leftJoin(changes, and(eq(changes.applicationId, applications.id), changes.isShown))
      .where(eq(applications.userId, userId))
      .orderBy(asc(changes.changedAt), asc(changes.id)),
    db
      .select({
        id: externalApplications.id,
        appliedAt: externalApplications.appliedAt,
        status: externalApplications.status,
        to: externalStatusChanges.toStatus,
        at: externalStatusChanges.changedAt,
      })
      .from(externalApplications)
      .leftJoin(externalStatusChanges, eq(externalStatusChanges.externalId, externalApplications.id))
      .where(eq(externalApplications.userId, userId))
      .orderBy(asc(externalStatusChanges.changedAt), asc(externalStatusChanges.id)),
  ])
  const histories = new Map<string, TrackedHistory & { changes: { to: TrackedHistory['status']; at: Date }[] }>()
  for (const { id, appliedAt, status, to, at } of [...own, ...external]) {
    const history = histories.get(id) ?? { appliedAt, status, changes: [] }
    if (to && at) history.changes.push({ to, at })
    histories.set(id, history)
  }
  return [...histories.values()]
}

/** Saved jobs that are still listed, and those of them that close within a week (SAVED-05). */
async function countSaved({ db, viewer }: SignedIn, now: Date) {
  const week = new Date(now.getTime() + 7 * DAY_MS)
  const isOpen = or(isNull(jobs.closesAt), gt(jobs.closesAt, now))
  const [row] = await db
    .select({
      totalSaved: count(),
      savedClosingSoon: sql<number>`count(*) filter (where ${and(isOpen, lte(jobs.closesAt, week))})`.mapWith(Number),
    })
    .from(savedJobs)
    .innerJoin(jobs, eq(jobs.id, savedJobs.jobId))
    .where(and(eq(savedJobs.userId, viewer.userId), visibleTo(viewer)))
  return row ?? { totalSaved: 0, savedClosingSoon: 0 }
}

/** Whole days since the oldest status that still awaits the company's reply; null without one. */
async function longestWait(db: Db, userId: string, now: Date): Promise<number | null> {
  const unanswered = ['submitted', 'reviewing'] as const
  const [[own], [external]] = await Promise.all([
    db
      .select({ since: sql<Date | null>`min(${shownStatusAt})`.mapWith(applications.statusUpdatedAt) })
      .from(applications)
      .where(and(eq(applications.userId, userId), inArray(shownStatus, [...unanswered]))),
    db
      .select({ since: min(externalApplications.statusUpdatedAt) })
      .from(externalApplications)
      .where(and(eq(externalApplications.userId, userId), inArray(externalApplications.status, [...unanswered]))),
  ])
  const times = [own?.since, external?.since].flatMap((since) => (since ? [since.getTime()] : []))
  return times.length > 0 ? Math.floor((now.getTime() - Math.min(...times)) / DAY_MS) : null
}
