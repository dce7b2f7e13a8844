import { and, desc, eq, lt } from 'drizzle-orm'
import { coachMessages } from '#db/schema/coach.ts'
import type { SignedIn } from '#server/context.ts'
import { DomainError, found } from '#server/errors.ts'
import { transaction } from '#server/transaction.ts'
import type { CoachMessage } from '../contract.ts'
import { isWriting } from './ask-coach.ts'
import { asMessage, publishCoach, readOwnAnswer } from './conversations.ts'
import { liveAnswers } from './live-answers.ts'
import { startWriting } from './write-answer.ts'

/** Stops an answer in any process, and keeps the text so far. A finished answer does not change. */
export async function stopAnswer(ctx: SignedIn, { id }: { id: string }): Promise<CoachMessage> {
  const { conversationId } = await readOwnAnswer(ctx, id)
  const live = liveAnswers.get(id)
  const text = live ? { text: live.text } : {}
  await ctx.db
    .update(coachMessages)
    .set({ state: 'stopped', ...text })
    .where(and(eq(coachMessages.id, id), eq(coachMessages.state, 'writing')))
  live?.stop.abort()
  await publishCoach(ctx, conversationId)
  return asMessage(await readOwnAnswer(ctx, id))
}

/**
 * Retries a stopped or failed answer; a finished one does not change. Throws STILL_WRITING while another answer is being
 * written.
 */
export async function retryAnswer(ctx: SignedIn, { id }: { id: string }): Promise<CoachMessage> {
  const answer = await readOwnAnswer(ctx, id)
  const { conversationId } = answer
  const question = await questionOf(ctx, answer)
  const touchedAt = await transaction(ctx, async ({ db }) => {
    const [locked] = await db.select().from(coachMessages).where(eq(coachMessages.id, id)).for('update')
    const state = asMessage(found(locked)).state
    if (state === 'done') return null
    if (state === 'writing' || (await isWriting({ db }, conversationId))) throw new DomainError('STILL_WRITING')
    const now = new Date()
    const set = { state: 'writing' as const, text: '', touchedAt: now, engine: null, remark: null, sources: [] }
    await db
      .update(coachMessages)
      .set({ ...set, followUps: [], offersPerson: false })
      .where(eq(coachMessages.id, id))
    return now
  })
  if (touchedAt) startWriting(ctx, { answerId: id, conversationId, question, touchedAt })
  return asMessage(await readOwnAnswer(ctx, id))
}

/** The question that the answer replies to. */
async function questionOf({ db }: SignedIn, answer: typeof coachMessages.$inferSelect): Promise<string> {
  const before = and(
    eq(coachMessages.conversationId, answer.conversationId),
    eq(coachMessages.side, 'person'),
    lt(coachMessages.createdAt, answer.createdAt),
  )
  const [row] = await db.select().from(coachMessages).where(before).orderBy(desc(coachMessages.createdAt)).limit(1)
  return found(row).text
}
