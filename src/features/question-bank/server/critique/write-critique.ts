import { and, eq } from 'drizzle-orm'
import { interviewQuestions, interviewResponses } from '#db/schema/question-bank.ts'
import { checkCritique } from '#features/answer-feedback/score/check-critique.ts'
import { CRITIQUE_TASK, critiqueMaterial } from '#features/answer-feedback/score/critique-task.ts'
import { scoreInThread } from '#features/answer-feedback/server/score-in-thread.ts'
import type { SignedIn } from '#server/context.ts'
import { DomainError, found } from '#server/errors.ts'
import { ModelUnavailable } from '#server/models/text-model.ts'
import type { Critique, CritiqueRemark } from '../../critique-contract.ts'

/** How often one person may call the model. Document rewrites use the same budget. */
const perPerson = { points: 60, seconds: 3600 }
const MAX_TOKENS = 700

type One = { responseId: string }

/** The stored critique of one of the viewer's answers, and whether a model is configured. Throws NOT_FOUND. */
export async function readCritique(ctx: SignedIn, one: One): Promise<Critique> {
  const { response } = await readOwn(ctx, one)
  return { isOffered: ctx.model !== null, critique: response.critique, remark: null }
}

/**
 * Requests a critique of one of the viewer's answers from the model, and stores it. Injected text can make the model write anything,
 * so only text that passes the check is shown (PLAT-10). A stored critique is returned without a new call. `signal` aborts the call
 * to the model when the client disconnects.
 */
export async function writeCritique(ctx: SignedIn, one: One, signal: AbortSignal): Promise<Critique> {
  const { response, question } = await readOwn(ctx, one)
  if (response.critique !== null || !ctx.model)
    return { isOffered: ctx.model !== null, critique: response.critique, remark: null }
  const text = response.responseText
  const material = critiqueMaterial(question, text, await scoreInThread('scoreAnswer', { question, text }))
  const written = await askModel(ctx, material, signal)
  if ('remark' in written) return { isOffered: true, critique: null, ...written }
  await ctx.db
    .update(interviewResponses)
    .set({ critique: written.critique })
    // do not store the critique if the answer has changed meanwhile
    .where(and(eq(interviewResponses.id, response.id), eq(interviewResponses.responseText, text)))
  return { isOffered: true, critique: written.critique, remark: null }
}

type Written = { critique: string } | { remark: CritiqueRemark }

async function askModel(
  { model, throttle, viewer }: SignedIn,
  material: string,
  signal: AbortSignal,
): Promise<Written> {
  if (!model) return { remark: 'model_away' }
  try {
    await throttle.consume('model', viewer.userId, perPerson)
    const request = { task: CRITIQUE_TASK, material, maxTokens: MAX_TOKENS }
    const text = await model.write(request, { onText: () => {}, signal })
    if (signal.aborted) return { remark: 'model_away' }
    const critique = checkCritique(text, material)
    return critique === null ? { remark: 'model_refused' } : { critique }
  } catch (error) {
    if (error instanceof DomainError && error.code === 'RATE_LIMITED') return { remark: 'budget_spent' }
    if (error instanceof ModelUnavailable) return { remark: 'model_away' }
    throw error
  }
}

async function readOwn({ db, viewer }: SignedIn, { responseId }: One) {
  const [row] = await db
    .select({ response: interviewResponses, question: interviewQuestions })
    .from(interviewResponses)
    .innerJoin(interviewQuestions, eq(interviewQuestions.id, interviewResponses.questionId))
    .where(and(eq(interviewResponses.id, responseId), eq(interviewResponses.userId, viewer.userId)))
  return found(row)
}
