import { and, asc, eq, gt, inArray } from 'drizzle-orm'
import { coachingRequests as r } from '#db/schema/coach.ts'
import { dueReminder } from '#lib/appointments.ts'
import type { Services } from '#server/context.ts'
import type { Schedule } from '#server/queue/schedules.ts'
import { isReminderDue } from '#server/reminder-due.ts'
import { transaction } from '#server/transaction.ts'
import { coachingDue } from '../events.ts'

const AT_ONCE = 200

/**
 * Emits a reminder for each confirmed session that starts in a day or an hour, once per lead time. Returns the number of
 * sessions.
 */
export function notifyDueSessions(services: Services, now = new Date()): Promise<number> {
  return transaction(services, async ({ db, emit }) => {
    const rows = await db
      .select()
      .from(r)
      .where(and(eq(r.status, 'confirmed'), gt(r.startsAt, now), isReminderDue(r.startsAt, r.remindedAt, now)))
      .orderBy(asc(r.startsAt))
      .limit(AT_ONCE)
      // two workers never process the same row
      .for('update', { skipLocked: true })
    if (rows.length === 0) return 0
    await db
      .update(r)
      .set({ remindedAt: now })
      .where(
        inArray(
          r.id,
          rows.map(({ id }) => id),
        ),
      )
    for (const { id, userId, coachId, sequence, startsAt, remindedAt } of rows) {
      const lead = startsAt && dueReminder(startsAt, remindedAt, now)
      if (lead && lead !== 'start') await emit(coachingDue({ requestId: id, userId, coachId, sequence, lead }))
    }
    return rows.length
  })
}

export const coachingSchedules: Schedule[] = [
  {
    name: 'coaching.follow-clock',
    cron: '* * * * *',
    async run(services) {
      while ((await notifyDueSessions(services)) === AT_ONCE) {}
    },
  },
]
