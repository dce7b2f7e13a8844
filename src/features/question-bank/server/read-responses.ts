import { and, desc, eq } from 'drizzle-orm'
import { interviewQuestions, interviewResponses } from '#db/schema/question-bank.ts'
import type { SignedIn } from '#server/context.ts'
import { found } from '#server/errors.ts'
import type { PracticeResponse } from '../contract.ts'
import { responsesPageSize } from '../rules.ts'

type Reader = Pick<SignedIn, 'db' | 'viewer'>
type Row = { response: typeof interviewResponses.$inferSelect; question: typeof interviewQuestions.$inferSelect }

const joined = ({ db }: Reader) =>
  db
    .select({ response: interviewResponses, question: interviewQuestions })
    .from(interviewResponses)
    .innerJoin(interviewQuestions, eq(interviewQuestions.id, interviewResponses.questionId))

/** One page of the viewer's answers, to all questions or to one question, the latest first. */
export async function listResponses(
  ctx: Reader,
  { questionId, page }: { questionId?: string | undefined; page: number },
): Promise<{ items: PracticeResponse[]; total: number }> {
  const own = and(
    eq(interviewResponses.userId, ctx.viewer.userId),
    questionId ? eq(interviewResponses.questionId, questionId) : undefined,
  )
  const [rows, total] = await Promise.all([
    joined(ctx)
      .where(own)
      .orderBy(desc(interviewResponses.createdAt), desc(interviewResponses.id))
      .limit(responsesPageSize)
      .offset((page - 1) * responsesPageSize),
    ctx.db.$count(interviewResponses, own),
  ])
  return { items: rows.map(responseOf), total }
}

/** One of the viewer's answers with its question. Throws NOT_FOUND for another person's answer. */
export async function readResponse(ctx: Reader, id: string): Promise<PracticeResponse> {
  const [row] = await joined(ctx).where(
    and(eq(interviewResponses.id, id), eq(interviewResponses.userId, ctx.viewer.userId)),
  )
  return responseOf(found(row))
}

const responseOf = ({ response, question }: Row): PracticeResponse => ({
  ...response,
  question,
  hasAudio: response.responseAudioFileId !== null,
  hasVideo: response.responseVideoFileId !== null,
})
