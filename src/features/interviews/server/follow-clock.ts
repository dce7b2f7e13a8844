import { and, asc, eq, gt, inArray, isNull, lt, lte, or, sql } from 'drizzle-orm'
import { applications } from '#db/schema/applications.ts'
import { meetings } from '#db/schema/interviews.ts'
import { jobs } from '#db/schema/job-postings.ts'
import { dueReminder, reminderLeads } from '#lib/appointments.ts'
import type { Services } from '#server/context.ts'
import type { Schedule } from '#server/jobs.ts'
import { transaction } from '#server/transaction.ts'
import { meetingDue } from '../events.ts'

const AT_ONCE = 200

/** Says of every accepted appointment that it is a day or an hour ahead, once for each and time; how many it were. */
export function tellDueMeetings(services: Services, now = new Date()): Promise<number> {
  return transaction(services, async ({ db, emit }) => {
    const nearest = sql`case when ${meetings.startsAt} <= ${new Date(now.getTime() + reminderLeads.hour)}
      then ${meetings.startsAt} - interval '1 hour' else ${meetings.startsAt} - interval '24 hours' end`
    const rows = await db
      .select({ meeting: meetings, userId: applications.userId, companyId: jobs.companyId })
      .from(meetings)
      .innerJoin(applications, eq(applications.id, meetings.applicationId))
      .innerJoin(jobs, eq(jobs.id, applications.jobId))
      .where(
        and(
          eq(meetings.status, 'accepted'),
          gt(meetings.startsAt, now),
          lte(meetings.startsAt, new Date(now.getTime() + reminderLeads.day)),
          or(isNull(meetings.remindedAt), lt(meetings.remindedAt, nearest)),
        ),
      )
      .orderBy(asc(meetings.startsAt))
      .limit(AT_ONCE)
      // of two workers each takes others
      .for('update', { of: meetings, skipLocked: true })
    if (rows.length === 0) return 0
    const ids = rows.map(({ meeting }) => meeting.id)
    await db.update(meetings).set({ remindedAt: now }).where(inArray(meetings.id, ids))
    for (const { meeting, userId, companyId } of rows) {
      const { id, applicationId, sequence, startsAt, remindedAt } = meeting
      const lead = startsAt && dueReminder(startsAt, remindedAt, now)
      if (!userId || !lead || lead === 'start') continue
      await emit(meetingDue({ meetingId: id, applicationId, companyId, userId, sequence, lead }))
    }
    return rows.length
  })
}

export const meetingSchedules: Schedule[] = [
  {
    name: 'meetings.follow-clock',
    cron: '* * * * *',
    async run(services) {
      while ((await tellDueMeetings(services)) === AT_ONCE) {}
    },
  },
]
