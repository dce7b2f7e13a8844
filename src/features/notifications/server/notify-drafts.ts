import { and, eq } from 'drizzle-orm'
import { applicationDrafts as drafts } from '#db/schema/applications.forms.ts'
import { companies } from '#db/schema/companies.ts'
import { jobs } from '#db/schema/job-postings.ts'
import { draftLeftUnfinished } from '#features/applications/events.ts'
import { offeredTo } from '#features/job-board/server/visible-jobs.ts'
import type { Services } from '#server/context.ts'
import { type Occurrence, on, type Subscriber } from '#server/queue/worker.ts'
import { transaction } from '#server/transaction.ts'
import { textForDraft } from '../rules.ts'
import { notify } from './notify.ts'

type Resting = { jobId: string; userId: string }

/** Skips drafts that were sent or deleted in the meantime, and jobs that closed. */
const onDraftRests = (services: Services, { jobId, userId }: Resting, occurrence: Occurrence) =>
  transaction(services, async (ctx) => {
    const [job] = await ctx.db
      .select({ title: jobs.title, companyName: companies.name })
      .from(drafts)
      .innerJoin(jobs, eq(jobs.id, drafts.jobId))
      .innerJoin(companies, eq(companies.id, jobs.companyId))
      .where(and(eq(drafts.jobId, jobId), eq(drafts.userId, userId), offeredTo(null)))
    if (!job) return
    await notify(ctx, [userId], textForDraft(job), `/app/jobs?job=${jobId}&dialog=apply`, occurrence)
  })

export const draftNews: Subscriber[] = [on(draftLeftUnfinished, 'notifications.draft-rests', onDraftRests)]
