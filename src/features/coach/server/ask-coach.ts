import { and, eq, inArray, sql } from 'drizzle-orm'
import { coachConversations, coachMessages } from '#db/schema/coach.ts'
import type { SignedIn } from '#server/context.ts'
import { DomainError, found } from '#server/errors.ts'
import { transaction } from '#server/transaction.ts'
import type { CoachConversation } from '../contract.ts'
import { abandonedAfterMs, conversationTitle } from '../rules.ts'
import { publishCoach, readConversation } from './conversations.ts'
import { startWriting } from './write-answer.ts'

type Question = { id: string; questionId: string; answerId: string; text: string }

const PER_HOUR = { points: 120, seconds: 60 * 60 }

/**
 * Stores a question with an empty answer, and starts to write the answer. A second request with the same ids changes nothing.
 * Throws STILL_WRITING while another answer of the conversation is being written, RATE_LIMITED above 120 questions an hour.
 */
export async function askCoach(ctx: SignedIn, question: Question): Promise<CoachConversation> {
  await ctx.throttle.consume('coach', ctx.viewer.userId, PER_HOUR)
  const touchedAt = await transaction(ctx, async ({ db }) => store({ ...ctx, db }, question))
  const { answerId, id: conversationId, text } = question
  if (touchedAt) startWriting(ctx, { answerId, conversationId, question: text, touchedAt })
  return readConversation(ctx, question)
}

async function store(ctx: SignedIn, { id, questionId, answerId, text }: Question): Promise<Date | null> {
  const { db, viewer } = ctx
  const now = new Date()
  await db
    .insert(coachConversations)
    .values({ id, userId: viewer.userId, title: conversationTitle(text), createdAt: now })
    .onConflictDoNothing()
  const isOwn = and(eq(coachConversations.id, id), eq(coachConversations.userId, viewer.userId))
  // locks the conversation until the transaction ends, so that simultaneous questions are stored one after the other
  const [row] = await db.update(coachConversations).set({ lastMessageAt: now }).where(isOwn).returning()
  found(row)
  const inserted = await db
    .select({ id: coachMessages.id, by: coachMessages.conversationId })
    .from(coachMessages)
    .where(inArray(coachMessages.id, [questionId, answerId]))
  if (inserted.some(({ by }) => by !== id)) throw new DomainError('NOT_FOUND')
  if (inserted.some((one) => one.id === questionId)) return null
  // the id of the answer already belongs to another message
  if (inserted.length > 0 || questionId === answerId) throw new DomainError('NOT_FOUND')
  if (await isWriting(ctx, id)) throw new DomainError('STILL_WRITING')
  const after = new Date(now.getTime() + 1)
  await db.insert(coachMessages).values([
    { id: questionId, conversationId: id, side: 'person', text, createdAt: now },
    { id: answerId, conversationId: id, side: 'coach', state: 'writing', createdAt: after, touchedAt: after },
  ])
  await publishCoach(ctx, id)
  return after
}

/** True if a running process is writing an answer of this conversation. */
export async function isWriting({ db }: Pick<SignedIn, 'db'>, conversationId: string): Promise<boolean> {
  const [row] = await db
    .select({ id: coachMessages.id })
    .from(coachMessages)
    .where(
      and(
        eq(coachMessages.conversationId, conversationId),
        eq(coachMessages.state, 'writing'),
        sql`${coachMessages.touchedAt} > now() - ${abandonedAfterMs / 1000} * interval '1 second'`,
      ),
    )
    .limit(1)
  return row !== undefined
}
