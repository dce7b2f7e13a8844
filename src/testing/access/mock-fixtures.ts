import { v5 } from 'uuid'
import { interviewSessions } from '#db/schema/interview-prep.ts'
import { interviewQuestions, interviewResponses } from '#db/schema/question-bank.ts'
import { beginMock, mockDefaults, takeStep } from '#features/interview-prep/mock-rules.ts'
import { newId } from '#lib/ids.ts'
import type { Db } from '#server/context.ts'
import { type PersonName, people } from './callers.ts'
import { canary } from './canaries.ts'

/** The id of a person's mock interview, and of the answer in it. */
export const mockId = (personId: string, kind: 'session' | 'response' = 'session'): string =>
  v5(`mock ${kind}`, personId)

/** A mock interview for each user, with a canary in it. */
export const createMocks = (db: Db, who: Record<PersonName, { id: string }>): Promise<void> =>
  insertMocks(
    db,
    people.map((name) => ({ userId: who[name].id, words: canary('applicationNote', name) })),
  )

/** A mock interview for each: the first question is answered with this text, the second one is open. */
export async function insertMocks(db: Db, everyone: { userId: string; words: string }[]): Promise<void> {
  const kind = { questionType: 'behavioral', difficultyLevel: 'medium' } as const
  const questions = [0, 1].map((n) => ({
    ...kind,
    id: newId(),
    title: `Question ${n}`,
    content: 'Why?',
    tags: [],
    reason: null,
  }))
  await db.insert(interviewQuestions).values(questions.map((one) => ({ ...one, key: one.id })))
  const [questionId, now] = [questions[0]?.id ?? '', new Date()]
  const sessionData = (responseId: string) =>
    takeStep(beginMock(mockDefaults, questions, now), { kind: 'answered', responseId, spokenSeconds: null }, { now })
  await db.insert(interviewSessions).values(
    everyone.map(({ userId, words }) => ({
      id: mockId(userId),
      userId,
      sessionName: words,
      jobRole: words,
      sessionData: sessionData(mockId(userId, 'response')),
    })),
  )
  await db.insert(interviewResponses).values(
    everyone.map(({ userId, words: responseText }) => ({
      id: mockId(userId, 'response'),
      sessionId: mockId(userId),
      userId,
      questionId,
      responseText,
    })),
  )
}
