import { and, eq, isNull, lt, or } from 'drizzle-orm'
import { autoApplyRules } from '#db/schema/auto-apply.ts'
import { applicationSubmitted } from '#features/applications/events.ts'
import { postingDeleted, postingPublished, postingStatusChanged } from '#features/job-postings/events.ts'
import type { Services } from '#server/context.ts'
import type { Schedule } from '#server/queue/schedules.ts'
import { on, type Subscriber } from '#server/queue/worker.ts'
import { autoApplyApproved, autoApplyRuleSaved } from '../events.ts'
import { rememberAnswers } from './answers.ts'
import { findForRule } from './find/find-for-rule.ts'
import { deleteEntries } from './queue/delete-entries.ts'
import { sendDue, sendWhenDue } from './send/send-due.ts'

const MINUTES = 60_000
const BATCH = 500

/** Runs the rules that have not run since this time. One run of a rule covers many postings. */
async function findForAll(services: Services, since: Date): Promise<void> {
  const isDue = or(isNull(autoApplyRules.checkedAt), lt(autoApplyRules.checkedAt, since))
  const rules = await services.db
    .select({ id: autoApplyRules.id })
    .from(autoApplyRules)
    .where(and(eq(autoApplyRules.isOn, true), isDue))
    .limit(BATCH)
  for (const { id } of rules) await findForRule(services, id)
}

export const autoApplySubscribers: Subscriber[] = [
  on(autoApplyRuleSaved, 'auto-apply.find-for-rule', async (ctx, { ruleId }) => void (await findForRule(ctx, ruleId))),
  on(postingPublished, 'auto-apply.find-for-posting', (ctx, _, { occurredAt }) => findForAll(ctx, occurredAt)),
  on(postingStatusChanged, 'auto-apply.drop-closed', (ctx, { jobId }) => deleteEntries(ctx, jobId)),
  on(postingDeleted, 'auto-apply.drop-deleted', (ctx, { jobId }) => deleteEntries(ctx, jobId)),
  on(applicationSubmitted, 'auto-apply.drop-applied', (ctx, { jobId }) => deleteEntries(ctx, jobId)),
  on(applicationSubmitted, 'auto-apply.remember-answers', rememberAnswers),
  on(autoApplyApproved, 'auto-apply.send', sendWhenDue),
]

export const autoApplySchedules: Schedule[] = [
  { name: 'auto-apply.send-due', cron: '* * * * *', run: async (ctx) => void (await sendDue(ctx)) },
  { name: 'auto-apply.drop-over', cron: '*/10 * * * *', run: (ctx) => deleteEntries(ctx) },
  // resumes and profiles change too, and the matches change with them
  {
    name: 'auto-apply.find',
    cron: '*/15 * * * *',
    run: (ctx) => findForAll(ctx, new Date(Date.now() - 60 * MINUTES)),
  },
]
