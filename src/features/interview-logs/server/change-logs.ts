import { and, count, eq } from 'drizzle-orm'
import { users } from '#db/schema/accounts.ts'
import { applications } from '#db/schema/applications.ts'
import { interviewLogs as logs } from '#db/schema/interview-logs.ts'
import { INTERVIEWS_CHANGED } from '#features/answer-feedback/server/live-topic.ts'
import type { Db, SignedIn } from '#server/context.ts'
import { DomainError, found } from '#server/errors.ts'
import { publish } from '#server/realtime/realtime-hub.ts'
import { transaction } from '#server/transaction.ts'
import type { InterviewLog, InterviewLogFields } from '../contract.ts'
import { isFollowing, maxLogs } from '../rules.ts'
import { readLog } from './read-logs.ts'

/*
 * Changes write no audit entry and no event, because staff must not see where a job seeker is interviewed.
 */

/**
 * Creates a log. A second request with the same id changes nothing.
 * Throws TOO_MANY_LOGS, or NOT_FOUND for an application of another person.
 */
export const createInterviewLog = (outer: SignedIn, { id, ...fields }: InterviewLogFields & { id: string }) =>
  transaction(outer, async ({ db, viewer: { userId } }): Promise<InterviewLog> => {
    // lock the user: of two simultaneous requests, the second one counts the log of the first one
    await db.select({ id: users.id }).from(users).where(eq(users.id, userId)).for('no key update')
    const [before] = await db.select({ id: logs.id }).from(logs).where(eq(logs.id, id))
    if (before) return readLog(db, userId, id)
    const [row] = await db.select({ taken: count() }).from(logs).where(eq(logs.userId, userId))
    if ((row?.taken ?? 0) >= maxLogs) throw new DomainError('TOO_MANY_LOGS')
    await requireOwnApplication(db, userId, fields.applicationId)
    await db.insert(logs).values({ id, userId, ...columnsOf(fields), outcomeFollows: isFollowing(fields) })
    await publish(db, [userId], INTERVIEWS_CHANGED)
    return readLog(db, userId, id)
  })

type Update = InterviewLogFields & { id: string; seen: Date }

/** Replaces the fields of a log. Throws NOT_FOUND, or LOG_CHANGED if the log changed since the client read it. */
export const updateLog = (outer: SignedIn, { id, seen, ...fields }: Update) =>
  transaction(outer, async ({ db, viewer: { userId } }): Promise<InterviewLog> => {
    const [row] = await db
      .select()
      .from(logs)
      .where(and(eq(logs.id, id), eq(logs.userId, userId)))
      .for('no key update')
    const before = found(row)
    if (before.updatedAt.getTime() !== seen.getTime()) throw new DomainError('LOG_CHANGED')
    if (before.applicationId !== fields.applicationId) await requireOwnApplication(db, userId, fields.applicationId)
    const outcomeFollows = isFollowing(fields, before)
    await db
      .update(logs)
      .set({ ...columnsOf(fields), outcomeFollows })
      .where(eq(logs.id, id))
    await publish(db, [userId], INTERVIEWS_CHANGED)
    return readLog(db, userId, id)
  })

/** Deletes one of the viewer's logs. An automatically created log is not created again for the same application. */
export const deleteLog = (outer: SignedIn, { id }: { id: string }) =>
  transaction(outer, async ({ db, viewer: { userId } }): Promise<{ deleted: true }> => {
    const own = and(eq(logs.id, id), eq(logs.userId, userId))
    found((await db.delete(logs).where(own).returning({ id: logs.id }))[0])
    await publish(db, [userId], INTERVIEWS_CHANGED)
    return { deleted: true }
  })

async function requireOwnApplication(db: Db, userId: string, applicationId: string | null): Promise<void> {
  if (applicationId === null) return
  const [row] = await db
    .select({ id: applications.id })
    .from(applications)
    .where(and(eq(applications.id, applicationId), eq(applications.userId, userId)))
  found(row)
}

function columnsOf({ companyName, jobRole, interviewStage, ...fields }: InterviewLogFields) {
  const { interviewDate, outcome, notes, feedback, applicationId } = fields
  const texts = { notes: notes || null, feedback: feedback || null }
  return { companyName, jobRole, interviewStage, interviewDate, outcome, applicationId, ...texts }
}
