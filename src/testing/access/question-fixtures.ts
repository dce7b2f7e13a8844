import { v5 } from 'uuid'
import { interviewQuestions, interviewResponses } from '#db/schema/question-bank.ts'
import type { Db } from '#server/context.ts'
import { type PersonName, people } from './callers.ts'
import { canary } from './canaries.ts'

/** The id of a person's own question, which was made from a posting, and of their answer to it. */
export const practiceId = (personId: string, kind: 'question' | 'response'): string => v5(`practice ${kind}`, personId)

/** When the answers last changed. */
export const practiceSeen = new Date('2026-11-01T09:00:00Z')

/** A question and an answer to it for each user, with a canary in both. */
export const createPractice = (db: Db, who: Record<PersonName, { id: string }>): Promise<void> =>
  insertPractice(
    db,
    people.map((name) => ({ userId: who[name].id, words: canary('applicationNote', name) })),
  )

export async function insertPractice(db: Db, everyone: { userId: string; words: string }[]): Promise<void> {
  await db.insert(interviewQuestions).values(
    everyone.map(({ userId, words }) => ({
      id: practiceId(userId, 'question'),
      userId,
      title: words,
      content: words,
      companyName: words,
      questionType: 'technical' as const,
      difficultyLevel: 'easy' as const,
    })),
  )
  await db.insert(interviewResponses).values(
    everyone.map(({ userId, words: responseText }) => ({
      id: practiceId(userId, 'response'),
      userId,
      questionId: practiceId(userId, 'question'),
      responseText,
      updatedAt: practiceSeen,
    })),
  )
}
