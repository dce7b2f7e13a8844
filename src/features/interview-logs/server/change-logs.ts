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
import { isFollowing, mostLogs } from '../rules.ts'
import { readLog } from './read-logs.ts'

/*
 * No audit and no event: where somebody is interviewed is nobody's to know.
 */

/** Writes an interview down; TOO_MANY_LOGS, NOT_FOUND for an application that is not one's own. The same id again changes nothing. */
export const createLog = (outer: SignedIn, { id, ...fields }: InterviewLogFields & { id: string }) =>
  transaction(outer, async ({ db, viewer: { userId } }): Promise<InterviewLog> => {
    // of two that are written down at once, the second sees the first counted
    await db.select({ id: users.id }).from(users).where(eq(users.id, userId)).for('no key update')
    const [before] = await db.select({ id: logs.id }).from(logs).where(eq(logs.id, id))
    if (before) return readLog(db, userId, id)
    const [row] = await db.select({ taken: count() }).from(logs).where(eq(logs.userId, userId))
    if ((row?.taken ?? 0) >= mostLogs) throw new DomainError('TOO_MANY_LOGS')
    await requireOwnApplication(db, userId, fields.applicationId)
    await db.insert(logs).values({ id, userId, ...columnsOf(fields), outcomeFollows: isFollowing(fields) })
    await publish(db, [userId], INTERVIEWS_CHANGED)
    return readLog(db, userId, id)
  })

type Update = InterviewLogFields & { id: string; seen: Date }

/** Changes everything of it that its fields say; LOG_CHANGED where it is another one by now, NOT_FOUND. */
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

/** Deletes an own log; the interview stage that made it makes no other. */
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
