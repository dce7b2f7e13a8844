import { and, asc, eq, gt, inArray, isNull, lt } from 'drizzle-orm'
import { scheduledInterviews as scheduled, interviewSessions as sessions } from '#db/schema/interview-prep.ts'
import { INTERVIEWS_CHANGED } from '#features/answer-feedback/server/live-topic.ts'
import { dueReminder } from '#lib/appointments.ts'
import type { Services } from '#server/context.ts'
import type { Schedule } from '#server/queue/schedules.ts'
import { publish } from '#server/realtime/realtime-hub.ts'
import { isReminderDue } from '#server/reminder-due.ts'
import { transaction } from '#server/transaction.ts'
import { interviewReminderDue } from '../../events.ts'
import { MISSED_AFTER_MS } from '../../schedule-rules.ts'

const AT_ONCE = 200
const HOUR = 60 * 60_000

/** Emits an event for each interview with a due reminder, once per reminder. Returns the number of interviews (INTV-29). */
export function notifyDueInterviews(services: Services, now = new Date()): Promise<number> {
  return transaction(services, async ({ db, emit }) => {
    const rows = await db
      .select()
      .from(scheduled)
      .where(
        and(
          eq(scheduled.status, 'scheduled'),
          isNull(scheduled.sessionId),
          gt(scheduled.scheduledDate, new Date(now.getTime() - HOUR)),
          isReminderDue(scheduled.scheduledDate, scheduled.remindedAt, now),
        ),
      )
      .orderBy(asc(scheduled.scheduledDate))
      .limit(AT_ONCE)
      // two workers never process the same row
      .for('update', { skipLocked: true })
    if (rows.length === 0) return 0
    const ids = rows.map(({ id }) => id)
    await db.update(scheduled).set({ remindedAt: now }).where(inArray(scheduled.id, ids))
    for (const { id, userId, sequence, scheduledDate, remindedAt } of rows) {
      const lead = dueReminder(scheduledDate, remindedAt, now)
      if (lead) await emit(interviewReminderDue({ scheduledId: id, userId, sequence, lead }))
    }
    return rows.length
  })
}

/**
 * Sets interviews with a completed session to `completed`, and those that did not start within a day after their time to `no_show`
 * (INTV-31). Returns their number.
 */
export function closePassedInterviews(services: Services, now = new Date()): Promise<number> {
  return transaction(services, async ({ db, audit }) => {
    const completed = db.select({ id: sessions.id }).from(sessions).where(eq(sessions.completed, true))
    const isOpen = eq(scheduled.status, 'scheduled')
    const passed = lt(scheduled.scheduledDate, new Date(now.getTime() - MISSED_AFTER_MS))
    const done = await db
      .update(scheduled)
      .set({ status: 'completed' })
      .where(and(isOpen, inArray(scheduled.sessionId, completed)))
      .returning()
    const missed = await db
      .update(scheduled)
      .set({ status: 'no_show' })
      .where(and(isOpen, passed, isNull(scheduled.sessionId)))
      .returning()
    const settled = [...done, ...missed]
    for (const { id, userId, status } of settled) {
      await audit({ action: `interview.${status}`, subjectType: 'scheduled_interview', subjectId: id })
      await publish(db, [userId], INTERVIEWS_CHANGED)
    }
    return settled.length
  })
}

export const practiceSchedules: Schedule[] = [
  {
    name: 'interviews.follow-clock',
    cron: '* * * * *',
    async run(services) {
      while ((await notifyDueInterviews(services)) === AT_ONCE) {}
      await closePassedInterviews(services)
    },
  },
]
