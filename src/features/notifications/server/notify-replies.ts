import { and, asc, eq } from 'drizzle-orm'
import { replyPromises } from '#db/schema/applications.forms.ts'
import { applications } from '#db/schema/applications.ts'
import { companies } from '#db/schema/companies.ts'
import { companyPlace } from '#features/accounts/company-place.ts'
import { memberIds } from '#features/companies/server/member-ids.ts'
import { repliesDue } from '#features/hiring-pipeline/events.ts'
import { reviewAddress } from '#features/hiring-pipeline/review-address.ts'
import { longDate } from '#lib/dates.ts'
import type { Services } from '#server/context.ts'
import { type Occurrence, on, type Subscriber } from '#server/queue/worker.ts'
import { transaction } from '#server/transaction.ts'
import { textForRepliesDue } from '../rules.ts'
import { notify } from './notify.ts'
import { readerZones } from './reader-zones.ts'

const SUBMITTED = '/app/company/applications?status=submitted'

/** Applications that were answered in the meantime are skipped. */
const onRepliesDue = (services: Services, due: { companyId: string; day: string }, occurrence: Occurrence) =>
  transaction(services, async (ctx) => {
    const waiting = await ctx.db
      .select({
        id: applications.id,
        candidate: applications.fullName,
        dueAt: replyPromises.dueAt,
        zone: companies.timeZone,
      })
      .from(replyPromises)
      .innerJoin(applications, eq(applications.id, replyPromises.applicationId))
      .innerJoin(companies, eq(companies.id, replyPromises.companyId))
      .where(
        and(
          eq(replyPromises.companyId, due.companyId),
          eq(replyPromises.remindedOn, due.day),
          eq(applications.status, 'submitted'),
        ),
      )
      .orderBy(asc(replyPromises.dueAt), asc(applications.id))
    const [first, ...others] = waiting
    if (!first) return
    const { companyId } = due
    const isOne = others.length === 0
    const href = isOne ? reviewAddress({ applicationId: first.id, companyId }) : companyPlace(companyId, SUBMITTED)
    const people = await memberIds(ctx.db, due.companyId)
    const zones = await readerZones(ctx.db, people)
    for (const userId of people) {
      const text = textForRepliesDue(first.candidate, others.length, longDate(first.dueAt, zones(userId, first.zone)))
      await notify(ctx, [userId], text, href, occurrence)
    }
  })

export const replyNews: Subscriber[] = [on(repliesDue, 'notifications.replies-due', onRepliesDue)]
