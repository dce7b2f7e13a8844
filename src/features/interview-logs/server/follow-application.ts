import { and, eq, ne } from 'drizzle-orm'
import { applications } from '#db/schema/applications.ts'
import { companies } from '#db/schema/companies.ts'
import { interviewLogs as logs, interviewLogOrigins as origins } from '#db/schema/interview-logs.ts'
import { jobs } from '#db/schema/job-postings.ts'
import { INTERVIEWS_CHANGED } from '#features/answer-feedback/server/live-topic.ts'
import { applicationStatusShown, applicationWithdrawn } from '#features/applications/events.ts'
import type { ApplicationStatus } from '#features/applications/rules.ts'
import { shownStatus } from '#features/applications/server/shown-status.ts'
import type { Db, Services } from '#server/context.ts'
import { on, type Subscriber } from '#server/queue/worker.ts'
import { publish } from '#server/realtime/realtime-hub.ts'
import { transaction } from '#server/transaction.ts'
import { outcomeOf } from '../rules.ts'

type Moved = { applicationId: string; toStatus: ApplicationStatus }

/**
 * Creates one log when an application reaches the interview stage, never a second one. Later status changes set the outcome of
 * the logs that follow the application. The current status of the application counts, not the one in the event: events that
 * arrive late or twice lead to the same result.
 */
async function followApplication(ctx: Services, { applicationId, toStatus }: Moved): Promise<void> {
  await transaction(ctx, async ({ db }) => {
    const now = await readApplication(db, applicationId)
    if (!now) return
    const isMade = toStatus === 'interview' && (await makeLog(db, now))
    const outcome = outcomeOf(now.status)
    const isOther = and(eq(logs.applicationId, applicationId), eq(logs.outcomeFollows, true), ne(logs.outcome, outcome))
    const changed = await db.update(logs).set({ outcome }).where(isOther).returning({ id: logs.id })
    if (isMade || changed.length > 0) await publish(db, [now.userId], INTERVIEWS_CHANGED)
  })
}

async function readApplication(db: Db, id: string) {
  const [row] = await db
    .select({
      id: applications.id,
      userId: applications.userId,
      status: shownStatus,
      companyName: companies.name,
      jobRole: jobs.title,
    })
    .from(applications)
    .innerJoin(jobs, eq(jobs.id, applications.jobId))
    .innerJoin(companies, eq(companies.id, jobs.companyId))
    .where(eq(applications.id, id))
    // until the transaction ends, the application cannot change or be deleted
    .for('share', { of: applications })
  // an imported application has no user, and therefore no logs
  return row?.userId ? { ...row, userId: row.userId } : undefined
}

/** Creates a log unless the application already has or had one. Returns true if it created one. */
async function makeLog(
  db: Db,
  { id, status: _, ...of }: NonNullable<Awaited<ReturnType<typeof readApplication>>>,
): Promise<boolean> {
  const { userId } = of
  const first = await db
    .insert(origins)
    .values({ applicationId: id, userId })
    .onConflictDoNothing()
    .returning({ id: origins.applicationId })
  if (first.length === 0) return false
  const [own] = await db.select({ id: logs.id }).from(logs).where(eq(logs.applicationId, id)).limit(1)
  if (own) return false
  await db.insert(logs).values({ ...of, applicationId: id, outcomeFollows: true })
  return true
}

export const interviewLogSubscribers: Subscriber[] = [
  on(applicationStatusShown, 'interviews.follow-application', followApplication),
  on(applicationWithdrawn, 'interviews.follow-withdrawal', (ctx, { applicationId }) =>
    followApplication(ctx, { applicationId, toStatus: 'withdrawn' }),
  ),
]
