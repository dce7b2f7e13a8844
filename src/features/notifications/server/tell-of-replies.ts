import { and, eq } from 'drizzle-orm'
import { applications, replyPromises } from '#db/schema/applications.ts'
import { repliesDue } from '#features/applications/events.ts'
import { memberIds } from '#features/companies/server/member-ids.ts'
import type { Services } from '#server/context.ts'
import { type Occurrence, on, type Subscriber } from '#server/jobs.ts'
import { transaction } from '#server/transaction.ts'
import { textForRepliesDue } from '../rules.ts'
import { notify } from './notify.ts'

const APPLICATIONS = '/app/company/applications'

/** Those that are answered meanwhile are told of no more. */
const onRepliesDue = (services: Services, due: { companyId: string; day: string }, occurrence: Occurrence) =>
  transaction(services, async (ctx) => {
    const waiting = await ctx.db
      .select({ id: applications.id, candidate: applications.fullName })
      .from(replyPromises)
      .innerJoin(applications, eq(applications.id, replyPromises.applicationId))
      .where(
        and(
          eq(replyPromises.companyId, due.companyId),
          eq(replyPromises.remindedOn, due.day),
          eq(applications.status, 'submitted'),
        ),
      )
    const [first, ...others] = waiting
    if (!first) return
    const href = others.length === 0 ? `${APPLICATIONS}?application=${first.id}` : `${APPLICATIONS}?status=submitted`
    const text = textForRepliesDue(first.candidate, others.length)
    await notify(ctx, await memberIds(ctx.db, due.companyId), text, href, occurrence)
  })

export const replyNews: Subscriber[] = [on(repliesDue, 'notifications.replies-due', onRepliesDue)]
