import { inArray } from 'drizzle-orm'
import { interviewSessions } from '#db/schema/interview-prep.ts'
import { interviewQuestions, interviewResponses } from '#db/schema/question-bank.ts'
import { scoreAnswer } from '#features/answer-feedback/score/score-answer.ts'
import {
  averageOfScores,
  beginMock,
  type MockState,
  mockDefaults,
  mockName,
  statsOf,
  takeStep,
} from '#features/interview-prep/mock-rules.ts'
import { storeResources } from '#features/interview-prep/server/store-resources.ts'
import { storeQuestions } from '#features/question-bank/server/store-questions.ts'
import type { Db } from '#server/context.ts'
import { type MockContent, mayasMocks, mayasPractice } from './content/maya.ts'
import { hoursAgo, idOf } from './keys.ts'

const MAYA = idOf('user', 'maya-okafor')

/** The sample job seeker's practice, alone and in mock interviews, scored like any other. */
export async function seedPractice(db: Db, { now }: { now: Date }): Promise<void> {
  await storeQuestions(db)
  await storeResources(db)
  const keys = [...mayasMocks().flatMap(({ answers }) => answers), ...mayasPractice()].map(({ key }) => key)
  const rows = await db.select().from(interviewQuestions).where(inArray(interviewQuestions.key, keys))
  const bank = new Map(rows.map(({ key, ...question }) => [key, question]))
  for (const [at, content] of mayasMocks().entries()) {
    const { session, responses } = interviewOf(content, { at, bank, now })
    await db.insert(interviewSessions).values(session)
    await db.insert(interviewResponses).values(responses)
  }
  await db.insert(interviewResponses).values(
    mayasPractice().map(({ key, hoursAgo: hours, seconds, text }, at) => {
      const row = { id: idOf('talk', `practice-${at}`), question: questionFor(bank, key), text, seconds }
      return responseOf({ ...row, at: hoursAgo(now, hours), sessionId: null })
    }),
  )
}

function questionFor(bank: Bank, key: string) {
  const question = bank.get(key)
  if (!question) throw new Error(`no question ${key}`)
  return question
}

type Answered = { id: string; sessionId: string | null; question: Question; text: string; seconds: number; at: Date }

function responseOf({ id, sessionId, question, text, seconds, at }: Answered) {
  const { total: score, version: scoreVersion } = scoreAnswer({ question, text })
  const scored = { score, scoreVersion, durationSeconds: seconds, createdAt: at, updatedAt: at }
  return { id, sessionId, userId: MAYA, questionId: question.id, responseText: text, ...scored }
}

type Question = Omit<typeof interviewQuestions.$inferSelect, 'key'>
type Bank = Map<string | null, Question>
type Made = { at: number; bank: Bank; now: Date }

function interviewOf({ answers, role, company, timeLimit, hoursAgo: hours }: MockContent, { at, bank, now }: Made) {
  const id = idOf('talk', `mock-${at}`)
  const practiced = answers.map(({ key }) => questionFor(bank, key))
  const about = { jobRole: role, companyName: company, mode: 'text' as const }
  const createdAt = hoursAgo(now, hours)
  const config = {
    ...mockDefaults,
    types: [...new Set(practiced.map(({ questionType }) => questionType))],
    count: 3 as const,
    timeLimit,
  }
  let state: MockState = beginMock(config, practiced.map(questionOf), createdAt)
  let clock = createdAt
  const responses: ReturnType<typeof responseOf>[] = []
  for (const [index, { text, seconds }] of answers.entries()) {
    const question = practiced[index]
    clock = new Date(clock.getTime() + seconds * 1000)
    const responseId = idOf('talk', `mock-${at}-${index}`)
    const done =
      text === null ? ({ kind: 'skipped' } as const) : ({ kind: 'answered', responseId, spokenSeconds: null } as const)
    state = takeStep(state, done, { now: clock })
    if (text === null || !question) continue
    responses.push(responseOf({ id: responseId, sessionId: id, question, text, seconds, at: clock }))
  }
  const { spentSeconds, ...counts } = statsOf(state)
  const session: typeof interviewSessions.$inferInsert = {
    id,
    userId: MAYA,
    jobRole: role,
    companyName: company,
    sessionName: mockName(about),
    ...counts,
    totalTimeMinutes: Math.round(spentSeconds / 60),
    averageScore: averageOfScores(responses.map(({ score }) => score)),
    completed: true,
    sessionData: state,
    revision: answers.length,
    completedAt: clock,
    createdAt,
    updatedAt: clock,
  }
  return { session, responses }
}

const questionOf = ({ id, title, content, questionType, difficultyLevel, tags, reason }: Question) => ({
  id,
  title,
  content,
  questionType,
  difficultyLevel,
  tags,
  reason,
})
