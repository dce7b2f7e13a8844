import { and, asc, inArray, isNull, lte } from 'drizzle-orm'
import { applicationReminders as reminders } from '#db/schema/job-tracker.ts'
import { storeMissingMatches } from '#features/applications/server/store-matches.ts'
import type { Services } from '#server/context.ts'
import type { Schedule } from '#server/queue/schedules.ts'
import { transaction } from '#server/transaction.ts'
import { reminderDue } from '../../events.ts'

const AT_ONCE = 200

/** Emits an event for every reminder that is due, once for each due time. Returns their number. */
export async function notifyDueReminders(services: Services, now = new Date()): Promise<number> {
  return transaction(services, async ({ db, emit }) => {
    const due = await db
      .select({ id: reminders.id, userId: reminders.userId })
      .from(reminders)
      .where(and(isNull(reminders.notifiedAt), isNull(reminders.doneAt), lte(reminders.dueAt, now)))
      .orderBy(asc(reminders.dueAt))
      .limit(AT_ONCE)
      // two workers never process the same row
      .for('update', { skipLocked: true })
    if (due.length === 0) return 0
    const ids = due.map(({ id }) => id)
    await db.update(reminders).set({ notifiedAt: now }).where(inArray(reminders.id, ids))
    for (const { id, userId } of due) await emit(reminderDue({ reminderId: id, userId }))
    return due.length
  })
}

export const applicationSchedules: Schedule[] = [
  // for older applications without a stored match, and for matches by older rules
  {
    name: 'applications.match-missing',
    cron: '*/10 * * * *',
    run: ({ db, stopping }) => storeMissingMatches(db, stopping),
  },
  {
    name: 'applications.tell-due-reminders',
    cron: '* * * * *',
    async run(services) {
      while ((await notifyDueReminders(services)) === AT_ONCE) {}
    },
  },
]
