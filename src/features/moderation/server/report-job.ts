import { and, eq, isNull } from 'drizzle-orm'
import type { z } from 'zod'
import { moderationItems, moderationReports } from '#db/schema/moderation.ts'
import { findVisibleJob } from '#features/job-board/server/visible-jobs.ts'
import type { Context, Db } from '#server/context.ts'
import { DomainError, found } from '#server/errors.ts'
import { transaction } from '#server/transaction.ts'
import type { ReportJob } from '../contract.ts'
import { reportReasonLabels } from '../rules.ts'
import { type ItemRow, lockItem } from './load.ts'
import { recordAct } from './record-act.ts'

const PER_HOUR = { points: 5, seconds: 60 * 60 }
/** A signed-out reporter is identified only by address: one report of a job counts each day. */
const ONE_A_DAY = { points: 1, seconds: 24 * 60 * 60 }
const done = { done: true } as const

/**
 * Stores a report against an open job and adds it to the queue; hides nothing. NOT_FOUND for a job they cannot see,
 * RATE_LIMITED beyond five an hour from one address. A report with a filled honeypot field gets thanks and is
 * dropped, and so is a second one by the same person while the first is open, or from the same address within a day
 * for signed-out reporters.
 */
export async function reportJob(ctx: Context, { website, jobId, ...report }: z.output<typeof ReportJob>) {
  await ctx.throttle.consume('report', ctx.clientAddress, PER_HOUR)
  const job = await findVisibleJob(ctx, jobId)
  if (website.trim() !== '') return done
  if (!ctx.viewer && (await isRepeated(ctx, jobId))) return done
  await transaction(ctx, async ({ db, viewer, audit }) => {
    const of = and(eq(moderationItems.kind, 'job'), eq(moderationItems.subjectId, job.id))
    const [known] = await db.select({ id: moderationItems.id }).from(moderationItems).where(of)
    const item = await lockItem(db, found(known).id)
    const userId = viewer?.userId ?? null
    if (userId && (await isReportedBy(db, item.id, userId))) return
    const made = await db
      .insert(moderationReports)
      .values({ ...report, itemId: item.id, userId })
      .onConflictDoNothing()
      .returning({ id: moderationReports.id })
    if (made.length === 0) return
    await flag(db, item)
    await recordAct(db, item, { act: 'reported', by: 'reporter', words: reportReasonLabels[report.reason] })
    const { subjectId, companyId } = item
    await audit({
      action: 'moderation.reported',
      subjectType: 'job',
      subjectId,
      companyId,
      data: { reportId: report.id },
    })
  })
  return done
}

async function isRepeated({ throttle, clientAddress }: Context, jobId: string): Promise<boolean> {
  try {
    await throttle.consume('report-of-job', `${clientAddress} ${jobId}`, ONE_A_DAY)
    return false
  } catch (error) {
    if (error instanceof DomainError && error.code === 'RATE_LIMITED') return true
    throw error
  }
}

async function isReportedBy(db: Db, itemId: string, userId: string): Promise<boolean> {
  const { id, userId: reporter, itemId: item, closedAt } = moderationReports
  const rows = await db
    .select({ id })
    .from(moderationReports)
    .where(and(eq(item, itemId), eq(reporter, userId), isNull(closedAt)))
  return rows.length > 0
}

async function flag(db: Db, { id, waitingSince }: ItemRow): Promise<void> {
  const at = new Date()
  await db
    .update(moderationItems)
    .set({ status: 'flagged', isFirst: false, waitingSince: waitingSince ?? at, changedAt: at })
    .where(eq(moderationItems.id, id))
}
