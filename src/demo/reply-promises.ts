import { eq, sql } from 'drizzle-orm'
import { replyPromises } from '#db/schema/applications.forms.ts'
import { applicationStatusChanges, applications } from '#db/schema/applications.ts'
import { companies } from '#db/schema/companies.ts'
import { jobs } from '#db/schema/job-postings.ts'
import { isoDay } from '#lib/dates.ts'
import type { Db } from '#server/context.ts'
import { idOf } from './keys.ts'

/** The answer deadlines that the sample companies promise, in days. */
const promised = { fernway: 7, papertrail: 14 }

/** The promises of those companies, and how each application to them was answered. */
export async function seedReplyPromises(db: Db, { now }: { now: Date }): Promise<void> {
  for (const [slug, days] of Object.entries(promised)) {
    const companyId = idOf('company', slug)
    await db.update(companies).set({ replyWithinDays: days }).where(eq(companies.id, companyId))
    const replied = sql`(select min(changed.changed_at) from ${applicationStatusChanges} changed
      where changed.application_id = ${applications.id} and changed.from_status = 'submitted' and changed.to_status <> 'withdrawn')`
    // no reminders for applications from before the company's first visit
    await db.execute(sql`
      insert into ${replyPromises} (application_id, company_id, sent_at, due_at, replied_at, reminded_on)
      select ${applications.id}, ${companyId}, ${applications.appliedAt}, ${applications.appliedAt} + make_interval(days => ${days}),
        ${replied}, ${isoDay(now)}
      from ${applications} join ${jobs} on ${jobs.id} = ${applications.jobId}
      where ${eq(jobs.companyId, companyId)} and not (${applications.status} = 'withdrawn' and ${replied} is null)`)
  }
}
