import { and, desc, eq, isNotNull, ne, sql } from 'drizzle-orm'
import { interviewSessions as sessions } from '#db/schema/interview-prep.ts'
import { interviewQuestions as questions, interviewResponses as responses } from '#db/schema/question-bank.ts'
import { scoreInThread } from '#features/answer-feedback/server/score-in-thread.ts'
import { countResumeWords } from '#features/resume-review/score/read-language.ts'
import type { Db } from '#server/context.ts'
import { allOrEach } from '#server/threads.ts'
import type { InterviewOverview, ScorePoint } from '../../overview-contract.ts'
import { COMPARED } from '../../overview-rules.ts'
import { finished, practicedBy } from './latest-practice.ts'

const MAX_SCORES = 2 * COMPARED
/** The minimum number of answers before a missing step is reported as a habit. */
const MIN_ANSWERS = 5
const MIN_MISSED_SHARE = 0.3

const newestFirst = (a: ScorePoint, b: ScorePoint) => b.at.getTime() - a.at.getTime() || (a.id < b.id ? 1 : -1)

/** The latest ten scores of single practice answers and completed mock interviews, the newest first. */
export async function latestScores(db: Db, userId: string): Promise<ScorePoint[]> {
  const [alone, mocks] = await Promise.all([scoresAlone(db, userId), scoresOfMocks(db, userId)])
  return [...alone, ...mocks].toSorted(newestFirst).slice(0, MAX_SCORES)
}

async function scoresAlone(db: Db, userId: string): Promise<ScorePoint[]> {
  const rows = await db
    .select({
      id: responses.id,
      title: questions.title,
      at: responses.createdAt,
      score: responses.score,
      text: responses.responseText,
    })
    .from(responses)
    .innerJoin(questions, eq(questions.id, responses.questionId))
    .where(and(practicedBy(userId), isNotNull(responses.score)))
    .orderBy(desc(responses.createdAt), desc(responses.id))
    .limit(MAX_SCORES)
  return rows.map(({ text, score, ...row }) => ({
    ...row,
    kind: 'practice',
    score: score ?? 0,
    words: countResumeWords(text),
  }))
}

async function scoresOfMocks(db: Db, userId: string): Promise<ScorePoint[]> {
  const rows = await db
    .select({
      id: sessions.id,
      title: sessions.sessionName,
      at: sql<Date>`coalesce(${sessions.completedAt}, ${sessions.createdAt})`.mapWith(sessions.createdAt),
      score: sessions.averageScore,
      texts: sql<
        string[]
      >`coalesce(array_agg(${responses.responseText}) filter (where ${responses.id} is not null), '{}')`,
    })
    .from(sessions)
    .leftJoin(responses, eq(responses.sessionId, sessions.id))
    .where(and(finished(userId), isNotNull(sessions.averageScore)))
    .groupBy(sessions.id)
    .orderBy(desc(sql`coalesce(${sessions.completedAt}, ${sessions.createdAt})`), desc(sessions.id))
    .limit(MAX_SCORES)
  return rows.map(({ texts, score, ...row }) => ({
    ...row,
    kind: 'mock',
    score: score ?? 0,
    words: meanWordCount(texts),
  }))
}

const meanWordCount = (texts: readonly string[]) =>
  Math.round(texts.reduce((sum, text) => sum + countResumeWords(text), 0) / Math.max(1, texts.length))

/**
 * The step that is missing most often in the latest ten answers. Technical answers do not count, because they have other steps.
 */
export async function weakestStep(db: Db, userId: string): Promise<InterviewOverview['thinnest']> {
  const rows = await db
    .select({ text: responses.responseText, question: questions })
    .from(responses)
    .innerJoin(questions, eq(questions.id, responses.questionId))
    .where(and(eq(responses.userId, userId), ne(questions.questionType, 'technical')))
    .orderBy(desc(responses.createdAt), desc(responses.id))
    .limit(MAX_SCORES)
  const scored = await allOrEach(rows, (some) => scoreInThread('scoreAnswers', some))
  const read = scored.flatMap((feedback) => (feedback && feedback.steps.length > 0 ? [feedback.steps] : []))
  const labels = [...new Set(read.flatMap((steps) => steps.map(({ label }) => label)))]
  const lacking = labels.map((label) => ({
    label,
    lacking: read.filter((steps) => steps.some((step) => step.label === label && step.span === null)).length,
    of: read.length,
  }))
  const [worst] = lacking.toSorted((a, b) => b.lacking - a.lacking)
  return worst && worst.of >= MIN_ANSWERS && worst.lacking >= worst.of * MIN_MISSED_SHARE ? worst : null
}
