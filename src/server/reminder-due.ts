import { and, isNull, lt, lte, or, type SQL, sql } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import { reminderLeads } from '#lib/appointments.ts'

/** The SQL condition for appointments whose latest due reminder was not sent yet: candidates for `dueReminder`. */
export function isReminderDue(startsAt: PgColumn, remindedAt: PgColumn, now: Date): SQL | undefined {
  const within = (lead: keyof typeof reminderLeads) => new Date(now.getTime() + reminderLeads[lead])
  const nearest = sql`case when ${startsAt} <= ${now} then ${startsAt}
    when ${startsAt} <= ${within('hour')} then ${startsAt} - interval '1 hour'
    else ${startsAt} - interval '24 hours' end`
  return and(lte(startsAt, within('day')), or(isNull(remindedAt), lt(remindedAt, nearest)))
}
