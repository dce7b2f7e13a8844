import { and, count, desc, eq, isNull, sql } from 'drizzle-orm'
import { companies } from '#db/schema/companies.ts'
import { interviewSessions as sessions } from '#db/schema/interview-prep.ts'
import { jobs } from '#db/schema/job-postings.ts'
import { interviewQuestions as questions, interviewResponses as responses } from '#db/schema/question-bank.ts'
import type { Db } from '#server/context.ts'
import type { MockState } from '../../mock-rules.ts'
import type { InterviewOverview, RecentMock, RecentResponse } from '../../overview-contract.ts'

const MOCKS = 3
const RESPONSES = 5

/** Single practice answers. Answers of a mock interview count as part of the interview. */
export const practicedBy = (userId: string) => and(eq(responses.userId, userId), isNull(responses.sessionId))
export const finished = (userId: string) => and(eq(sessions.userId, userId), eq(sessions.completed, true))

/** The number of practice answers and completed interviews, in total and since a time. */
export async function countPractice(
  db: Db,
  userId: string,
  since: Date,
): Promise<Pick<InterviewOverview, 'practised' | 'mocks'>> {
  const [alone, mocks] = await Promise.all([
    db
      .select({ total: count(), recent: sql<number>`count(*) filter (where ${responses.createdAt} >= ${since})::int` })
      .from(responses)
      .where(practicedBy(userId)),
    db
      .select({ total: count(), recent: sql<number>`count(*) filter (where ${sessions.completedAt} >= ${since})::int` })
      .from(sessions)
      .where(finished(userId)),
  ])
  return { practised: alone[0] ?? { total: 0, recent: 0 }, mocks: mocks[0] ?? { total: 0, recent: 0 } }
}

/** The three most recent mock interviews, including an open one (INTV-04). */
export async function latestMocks(db: Db, userId: string): Promise<RecentMock[]> {
  const rows = await db
    .select({ session: sessions, companyLogoUrl: companies.logoUrl })
    .from(sessions)
    .leftJoin(jobs, eq(jobs.id, sessions.jobId))
    .leftJoin(companies, eq(companies.id, jobs.companyId))
    .where(eq(sessions.userId, userId))
    .orderBy(desc(sessions.createdAt), desc(sessions.id))
    .limit(MOCKS)
  return rows.map(({ session, companyLogoUrl }) => ({
    ...session,
    name: session.sessionName,
    companyLogoUrl,
    outcomes: outcomesOf(session.sessionData as MockState),
  }))
}

const outcomesOf = ({ questions: shownQuestions, responses: done }: MockState): RecentMock['outcomes'] =>
  shownQuestions.map((_, at) => done[at]?.kind ?? 'open')

/** The five most recent single practice answers (INTV-04). */
export async function latestResponses(db: Db, userId: string): Promise<RecentResponse[]> {
  return await db
    .select({
      id: responses.id,
      questionId: questions.id,
      title: questions.title,
      questionType: questions.questionType,
      difficultyLevel: questions.difficultyLevel,
      score: responses.score,
      createdAt: responses.createdAt,
    })
    .from(responses)
    .innerJoin(questions, eq(questions.id, responses.questionId))
    .where(practicedBy(userId))
    .orderBy(desc(responses.createdAt), desc(responses.id))
    .limit(RESPONSES)
}
