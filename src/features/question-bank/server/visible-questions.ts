import { and, count, eq, getTableColumns, isNotNull, max, or, type SQL, sql } from 'drizzle-orm'
import { interviewQuestions, interviewResponses } from '#db/schema/question-bank.ts'
import type { Db, SignedIn } from '#server/context.ts'
import { found } from '#server/errors.ts'
import type { Question } from '../contract.ts'

const { key: _, userId: __, retiredAt: ___, ...columns } = getTableColumns(interviewQuestions)

/** The bank, and what was made of postings for this person. */
export const visibleTo = (userId: string): SQL | undefined =>
  or(isNotNull(interviewQuestions.key), eq(interviewQuestions.userId, userId))

/** Questions as this person sees them; which ones is for the caller to say. */
export function selectQuestions(db: Db, userId: string) {
  // the bank's questions have everybody's answers, so the person's are gathered once and not asked for one by one
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

/** One question, offered or retired; NOT_FOUND where it is somebody else's. */
export async function readQuestion(
  { db, viewer }: Pick<SignedIn, 'db' | 'viewer'>,
  { id }: { id: string },
): Promise<Question> {
  const isSeen = and(eq(interviewQuestions.id, id), visibleTo(viewer.userId))
  const [row] = await selectQuestions(db, viewer.userId).where(isSeen)
  return found(row)
}
