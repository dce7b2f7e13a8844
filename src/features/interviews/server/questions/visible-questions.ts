import { and, eq, getTableColumns, isNotNull, or, type SQL, sql } from 'drizzle-orm'
import { interviewQuestions, interviewResponses } from '#db/schema/interviews.ts'
import type { SignedIn } from '#server/context.ts'
import { found } from '#server/errors.ts'
import type { Question } from '../../question-contract.ts'

const { key: _, userId: __, retiredAt: ___, ...columns } = getTableColumns(interviewQuestions)

/** The bank, and what was made of postings for this person. */
export const visibleTo = (userId: string): SQL | undefined =>
  or(isNotNull(interviewQuestions.key), eq(interviewQuestions.userId, userId))

/** The columns of a question as this person sees it. */
export function questionColumns(userId: string) {
  const own = and(eq(interviewResponses.questionId, interviewQuestions.id), eq(interviewResponses.userId, userId))
  return {
    ...columns,
    tries: sql<number>`(select count(*)::int from ${interviewResponses} where ${own})`,
    bestScore: sql<number | null>`(select max(${interviewResponses.score}) from ${interviewResponses} where ${own})`,
  }
}

/** One question, offered or retired; NOT_FOUND where it is somebody else's. */
export async function readQuestion(
  { db, viewer }: Pick<SignedIn, 'db' | 'viewer'>,
  { id }: { id: string },
): Promise<Question> {
  const [row] = await db
    .select(questionColumns(viewer.userId))
    .from(interviewQuestions)
    .where(and(eq(interviewQuestions.id, id), visibleTo(viewer.userId)))
  return found(row)
}
