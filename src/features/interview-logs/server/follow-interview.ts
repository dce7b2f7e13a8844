import { and, asc, eq, isNull } from 'drizzle-orm'
import { interviewLogs as logs } from '#db/schema/interview-logs.ts'
import { INTERVIEWS_CHANGED } from '#features/answer-feedback/server/live-topic.ts'
import { interviewChanged } from '#features/interviews/events.ts'
import { findInterview } from '#features/interviews/server/interview-calendar.ts'
import type { Services } from '#server/context.ts'
import { on, type Subscriber } from '#server/queue/worker.ts'
import { publish } from '#server/realtime/realtime-hub.ts'
import { transaction } from '#server/transaction.ts'

type Changed = { interviewId: string; sequence: number; applicationId: string; userId: string; from: string | null }

/**
 * Copies the date of an agreed interview to a log of its application: the oldest pending log without a date. When the interview
 * is moved, the log with the previous date is updated. A date that the job seeker entered is never overwritten.
 */
async function followInterview(
  services: Services,
  { interviewId, sequence, applicationId, userId, from }: Changed,
): Promise<void> {
  await transaction(services, async ({ db }) => {
    const interview = await findInterview(db, interviewId)
    if (interview?.sequence !== sequence || interview.status !== 'accepted' || !interview.startsAt) return
    const isUnchanged = from ? eq(logs.interviewDate, new Date(from)) : isNull(logs.interviewDate)
    const [log] = await db
      .select({ id: logs.id })
      .from(logs)
      .where(
        and(eq(logs.applicationId, applicationId), eq(logs.userId, userId), eq(logs.outcome, 'pending'), isUnchanged),
      )
      .orderBy(asc(logs.createdAt))
      .limit(1)
      .for('update')
    if (!log) return
    await db.update(logs).set({ interviewDate: interview.startsAt }).where(eq(logs.id, log.id))
    await publish(db, [userId], INTERVIEWS_CHANGED)
  })
}

export const interviewFollowSubscribers: Subscriber[] = [
  on(interviewChanged, 'interviews.follow-meeting', followInterview),
]
