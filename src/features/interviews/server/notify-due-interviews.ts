import { and, asc, eq, gt, inArray } from 'drizzle-orm'
import { applications } from '#db/schema/applications.ts'
import { interviews } from '#db/schema/interviews.ts'
import { jobs } from '#db/schema/job-postings.ts'
import { dueReminder } from '#lib/appointments.ts'
import type { Services } from '#server/context.ts'
import type { Schedule } from '#server/queue/schedules.ts'
import { isReminderDue } from '#server/reminder-due.ts'
import { transaction } from '#server/transaction.ts'
import { interviewDue } from '../events.ts'

const AT_ONCE = 200

/** Emits a reminder for every accepted interview that is a day or an hour away, once for each reminder time; returns their number. */
export function notifyDueInterviews(services: Services, now = new Date()): Promise<number> {
  return transaction(services, async ({ db, emit }) => {
    const rows = await db
      .select({ interview: interviews, userId: applications.userId, companyId: jobs.companyId })
      .from(interviews)
      .innerJoin(applications, eq(applications.id, interviews.applicationId))
      .innerJoin(jobs, eq(jobs.id, applications.jobId))
      .where(
        and(
          eq(interviews.status, 'accepted'),
          gt(interviews.startsAt, now),
          isReminderDue(interviews.startsAt, interviews.remindedAt, now),
        ),
      )
      .orderBy(asc(interviews.startsAt))
      .limit(AT_ONCE)
      // two workers lock different rows
      .for('update', { of: interviews, skipLocked: true })
    if (rows.length === 0) return 0
    const ids = rows.map(({ interview }) => interview.id)
    await db.update(interviews).set({ remindedAt: now }).where(inArray(interviews.id, ids))
    for (const { interview, userId, companyId } of rows) {
      const { id, applicationId, sequence, startsAt, remindedAt } = interview
      const lead = startsAt && dueReminder(startsAt, remindedAt, now)
      if (!userId || !lead || lead === 'start') continue
      await emit(interviewDue({ interviewId: id, applicationId, companyId, userId, sequence, lead }))
    }
    return rows.length
  })
}

export const interviewSchedules: Schedule[] = [
  {
    name: 'meetings.follow-clock',
    cron: '* * * * *',
    async run(services) {
      while ((await notifyDueInterviews(services)) === AT_ONCE) {}
    },
  },
]
