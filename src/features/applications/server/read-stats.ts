import { and, asc, count, eq, gt, isNull, lte, min, or, sql } from 'drizzle-orm'
import { applications, applicationStatusChanges as changes } from '#db/schema/applications.ts'
import { jobs, savedJobs } from '#db/schema/jobs.ts'
import { visibleTo } from '#features/jobs/server/visible-jobs.ts'
import type { Db, SignedIn } from '#server/context.ts'
import type { TrackerStats } from '../contract.ts'
import { type Course, trackerCounts, trackerTrends } from '../rules.ts'

const DAY = 24 * 60 * 60 * 1000

/** The tracker's figures of this person (TRACK-01 to TRACK-03), and what each is set beside. */
export async function readTrackerStats(ctx: SignedIn): Promise<TrackerStats> {
  const now = new Date()
  const { userId } = ctx.viewer
  const [courses, saved, waiting] = await Promise.all([
    readCourses(ctx.db, userId),
    countSaved(ctx, now),
    longestWait(ctx.db, userId, now),
  ])
  return {
    ...trackerCounts(courses.map((course) => course.status)),
    ...trackerTrends(courses, now),
    ...saved,
    longestWaitDays: waiting,
  }
}

async function readCourses(db: Db, userId: string): Promise<Course[]> {
  const rows = await db
    .select({
      id: applications.id,
      appliedAt: applications.appliedAt,
      status: applications.status,
      to: changes.toStatus,
      at: changes.changedAt,
    })
    .from(applications)
    .leftJoin(changes, eq(changes.applicationId, applications.id))
    .where(eq(applications.userId, userId))
    .orderBy(asc(changes.changedAt), asc(changes.id))
  const courses = new Map<string, Course & { changes: { to: Course['status']; at: Date }[] }>()
  for (const { id, appliedAt, status, to, at } of rows) {
    const course = courses.get(id) ?? { appliedAt, status, changes: [] }
    if (to && at) course.changes.push({ to, at })
    courses.set(id, course)
  }
  return [...courses.values()]
}

/** Saved jobs that are still in the list, and those of them that close within a week (SAVED-05). */
async function countSaved({ db, viewer }: SignedIn, now: Date) {
  const week = new Date(now.getTime() + 7 * DAY)
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

/** Whole days since the oldest status that still waits for the company; null where nothing waits. */
async function longestWait(db: Db, userId: string, now: Date): Promise<number | null> {
  const isWaiting = or(eq(applications.status, 'submitted'), eq(applications.status, 'reviewing'))
  const [row] = await db
    .select({ since: min(applications.statusUpdatedAt) })
    .from(applications)
    .where(and(eq(applications.userId, userId), isWaiting))
  return row?.since ? Math.floor((now.getTime() - row.since.getTime()) / DAY) : null
}
