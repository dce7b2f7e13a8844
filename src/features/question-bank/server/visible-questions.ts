import { and, count, eq, getTableColumns, isNotNull, max, or, type SQL, sql } from 'drizzle-orm'
import { interviewQuestions, interviewResponses } from '#db/schema/question-bank.ts'
import type { Db, SignedIn } from '#server/context.ts'
import { found } from '#server/errors.ts'
import type { Question } from '../contract.ts'

const { key: _, userId: __, retiredAt: ___, ...columns } = getTableColumns(interviewQuestions)

/** The question bank, and the questions made from postings for this person. */
export const questionsVisibleTo = (userId: string): SQL | undefined =>
  or(isNotNull(interviewQuestions.key), eq(interviewQuestions.userId, userId))

/** Selects questions with this person's attempts and best score. The caller adds the conditions. */
export function selectQuestions(db: Db, userId: string) {
  // one grouped subquery over the person's answers is faster than a subquery for each question
  const own = db
    .select({
      questionId: interviewResponses.questionId,
      tries: count().as('tries'),
      best: max(interviewResponses.score).as('best'),
    })
    .from(interviewResponses)
    .where(eq(interviewResponses.userId, userId))
    .groupBy(interviewResponses.questionId)
    .as('own')
  return db
    .select({
      ...columns,
      tries: sql<number>`coalesce(${own.tries}, 0)::int`,
      bestScore: sql<number | null>`${own.best}`,
    })
    .from(interviewQuestions)
    .leftJoin(own, eq(own.questionId, interviewQuestions.id))
}

/** One question, even if it is retired. Throws NOT_FOUND for another person's question. */
export async function readQuestion(
  { db, viewer }: Pick<SignedIn, 'db' | 'viewer'>,
  { id }: { id: string },
): Promise<Question> {
  const isSeen = and(eq(interviewQuestions.id, id), questionsVisibleTo(viewer.userId))
  const [row] = await selectQuestions(db, viewer.userId).where(isSeen)
  return found(row)
}
