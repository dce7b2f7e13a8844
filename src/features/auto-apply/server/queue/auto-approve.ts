import { and, eq, isNotNull } from 'drizzle-orm'
import { autoApplyEntries, autoApplyRules } from '#db/schema/auto-apply.ts'
import type { SignedIn } from '#server/context.ts'
import { DomainError } from '#server/errors.ts'
import { transaction } from '#server/transaction.ts'
import { autoApplyApproved } from '../../events.ts'
import { undoSeconds } from '../../rules.ts'
import { readApplicantData } from '../read-applicant-data.ts'
import { lockSettings } from '../read-settings.ts'
import { approvalOf } from './approval.ts'
import { ownEntry } from './entry-rows.ts'
import { planEntry } from './plan-entry.ts'

/**
 * Approves an entry of a rule with auto-approve if it is complete; otherwise it waits for the person (AUTO-03). The rule is checked again
 * while the person's settings are locked.
 */
export async function autoApprove(ctx: SignedIn, entryId: string): Promise<void> {
  const { userId } = ctx.viewer
  try {
    await transaction(ctx, async (tx) => {
      const { stoppedAt } = await lockSettings(tx.db, userId)
      const row = await ownEntry(tx.db, userId, entryId)
      const isEnabledRule = and(
        eq(autoApplyRules.id, row.entry.ruleId ?? entryId),
        isNotNull(autoApplyRules.autoApprovedSince),
      )
      const [rule] = await tx.db
        .select({ id: autoApplyRules.id })
        .from(autoApplyRules)
        .where(isEnabledRule)
        .for('share')
      if (!rule || stoppedAt || row.entry.state !== 'waiting') return
      const own = await readApplicantData(tx)
      const approved = await approvalOf(tx, await planEntry(tx, row, own), own)
      const sendAt = new Date(Date.now() + undoSeconds * 1000)
      await tx.db
        .update(autoApplyEntries)
        .set({ state: 'approved', approved, approvedBy: 'rule', sendAt, notifiedAt: new Date() })
        .where(and(eq(autoApplyEntries.id, entryId), eq(autoApplyEntries.state, 'waiting')))
      await tx.emit(autoApplyApproved({ userId }))
    })
  } catch (error) {
    if (!(error instanceof DomainError && error.code === 'ENTRY_NEEDS_YOU')) throw error
  }
}
