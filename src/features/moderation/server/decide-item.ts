import { and, eq, isNull } from 'drizzle-orm'
import { moderationItems, moderationReports } from '#db/schema/moderation.ts'
import { newId } from '#lib/ids.ts'
import type { Db, SignedIn } from '#server/context.ts'
import { DomainError, requirePolicy } from '#server/errors.ts'
import { transaction } from '#server/transaction.ts'
import type { ModerationItem } from '../contract.ts'
import { contentDecided } from '../events.ts'
import { canApprove, canFlag, canReject } from '../policy.ts'
import { isHidden } from './item-rows.ts'
import { kinds } from './kinds/kinds.ts'
import { type ItemRow, lockWithSubject } from './load.ts'
import { readItem } from './read-item.ts'
import { recordAct } from './record-act.ts'

type Decision = { id: string; seen: Date; reason: string }
type Became = 'approved' | 'rejected' | 'flagged'

const policies = { approved: canApprove, rejected: canReject, flagged: canFlag }

/** Approves an item and shows a hidden one again; the rules no longer flag it for the same findings. */
export const approveItem = (ctx: SignedIn, decision: Decision) => decide(ctx, decision, 'approved')

/** Hides an item from the public at once and notifies the owner with the reason (MOD-08, MOD-09). */
export const rejectItem = (ctx: SignedIn, decision: Decision) => decide(ctx, decision, 'rejected')

/** Flags an item for review; hides nothing. */
export const flagItem = (ctx: SignedIn, decision: Decision) => decide(ctx, decision, 'flagged')

/** Checks the policies, and that text and status are still those of `seen`; else CHANGED (MOD-05 to MOD-07). */
async function decide(ctx: SignedIn, { id, seen, reason }: Decision, status: Became): Promise<ModerationItem> {
  await transaction(ctx, async (tx) => {
    const item = await lockWithSubject(tx.db, id)
    requirePolicy(policies[status](tx.viewer, item))
    if (item.changedAt.getTime() !== seen.getTime()) throw new DomainError('CHANGED')
    const [before] = await tx.db.select({ isHidden }).from(moderationItems).where(eq(moderationItems.id, id))
    const wasHidden = before?.isHidden ?? false
    const at = new Date(Math.max(Date.now(), item.changedAt.getTime() + 1))
    await store(tx.db, item, { status, at })
    const isHiddenNow = status === 'flagged' ? wasHidden : status === 'rejected'
    if (isHiddenNow !== wasHidden) await kinds[item.kind].hide(tx.db, item.subjectId, isHiddenNow)
    const historyId = newId()
    await recordAct(tx.db, item, {
      id: historyId,
      act: status,
      by: 'staff',
      actorId: tx.viewer.userId,
      words: reason,
      at,
    })
    const { kind, subjectId, companyId } = item
    await tx.audit({
      action: `moderation.${status}`,
      subjectType: kind === 'profile' ? 'user' : kind,
      subjectId,
      companyId,
      data: { reason, was: item.status },
    })
    if (status !== 'flagged') await tx.emit(contentDecided({ itemId: id, historyId, status, wasHidden }))
  })
  return readItem(ctx, { id })
}

async function store(
  db: Db,
  { id, findings, cleared, waitingSince }: ItemRow,
  { status, at }: { status: Became; at: Date },
) {
  const isOver = status !== 'flagged'
  await db
    .update(moderationItems)
    .set({
      status,
      isFirst: false,
      changedAt: at,
      waitingSince: isOver ? null : (waitingSince ?? at),
      ...(status === 'approved' && {
        findings: [],
        cleared: [...new Set([...cleared, ...findings.map(({ key }) => key)])],
      }),
    })
    .where(eq(moderationItems.id, id))
  if (!isOver) return
  await db
    .update(moderationReports)
    .set({ closedAt: at })
    .where(and(eq(moderationReports.itemId, id), isNull(moderationReports.closedAt)))
}
