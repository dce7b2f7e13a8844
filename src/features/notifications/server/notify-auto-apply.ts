import { eq } from 'drizzle-orm'
import { companies } from '#db/schema/companies.ts'
import { jobs } from '#db/schema/job-postings.ts'
import { autoApplyJobsFound, autoApplyNeedsPerson } from '#features/auto-apply/events.ts'
import type { Services } from '#server/context.ts'
import { type Occurrence, on, type Subscriber } from '#server/queue/worker.ts'
import { transaction } from '#server/transaction.ts'
import { textForAutoApplyNeeds, textForJobsWaiting } from '../rules.ts'
import { notify } from './notify.ts'

const QUEUE = '/app/auto-apply'

/** One notification for all waiting jobs. */
const onJobsFound = (services: Services, found: { userId: string; waiting: number }, occurrence: Occurrence) =>
  transaction(services, async (ctx) => {
    await notify(ctx, [found.userId], textForJobsWaiting(found.waiting), QUEUE, occurrence)
  })

const onNeedsPerson = (services: Services, entry: Needs, occurrence: Occurrence) =>
  transaction(services, async (ctx) => {
    const [job] = await ctx.db
      .select({ title: jobs.title, companyName: companies.name })
      .from(jobs)
      .innerJoin(companies, eq(companies.id, jobs.companyId))
      .where(eq(jobs.id, entry.jobId))
    if (!job) return
    await notify(ctx, [entry.userId], textForAutoApplyNeeds(job), `${QUEUE}?entry=${entry.entryId}`, occurrence)
  })
type Needs = { userId: string; entryId: string; jobId: string; reason: string }

/** Sent applications are notified like any other; these need the user's input. */
export const autoApplyNews: Subscriber[] = [
  on(autoApplyJobsFound, 'notifications.auto-apply-waiting', onJobsFound),
  on(autoApplyNeedsPerson, 'notifications.auto-apply-needs-you', onNeedsPerson),
]
