import { and, eq, inArray, isNotNull, isNull, or } from 'drizzle-orm'
import { interviewQuestions } from '#db/schema/question-bank.ts'
import type { DifficultyLevel, InterviewQuestionType } from '#features/answer-feedback/rules.ts'
import type { Db } from '#server/context.ts'
import { type QuestionRole, questionRoleOf } from '../roles.ts'

type DrawFilters = {
  types: InterviewQuestionType[]
  levels: DifficultyLevel[]
  count: number
  /** A job title or a job family. A title without a known family has no effect. */
  role?: string | null | undefined
  /** The posting whose questions, made for this person, are chosen first. */
  jobId?: string | null | undefined
  userId: string
  random?: () => number
}
type Row = typeof interviewQuestions.$inferSelect
export type DrawnQuestion = Pick<
  Row,
  'id' | 'title' | 'content' | 'questionType' | 'difficultyLevel' | 'jobRole' | 'companyName' | 'tags' | 'reason'
>

/**
 * Chooses up to `count` questions of the types and levels for a mock interview, in random order (INTV-16). Questions made from the
 * posting are chosen first, then those for the role, then those for all roles, then the rest. If the role is known, questions for
 * other roles are excluded. The caller must check that the person may see the job.
 */
export async function drawQuestions(db: Db, filters: DrawFilters): Promise<DrawnQuestion[]> {
  const { types, levels, count, jobId, userId, random = Math.random } = filters
  if (types.length === 0 || levels.length === 0 || count < 1) return []
  const role = filters.role ? questionRoleOf(filters.role) : null
  const ofPosting = jobId ? and(eq(interviewQuestions.userId, userId), eq(interviewQuestions.jobId, jobId)) : undefined
  const ofBank = and(
    isNotNull(interviewQuestions.key),
    role ? or(eq(shown.jobRole, role), isNull(shown.jobRole)) : undefined,
  )
  const rows = await db
    .select({ ...shown, ofJob: interviewQuestions.jobId })
    .from(interviewQuestions)
    .where(
      and(
        isNull(interviewQuestions.retiredAt),
        inArray(shown.questionType, types),
        inArray(shown.difficultyLevel, levels),
        or(ofPosting, ofBank),
      ),
    )
  const chosen = shuffled(rows, random)
    .sort((a, b) => rank(a, role) - rank(b, role))
    .slice(0, count)
  return shuffled(chosen, random).map(({ ofJob: _ofJob, ...question }) => question)
}

const shown = {
  id: interviewQuestions.id,
  title: interviewQuestions.title,
  content: interviewQuestions.content,
  questionType: interviewQuestions.questionType,
  difficultyLevel: interviewQuestions.difficultyLevel,
  jobRole: interviewQuestions.jobRole,
  companyName: interviewQuestions.companyName,
  tags: interviewQuestions.tags,
  reason: interviewQuestions.reason,
}

/** The priority of a question. Sorting is stable, so questions with the same rank remain in shuffled order. */
function rank({ ofJob, jobRole }: { ofJob: string | null; jobRole: string | null }, role: QuestionRole | null): number {
  if (ofJob) return 0
  if (role && jobRole === role) return 1
  return jobRole === null ? 2 : 3
}

function shuffled<T>(list: T[], random: () => number): T[] {
  const mixed = [...list]
  for (let at = mixed.length - 1; at > 0; at--) {
    const other = Math.floor(random() * (at + 1))
    const [a, b] = [mixed[at] as T, mixed[other] as T]
    mixed[at] = b
    mixed[other] = a
  }
  return mixed
}
