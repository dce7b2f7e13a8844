import { and, eq } from 'drizzle-orm'
import { interviewResponses } from '#db/schema/question-bank.ts'
import type { ScoredAnswer } from '#features/answer-feedback/score/score-answer.ts'
import { INTERVIEWS_CHANGED } from '#features/answer-feedback/server/live-topic.ts'
import { scoreInThread } from '#features/answer-feedback/server/score-in-thread.ts'
import type { SignedIn } from '#server/context.ts'
import { DomainError, found } from '#server/errors.ts'
import { publish } from '#server/realtime/realtime-hub.ts'
import { transaction } from '#server/transaction.ts'
import type { PracticeResponse, SaveResponse, UpdateResponse } from '../contract.ts'
import { readResponse } from './read-responses.ts'
import { readQuestion } from './visible-questions.ts'

/*
 * Changes write no audit entry and no event, because practice is private to the job seeker.
 */

const PER_DAY = { points: 500, seconds: 24 * 60 * 60 }

/**
 * Stores an answer with its score. A second request with the same id changes nothing. Throws NOT_FOUND for a question that the
 * viewer cannot see, RATE_LIMITED.
 */
export async function saveResponse(ctx: SignedIn, input: SaveResponse): Promise<PracticeResponse> {
  const { id, questionId, text: responseText, durationSeconds } = input
  const { userId } = ctx.viewer
  const question = await readQuestion(ctx, { id: questionId })
  await ctx.throttle.consume('practice-response', userId, PER_DAY)
  // score before the transaction, so that no database connection is in use while the worker thread runs
  const scored = await scoreOf({ question, text: responseText, durationSeconds })
  return transaction(ctx, async (tx) => {
    await tx.db
      .insert(interviewResponses)
      .values({ id, userId, questionId, responseText, durationSeconds, ...scored })
      .onConflictDoNothing()
    await publish(tx.db, [userId], INTERVIEWS_CHANGED)
    return readResponse(tx, id)
  })
}

/**
 * Changes an answer and scores it again. Throws NOT_FOUND, OF_MOCK, RESPONSE_CHANGED if it changed since the client read it.
 */
export async function updateResponse(
  ctx: SignedIn,
  { id, seen, text, durationSeconds }: UpdateResponse,
): Promise<PracticeResponse> {
  const { question } = await readResponse(ctx, id)
  const scored = await scoreOf({ question, text, durationSeconds })
  return transaction(ctx, async (tx) => {
    const row = await lockResponse(tx, id)
    if (row.updatedAt.getTime() !== seen.getTime()) throw new DomainError('RESPONSE_CHANGED')
    await tx.db
      .update(interviewResponses)
      // the critique of the model was about the old text
      .set({ responseText: text, durationSeconds, critique: null, ...scored })
      .where(eq(interviewResponses.id, id))
    await publish(tx.db, [row.userId], INTERVIEWS_CHANGED)
    return readResponse(tx, id)
  })
}

/** Deletes one of the viewer's answers. Throws OF_MOCK, NOT_FOUND. */
export function deleteResponse(ctx: SignedIn, { id }: { id: string }): Promise<{ deleted: true }> {
  return transaction(ctx, async (tx) => {
    const row = await lockResponse(tx, id)
    await tx.db.delete(interviewResponses).where(eq(interviewResponses.id, id))
    await publish(tx.db, [row.userId], INTERVIEWS_CHANGED)
    return { deleted: true }
  })
}

/** One of the viewer's answers, locked until the transaction ends. */
async function lockResponse({ db, viewer }: Pick<SignedIn, 'db' | 'viewer'>, id: string) {
  const [row] = await db
    .select()
    .from(interviewResponses)
    .where(and(eq(interviewResponses.id, id), eq(interviewResponses.userId, viewer.userId)))
    .for('update')
  const response = found(row)
  if (response.sessionId !== null) throw new DomainError('OF_MOCK')
  return response
}

/** The answer is typed, so its duration does not affect the score. */
async function scoreOf(answer: Pick<ScoredAnswer, 'question' | 'text' | 'durationSeconds'>) {
  const { total: score, version: scoreVersion } = await scoreInThread('scoreAnswer', answer)
  return { score, scoreVersion }
}
