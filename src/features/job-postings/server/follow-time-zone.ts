import { and, eq, isNotNull } from 'drizzle-orm'
import { companies } from '#db/schema/companies.ts'
import { jobs } from '#db/schema/job-postings.ts'
import { companyZoneChanged } from '#features/companies/events.ts'
import { endOfDeadlineDay } from '#lib/deadline.ts'
import type { Services } from '#server/context.ts'
import { on, type Subscriber } from '#server/queue/worker.ts'

/** Recomputes deadlines when a company's time zone changes: they end with the day there (APPLY-30). */
async function recountDeadlines({ db }: Services, { companyId }: { companyId: string }): Promise<void> {
  const [company] = await db.select({ timeZone: companies.timeZone }).from(companies).where(eq(companies.id, companyId))
  if (!company) return
  const days = await db
    .selectDistinct({ day: jobs.applicationDeadline })
    .from(jobs)
    .where(and(eq(jobs.companyId, companyId), isNotNull(jobs.applicationDeadline)))
  for (const { day } of days) {
    if (day === null) continue
    await db
      .update(jobs)
      .set({ closesAt: endOfDeadlineDay(day, company.timeZone) })
      .where(and(eq(jobs.companyId, companyId), eq(jobs.applicationDeadline, day)))
  }
}

export const postingSubscribers: Subscriber[] = [on(companyZoneChanged, 'jobs.recount-deadlines', recountDeadlines)]
