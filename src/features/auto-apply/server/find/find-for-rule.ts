import { and, count, eq, inArray } from 'drizzle-orm'
import { autoApplyAvoided, autoApplyEntries, autoApplyRules, autoApplySettings } from '#db/schema/auto-apply.ts'
import type { JobCard } from '#features/job-board/contract.ts'
import { hasRole } from '#lib/viewer.ts'
import type { Db, Services, SignedIn } from '#server/context.ts'
import { publish } from '#server/realtime/realtime-hub.ts'
import { transaction } from '#server/transaction.ts'
import { maxWaiting } from '../../rules.ts'
import { onBehalfOf } from '../on-behalf-of.ts'
import { autoApprove } from '../queue/auto-approve.ts'
import { readStop } from '../read-settings.ts'
import { findJobsForRule } from './find-jobs.ts'
import { notifyWaiting } from './notify-waiting.ts'

type Rule = typeof autoApplyRules.$inferSelect

/**
 * Adds the jobs that a rule finds now to the person's queue. Jobs that are queued, skipped, applied to or withdrawn from, and jobs of
 * avoided companies, are not added. With auto-approve, complete entries are approved at once. Returns the number of added jobs.
 */
export async function findForRule(services: Services, ruleId: string): Promise<number> {
  const [rule] = await services.db.select().from(autoApplyRules).where(eq(autoApplyRules.id, ruleId))
  if (!rule?.isOn || (await isStopped(services.db, rule.userId))) return 0
  const ctx = await onBehalfOf(services, rule.userId, `rule ${ruleId}`)
  if (!ctx || !hasRole(ctx.viewer, 'job_seeker')) return 0
  const { jobs } = await findJobsForRule(ctx, rule)
  const added = await enqueue(ctx, rule, jobs)
  if (rule.autoApprovedSince) for (const entryId of added) await autoApprove(ctx, entryId)
  await notifyWaiting(ctx)
  return added.length
}

async function isStopped(db: Db, userId: string): Promise<boolean> {
  const [settings] = await db
    .select({ stoppedAt: autoApplySettings.stoppedAt })
    .from(autoApplySettings)
    .where(eq(autoApplySettings.userId, userId))
  return settings?.stoppedAt != null || (await readStop(db)) !== null
}

function enqueue(ctx: SignedIn, { id: ruleId, userId }: Rule, jobs: readonly JobCard[]): Promise<string[]> {
  return transaction(ctx, async ({ db }) => {
    // a rule that was turned off or deleted meanwhile adds nothing
    const isStill = and(eq(autoApplyRules.id, ruleId), eq(autoApplyRules.isOn, true))
    const [lockedRule] = await db.select({ id: autoApplyRules.id }).from(autoApplyRules).where(isStill).for('update')
    if (!lockedRule) return []
    await db.update(autoApplyRules).set({ checkedAt: new Date() }).where(eq(autoApplyRules.id, ruleId))
    const candidates = await withoutAvoided(db, userId, jobs)
    const room = maxWaiting - (await countOpen(db, userId))
    if (candidates.length === 0 || room <= 0) return []
    const rows = candidates
      .slice(0, room)
      .map((job) => ({ userId, jobId: job.id, ruleId, score: job.match?.score ?? null }))
    const added = await db.insert(autoApplyEntries).values(rows).onConflictDoNothing().returning()
    if (added.length > 0) await publish(db, [userId], 'auto_apply_changed')
    return added.map((entry) => entry.id)
  })
}

async function withoutAvoided(db: Db, userId: string, jobs: readonly JobCard[]): Promise<JobCard[]> {
  const rows = await db
    .select({ companyId: autoApplyAvoided.companyId })
    .from(autoApplyAvoided)
    .where(eq(autoApplyAvoided.userId, userId))
  const avoided = new Set(rows.map((row) => row.companyId))
  return jobs.filter(({ company }) => !avoided.has(company.id))
}

export async function countOpen(db: Db, userId: string): Promise<number> {
  const isOpen = inArray(autoApplyEntries.state, ['waiting', 'approved'])
  const [row] = await db
    .select({ n: count() })
    .from(autoApplyEntries)
    .where(and(eq(autoApplyEntries.userId, userId), isOpen))
  return row?.n ?? 0
}
