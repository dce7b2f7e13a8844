import { and, count, eq, isNull } from 'drizzle-orm'
import { autoApplyEntries, autoApplySettings } from '#db/schema/auto-apply.ts'
import type { SignedIn } from '#server/context.ts'
import { transaction } from '#server/transaction.ts'
import { autoApplyJobsFound } from '../../events.ts'
import { lockSettings } from '../read-settings.ts'

const HOURS = 60 * 60 * 1000
/** The minimum time between two notifications. */
const minIntervalMs = 6 * HOURS

/**
 * Notifies the person once about everything that was added to their queue since the last notification. Postponed if the last one was
 * recent.
 */
export function notifyWaiting(ctx: SignedIn): Promise<void> {
  const { userId } = ctx.viewer
  return transaction(ctx, async ({ db, emit }) => {
    const { notifiedAt } = await lockSettings(db, userId)
    const now = new Date()
    if (notifiedAt && now.getTime() - notifiedAt.getTime() < minIntervalMs) return
    const isWaiting = and(eq(autoApplyEntries.userId, userId), eq(autoApplyEntries.state, 'waiting'))
    const fresh = await db
      .update(autoApplyEntries)
      .set({ notifiedAt: now })
      .where(and(isWaiting, isNull(autoApplyEntries.notifiedAt)))
      .returning({ id: autoApplyEntries.id })
    if (fresh.length === 0) return
    const [row] = await db.select({ waiting: count() }).from(autoApplyEntries).where(isWaiting)
    await db.update(autoApplySettings).set({ notifiedAt: now }).where(eq(autoApplySettings.userId, userId))
    await emit(autoApplyJobsFound({ userId, waiting: row?.waiting ?? fresh.length }))
  })
}
