import { v5 } from 'uuid'
import { interviewLogs } from '#db/schema/interview-logs.ts'
import { interviewStories } from '#db/schema/interview-stories.ts'
import type { Db } from '#server/context.ts'
import { type PersonName, people } from './callers.ts'
import { canary } from './canaries.ts'

/** The ids of a user's log and story. */
export const interviewFixtureId = (personId: string, kind: 'log' | 'story'): string => v5(`interview ${kind}`, personId)

/** When both last changed. */
export const fixturesSeen = new Date('2026-11-01T09:00:00Z')

/** An interview log and a story for each user. */
export async function createInterviewLogs(db: Db, who: Record<PersonName, { id: string }>): Promise<void> {
  const everyone = people.map((name) => ({ userId: who[name].id, words: canary('applicationNote', name) }))
  await db.insert(interviewLogs).values(
    everyone.map(({ userId, words }) => ({
      id: interviewFixtureId(userId, 'log'),
      userId,
      companyName: words,
      jobRole: words,
      notes: words,
      updatedAt: fixturesSeen,
    })),
  )
  await db.insert(interviewStories).values(
    everyone.map(({ userId, words }) => ({
      id: interviewFixtureId(userId, 'story'),
      userId,
      title: words,
      result: words,
      tags: [words],
      updatedAt: fixturesSeen,
    })),
  )
}
