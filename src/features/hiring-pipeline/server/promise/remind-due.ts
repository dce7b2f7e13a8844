import { and, asc, eq, inArray, isNull, sql } from 'drizzle-orm'
import { replyPromises } from '#db/schema/applications.forms.ts'
import { applications } from '#db/schema/applications.ts'
import { companies } from '#db/schema/companies.ts'
import { jobs } from '#db/schema/job-postings.ts'
import { hourOfDay, isoDay } from '#lib/dates.ts'
import type { Db, Services } from '#server/context.ts'
import type { Schedule } from '#server/queue/schedules.ts'
import { transaction } from '#server/transaction.ts'
import { repliesDue } from '../../events.ts'
import { isNear, isUnanswered } from './read-due.ts'

/** Reminders are sent from this hour on in the company's time zone: one group a day, at the start of work. */
const FROM_HOUR = 8

/**
 * Reminds every company of promised answers that are due by the end of tomorrow: each application once, grouped once
 * a day. Returns the number of companies.
 */
export async function remindOfDueReplies(services: Services, now = new Date()): Promise<number> {
  const waiting = await readWaiting(services.db, now)
  const due = waiting.filter(
    ({ timeZone, lastRemindedOn }) =>
      hourOfDay(now, timeZone) >= FROM_HOUR && (lastRemindedOn ?? '') < isoDay(now, timeZone),
  )
  for (const { companyId, timeZone } of due) await remind(services, companyId, { now, day: isoDay(now, timeZone) })
  return due.length
}

const isUnreminded = (now: Date) => {
  const at = sql`${now.toISOString()}::timestamptz`
  return and(isUnanswered, isNull(replyPromises.remindedOn), sql`${replyPromises.dueAt} > ${at}`, isNear(at))
}

const readWaiting = (db: Db, now: Date) =>
  db
    .selectDistinct({
      companyId: companies.id,
      timeZone: companies.timeZone,
      lastRemindedOn: sql<
        string | null
      >`(select max(promise.reminded_on)::text from ${replyPromises} promise where promise.company_id = ${companies.id})`,
    })
    .from(replyPromises)
    .innerJoin(applications, eq(applications.id, replyPromises.applicationId))
    .innerJoin(jobs, eq(jobs.id, applications.jobId))
    .innerJoin(companies, eq(companies.id, replyPromises.companyId))
    .where(isUnreminded(now))

/** A second worker finds nothing left to send. */
const remind = (services: Services, companyId: string, { now, day }: { now: Date; day: string }): Promise<void> =>
  transaction(services, async ({ db, emit }) => {
    await db.select({ id: companies.id }).from(companies).where(eq(companies.id, companyId)).for('update')
    const due = await db
      .select({ id: replyPromises.applicationId })
      .from(replyPromises)
      .innerJoin(applications, eq(applications.id, replyPromises.applicationId))
      .innerJoin(jobs, eq(jobs.id, applications.jobId))
      .innerJoin(companies, eq(companies.id, replyPromises.companyId))
      .where(and(eq(replyPromises.companyId, companyId), isUnreminded(now)))
      .orderBy(asc(replyPromises.dueAt))
    if (due.length === 0) return
    const ids = due.map(({ id }) => id)
    await db.update(replyPromises).set({ remindedOn: day }).where(inArray(replyPromises.applicationId, ids))
    await emit(repliesDue({ companyId, day }))
  })

export const replySchedules: Schedule[] = [
  {
    name: 'applications.remind-of-due-replies',
    // every quarter of an hour, because the offsets of some time zones are not whole hours
    cron: '*/15 * * * *',
    async run(services) {
      await remindOfDueReplies(services)
    },
  },
]
