import { and, eq, inArray } from 'drizzle-orm'
import { autoApplyEntries } from '#db/schema/auto-apply.ts'
import type { SignedIn } from '#server/context.ts'
import { DomainError, found } from '#server/errors.ts'
import { publish } from '#server/realtime/realtime-hub.ts'
import { transaction, type UnitOfWork } from '#server/transaction.ts'
import { autoApplyApproved } from '../../events.ts'
import { undoSeconds } from '../../rules.ts'
import { withoutApproval } from '../change-settings.ts'
import { readApplicantData } from '../read-applicant-data.ts'
import { lockSettings, readStop } from '../read-settings.ts'
import { approvalOf } from './approval.ts'
import { ownEntry } from './entry-rows.ts'
import { planEntry } from './plan-entry.ts'

type Ids = { ids: string[] }

/**
 * Approves entries in their current version. They are sent after ten seconds, and the approval can be undone until then. Of several
 * entries, incomplete ones are skipped; a single incomplete entry is refused.
 */
export async function approve(ctx: SignedIn, { ids }: Ids) {
  const { userId } = ctx.viewer
  const sendAt = new Date(Date.now() + undoSeconds * 1000)
  return transaction(ctx, async (tx) => {
    const { stoppedAt } = await lockSettings(tx.db, userId)
    if (stoppedAt) throw new DomainError('STOPPED')
    if (await readStop(tx.db)) throw new DomainError('STOPPED_BY_PLATFORM')
    const own = await readApplicantData(tx)
    const approved: string[] = []
    const incomplete: string[] = []
    for (const id of new Set(ids)) {
      try {
        await approveOne(tx, { id, sendAt, own })
        approved.push(id)
      } catch (error) {
        if (ids.length === 1 || !(error instanceof DomainError)) throw error
        incomplete.push(id)
      }
    }
    if (approved.length > 0) await tx.emit(autoApplyApproved({ userId }))
    return { approved, left: incomplete, sendAt }
  })
}

type One = { id: string; sendAt: Date; own: Awaited<ReturnType<typeof readApplicantData>> }

async function approveOne(tx: SignedIn & UnitOfWork, { id, sendAt, own }: One): Promise<void> {
  const row = await ownEntry(tx.db, tx.viewer.userId, id)
  const approved = await approvalOf(tx, await planEntry(tx, row, own), own)
  const set = { state: 'approved', approved, approvedBy: 'person', sendAt, reason: null, tries: 0 } as const
  const changed = await tx.db
    .update(autoApplyEntries)
    .set(set)
    .where(and(eq(autoApplyEntries.id, id), eq(autoApplyEntries.state, 'waiting')))
    .returning({ id: autoApplyEntries.id })
  if (changed.length === 0) throw new DomainError('ENTRY_NOT_WAITING')
  await tx.audit({ action: 'auto_apply.approved', subjectType: 'auto_apply_entry', subjectId: id })
}

/**
 * Undoes approvals that are not sent yet, and returns which entries were already sent. An entry that already waits counts as undone, so
 * that repeated calls are idempotent. If none was undone: UNDO_TOO_LATE if some were sent, otherwise ENTRY_NOT_WAITING.
 */
export async function withdrawApproval(ctx: SignedIn, { ids }: Ids) {
  return transaction(ctx, async (tx) => {
    const { userId } = tx.viewer
    const isOwn = and(inArray(autoApplyEntries.id, ids), eq(autoApplyEntries.userId, userId))
    const withdrawn = await tx.db
      .update(autoApplyEntries)
      .set(withoutApproval(null))
      .where(and(isOwn, eq(autoApplyEntries.state, 'approved')))
      .returning({ id: autoApplyEntries.id })
    const own = await tx.db
      .select({ id: autoApplyEntries.id, state: autoApplyEntries.state })
      .from(autoApplyEntries)
      .where(isOwn)
    found(own[0])
    const idsOf = (requested: 'waiting' | 'sent') => own.filter(({ state }) => state === requested).map(({ id }) => id)
    const [back, sent] = [idsOf('waiting'), idsOf('sent')]
    if (back.length === 0) throw new DomainError(sent.length > 0 ? 'UNDO_TOO_LATE' : 'ENTRY_NOT_WAITING')
    if (withdrawn.length > 0) await publish(tx.db, [userId], 'auto_apply_changed')
    return { back, sent }
  })
}
