import { setTimeout as wait } from 'node:timers/promises'
import { and, eq } from 'drizzle-orm'
import { coachMessages } from '#db/schema/coach.ts'
import type { SignedIn } from '#server/context.ts'
import { answerBuiltIn } from '../engine/built-in.ts'
import { answerByModel } from './answer-by-model.ts'
import { publishCoach } from './conversations.ts'
import type { AnswerInProgress, FinishedAnswer } from './finished-answer.ts'
import { gatherFacts } from './gather-facts.ts'
import { LiveAnswer, liveAnswers } from './live-answers.ts'

const storeEveryMs = 500
/** The built-in engine adds this number of words per step, so that the reader can stop the answer. */
const wordsAtOnce = 4
const paceMs = 16

/**
 * Writes an answer in the background of this process, so that the person can close the page. The text is stored twice a second.
 * Writing ends when the answer is done, stopped (by any process), retried or deleted.
 */
export function startWriting(ctx: SignedIn, writing: AnswerInProgress): void {
  const answer = new LiveAnswer()
  liveAnswers.set(writing.answerId, answer)
  write(ctx, writing, answer)
    .catch((err) => ctx.log.error({ err, answerId: writing.answerId }, 'the coach could not finish'))
    .finally(() => {
      if (liveAnswers.get(writing.answerId) === answer) liveAnswers.delete(writing.answerId)
      answer.end()
    })
}

async function write(ctx: SignedIn, writing: AnswerInProgress, answer: LiveAnswer): Promise<void> {
  const { signal } = answer.stop
  const store = storeAnswer(ctx, writing, answer)
  const keeping = setInterval(() => {
    store({ text: answer.text }).catch((err) => ctx.log.warn({ err }, 'the partial answer could not be stored'))
  }, storeEveryMs)
  try {
    const { text, engine, remark, sources, followUps, offersPerson } = await makeAnswer(ctx, writing, answer)
    await store({ state: 'done', text, engine, remark, sources, followUps, offersPerson })
  } catch (error) {
    if (signal.aborted) return
    await store({ state: 'failed', text: answer.text })
    throw error
  } finally {
    clearInterval(keeping)
    await publishCoach(ctx, writing.conversationId).catch(() => {})
  }
}

/** Stores changes one after the other. If another request has stopped, retried or deleted the answer, it ends the writing. */
function storeAnswer({ db }: SignedIn, { answerId, touchedAt }: AnswerInProgress, { stop }: LiveAnswer) {
  const m = coachMessages
  let last = touchedAt
  let before: Promise<void> = Promise.resolve()
  const update = async (set: Partial<typeof m.$inferInsert>) => {
    if (stop.signal.aborted) return
    const now = new Date(Math.max(Date.now(), last.getTime() + 1))
    const isOwnAnswer = and(eq(m.id, answerId), eq(m.state, 'writing'), eq(m.touchedAt, last))
    const rows = await db
      .update(m)
      .set({ ...set, touchedAt: now })
      .where(isOwnAnswer)
      .returning({ id: m.id })
    if (rows.length === 0) stop.abort()
    last = now
  }
  return (set: Partial<typeof m.$inferInsert>): Promise<void> => {
    const done = before.then(() => update(set))
    before = done.catch(() => {})
    return done
  }
}

async function makeAnswer(ctx: SignedIn, writing: AnswerInProgress, answer: LiveAnswer): Promise<FinishedAnswer> {
  const facts = await gatherFacts(ctx, writing.question)
  const draft = answerBuiltIn(facts, writing.question)
  const byModel = draft.isFixed
    ? { written: null, remark: null }
    : await answerByModel(ctx, { ...writing, facts, draft, answer })
  if (byModel.written) return byModel.written
  answer.replace('')
  for (const part of pieces(draft.text)) {
    if (answer.stop.signal.aborted) break
    answer.add(part)
    await wait(paceMs)
  }
  const { isFixed: _, ...written } = draft
  return { ...written, engine: 'built-in', remark: byModel.remark }
}

/** Splits a text into parts of a few words, without losing characters. */
function pieces(text: string): string[] {
  return text.match(new RegExp(`(?:\\s*\\S+){1,${wordsAtOnce}}`, 'g')) ?? []
}
