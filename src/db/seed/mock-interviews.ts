import { inArray } from 'drizzle-orm'
import { interviewQuestions, interviewResponses, interviewSessions } from '#db/schema/interviews.ts'
import { scoreAnswer } from '#features/interviews/feedback/score-answer.ts'
import {
  averageOf,
  beginMock,
  figuresOf,
  type MockState,
  mockDefaults,
  mockName,
  takeStep,
} from '#features/interviews/mock-rules.ts'
import { keepContent } from '#features/interviews/server/keep-content.ts'
import type { Db } from '#server/context.ts'
import { type MockContent, mayasMocks } from './content/maya-mocks.ts'
import { hoursAgo, idOf } from './keys.ts'

/** The mock interviews of the sample job seeker, scored as those of everybody. */
export async function seedMockInterviews(db: Db, { now }: { now: Date }): Promise<void> {
  await keepContent(db)
  const keys = mayasMocks.flatMap(({ answers }) => answers.map(({ key }) => key))
  const rows = await db.select().from(interviewQuestions).where(inArray(interviewQuestions.key, keys))
  const bank = new Map(rows.map(({ key, ...question }) => [key, question]))
  for (const [at, content] of mayasMocks.entries()) {
    const { session, responses } = interviewOf(content, { at, bank, now })
    await db.insert(interviewSessions).values(session)
    await db.insert(interviewResponses).values(responses)
  }
}

type Bank = Map<string | null, Omit<typeof interviewQuestions.$inferSelect, 'key'>>
type Made = { at: number; bank: Bank; now: Date }

function interviewOf({ answers, role, company, timeLimit, hoursAgo: hours }: MockContent, { at, bank, now }: Made) {
  const [userId, id] = [idOf('user', 'maya-okafor'), idOf('talk', `mock-${at}`)]
  const asked = answers.map(({ key }) => {
    const question = bank.get(key)
    if (!question) throw new Error(`no question ${key}`)
    return question
  })
  const about = { jobRole: role, companyName: company, mode: 'text' as const }
  const createdAt = hoursAgo(now, hours)
  const config = {
    ...mockDefaults,
    types: [...new Set(asked.map(({ questionType }) => questionType))],
    count: 3 as const,
    timeLimit,
  }
  let state: MockState = beginMock(config, asked.map(questionOf), createdAt)
  let clock = createdAt
  const responses: (typeof interviewResponses.$inferInsert & { score: number })[] = []
  for (const [index, { text, seconds }] of answers.entries()) {
    const question = asked[index]
    clock = new Date(clock.getTime() + seconds * 1000)
    const responseId = idOf('talk', `mock-${at}-${index}`)
    const done =
      text === null ? ({ kind: 'skipped' } as const) : ({ kind: 'answered', responseId, spokenSeconds: null } as const)
    state = takeStep(state, done, { now: clock })
    if (text === null || !question) continue
    const { total: score, version: scoreVersion } = scoreAnswer({ question, text })
    const row = { id: responseId, userId, sessionId: id, questionId: question.id, responseText: text }
    responses.push({ ...row, score, scoreVersion, durationSeconds: seconds, createdAt: clock, updatedAt: clock })
  }
  const { spentSeconds, ...counts } = figuresOf(state)
  const session: typeof interviewSessions.$inferInsert = {
    id,
    userId,
    jobRole: role,
    companyName: company,
    sessionName: mockName(about),
    ...counts,
    totalTimeMinutes: Math.round(spentSeconds / 60),
    averageScore: averageOf(responses.map(({ score }) => score)),
    completed: true,
    sessionData: state,
    revision: answers.length,
    completedAt: clock,
    createdAt,
    updatedAt: clock,
  }
  return { session, responses }
}

const questionOf = ({
  id,
  title,
  content,
  questionType,
  difficultyLevel,
  tags,
  reason,
}: Omit<typeof interviewQuestions.$inferSelect, 'key'>) => ({
  id,
  title,
  content,
  questionType,
  difficultyLevel,
  tags,
  reason,
})
