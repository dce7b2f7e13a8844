import { eq } from 'drizzle-orm'
import { moderationHistory, moderationItems } from '#db/schema/moderation.ts'
import type { SignedIn } from '#server/context.ts'
import { DomainError } from '#server/errors.ts'
import { transaction } from '#server/transaction.ts'
import type { OwnThread } from '../contract.ts'
import { ownerAnswered } from '../events.ts'
import { isHidden } from './item-rows.ts'
import { lockOwn } from './load.ts'
import { readOwn } from './own-items.ts'
import { recordAct } from './record-act.ts'

type Answer = { id: string; answerId: string; text: string; asksAgain: boolean }
const PER_DAY = { points: 20, seconds: 24 * 60 * 60 }

/**
 * Answers as the owner, or asks for another review of a hidden item (NOT_REJECTED if it is not hidden); staff find it in the queue.
 * Repeated calls change nothing. RATE_LIMITED beyond twenty a day.
 */
export async function answerAsOwner(ctx: SignedIn, { id, answerId, text, asksAgain }: Answer): Promise<OwnThread> {
  // the limit is counted on a separate connection, so count before this one locks a row: many calls at once could block each other
  if (!(await isKnown(ctx, { id, answerId })))
    await ctx.throttle.consume('moderation-answers', ctx.viewer.userId, PER_DAY)
  await transaction(ctx, async (tx) => {
    const item = await lockOwn(tx, id)
    const [now] = await tx.db.select({ isHidden }).from(moderationItems).where(eq(moderationItems.id, id))
    if (asksAgain && !now?.isHidden) throw new DomainError('NOT_REJECTED')
    const act = asksAgain ? 'asked' : 'answered'
    const answer = { id: answerId, act, by: 'owner', actorId: tx.viewer.userId, words: text } as const
    if (!(await recordAct(tx.db, item, answer))) return
    await tx.db
      .update(moderationItems)
      .set({ waitingSince: item.waitingSince ?? new Date() })
      .where(eq(moderationItems.id, id))
    const { kind, subjectId, companyId } = item
    const subjectType = kind === 'profile' ? 'user' : kind
    await tx.audit({ action: `moderation.${act}`, subjectType, subjectId, companyId, data: { answerId } })
    await tx.emit(ownerAnswered({ itemId: id, historyId: answerId }))
  })
  return readOwn(ctx, { id })
}

/** Whether the note is already stored; NOT_FOUND if the item belongs to someone else. */
async function isKnown(ctx: SignedIn, { id, answerId }: Pick<Answer, 'id' | 'answerId'>): Promise<boolean> {
  await readOwn(ctx, { id })
  const [known] = await ctx.db
    .select({ id: moderationHistory.id })
    .from(moderationHistory)
    .where(eq(moderationHistory.id, answerId))
  return known !== undefined
}
