import { and, desc, eq, ne } from 'drizzle-orm'
import { coachMessages } from '#db/schema/coach.ts'
import type { SignedIn } from '#server/context.ts'
import { ModelUnavailable } from '#server/models/text-model.ts'
import { citeInOrder } from '../engine/cite-in-order.ts'
import type { Draft } from '../engine/draft.ts'
import type { Facts } from '../engine/facts.ts'
import { Gate, Refused } from '../engine/gate.ts'
import { materialFor, TASK } from '../engine/material.ts'
import type { Remark } from '../rules.ts'
import { consumeModelAnswer } from './consume-model-answer.ts'
import type { AnswerInProgress, FinishedAnswer } from './finished-answer.ts'
import type { LiveAnswer } from './live-answers.ts'

type AnswerRequest = AnswerInProgress & { facts: Facts; draft: Draft; answer: LiveAnswer }
type Outcome = { written: FinishedAnswer } | { written: null; remark: Remark | null }

const maxTokens = 900
const remembered = 8

/**
 * The answer of the model, or the reason why the built-in engine answers instead. Injected text can make the model write anything,
 * so only sentences that passed the gate are shown, and only our own sources are linked (PLAT-10, COACH-04).
 */
export async function answerByModel(ctx: SignedIn, request: AnswerRequest): Promise<Outcome> {
  const { model } = ctx
  if (!model) return { written: null, remark: null }
  if (!(await consumeModelAnswer(ctx))) return { written: null, remark: 'budget_spent' }
  const { facts, draft, answer } = request
  const { material, sources } = materialFor({ ...request, earlierMessages: await readEarlierMessages(ctx, request) })
  const gate = new Gate(facts, sources.length)
  const stop = new AbortController()
  const signal = AbortSignal.any([stop.signal, answer.stop.signal])
  const onText = (part: string) => {
    try {
      answer.add(gate.pass(part))
    } catch {
      stop.abort()
    }
  }
  try {
    await model.write({ task: TASK, material, maxTokens }, { onText, signal })
    if (gate.refusal) throw gate.refusal
    answer.add(gate.finish())
  } catch (error) {
    if (error instanceof Refused) return { written: null, remark: 'model_refused' }
    if (error instanceof ModelUnavailable) return { written: null, remark: 'model_away' }
    throw error
  }
  if (!answer.text.trim()) return { written: null, remark: 'model_refused' }
  const cited = citeInOrder(answer.text.trim(), sources)
  const shown = cited.sources.length > 0 ? cited.sources : draft.sources
  const { followUps, offersPerson } = draft
  return { written: { text: cited.text, sources: shown, followUps, offersPerson, engine: 'model', remark: null } }
}

/** The earlier messages of this conversation, the oldest first. */
async function readEarlierMessages({ db }: SignedIn, { conversationId, answerId }: AnswerInProgress) {
  const rows = await db
    .select({ side: coachMessages.side, text: coachMessages.text })
    .from(coachMessages)
    .where(and(eq(coachMessages.conversationId, conversationId), ne(coachMessages.id, answerId)))
    .orderBy(desc(coachMessages.createdAt))
    .limit(remembered)
  return rows.toReversed()
}
