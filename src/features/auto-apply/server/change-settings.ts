import { and, eq } from 'drizzle-orm'
import type { z } from 'zod'
import { autoApplyAvoided, autoApplyEntries, autoApplyRules, autoApplySettings } from '#db/schema/auto-apply.ts'
import type { SignedIn } from '#server/context.ts'
import { publish } from '#server/realtime/realtime-hub.ts'
import { transaction } from '#server/transaction.ts'
import type { Settings, SettingsFields } from '../contract.ts'
import { autoApplyApproved } from '../events.ts'
import { lockSettings, readSettings } from './read-settings.ts'

/** The columns of an entry that returns to waiting, without the approval's data. */
export const withoutApproval = (reason: string | null) =>
  ({ state: 'waiting', approved: null, approvedBy: null, sendAt: null, reason, tries: 0 }) as const

/** Changes the caps, the pause and whether answers are remembered. Ending a pause releases approved entries. */
export async function saveSettings(ctx: SignedIn, fields: z.output<typeof SettingsFields>): Promise<Settings> {
  const { userId } = ctx.viewer
  await transaction(ctx, async (tx) => {
    const before = await lockSettings(tx.db, userId)
    await tx.db.update(autoApplySettings).set(fields).where(eq(autoApplySettings.userId, userId))
    await tx.audit({ action: 'auto_apply.settings_saved', subjectType: 'user', subjectId: userId, data: fields })
    const resumesSending = (before.isPaused && !fields.isPaused) || fields.dailyCap > before.dailyCap
    if (!resumesSending) return
    // entries that were postponed to tomorrow may fit into today's cap now
    await tx.db
      .update(autoApplyEntries)
      .set({ sendAt: new Date(), reason: null })
      .where(and(ofState(userId, 'approved'), eq(autoApplyEntries.reason, 'DAILY_CAP')))
    await tx.emit(autoApplyApproved({ userId }))
  })
  return readSettings(ctx)
}

const ofState = (userId: string, state: 'approved') =>
  and(eq(autoApplyEntries.userId, userId), eq(autoApplyEntries.state, state))

/**
 * Stops immediately (AUTO-06): approvals and auto-approve are withdrawn, and no rule runs. An entry that is being sent is either stored
 * completely before this returns, or not sent at all.
 */
export async function stopAutoApply(ctx: SignedIn): Promise<Settings> {
  const { userId } = ctx.viewer
  await transaction(ctx, async (tx) => {
    await lockSettings(tx.db, userId)
    await tx.db.update(autoApplySettings).set({ stoppedAt: new Date() }).where(eq(autoApplySettings.userId, userId))
    await tx.db.update(autoApplyEntries).set(withoutApproval('STOPPED')).where(ofState(userId, 'approved'))
    await tx.db.update(autoApplyRules).set({ autoApprovedSince: null }).where(eq(autoApplyRules.userId, userId))
    await tx.audit({ action: 'auto_apply.stopped', subjectType: 'user', subjectId: userId })
    await publish(tx.db, [userId], 'auto_apply_changed')
  })
  return readSettings(ctx)
}

/** Starts again. Entries whose approval was withdrawn by the stop must be approved again. */
export async function startAutoApply(ctx: SignedIn): Promise<Settings> {
  const { userId } = ctx.viewer
  await transaction(ctx, async (tx) => {
    await lockSettings(tx.db, userId)
    await tx.db.update(autoApplySettings).set({ stoppedAt: null }).where(eq(autoApplySettings.userId, userId))
    await tx.audit({ action: 'auto_apply.started', subjectType: 'user', subjectId: userId })
  })
  return readSettings(ctx)
}

export async function removeAvoidedCompany({ db, viewer }: SignedIn, { companyId }: { companyId: string }) {
  await db
    .delete(autoApplyAvoided)
    .where(and(eq(autoApplyAvoided.userId, viewer.userId), eq(autoApplyAvoided.companyId, companyId)))
  return { done: true as const }
}
