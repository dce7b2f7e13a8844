import { eq } from 'drizzle-orm'
import { v5 } from 'uuid'
import { files } from '#db/schema/documents.ts'
import { interviewPhoneDetails, scheduledInterviews } from '#db/schema/interview-prep.ts'
import { interviewResponses } from '#db/schema/question-bank.ts'
import type { Services } from '#server/context.ts'
import { type PersonName, people } from './callers.ts'
import { canary } from './canaries.ts'
import { mockId } from './mock-fixtures.ts'

/** The ids of a user's scheduled interview, and of its recording. */
export const scheduledId = (personId: string, kind: 'scheduled' | 'recording' = 'scheduled'): string =>
  v5(`interview ${kind}`, personId)

const setup = {
  types: ['behavioral'],
  levels: ['medium'],
  count: 5,
  timeLimit: 30,
  role: '',
  company: '',
  jobId: null,
}

/** A scheduled interview for each user, with canaries in it. */
export const createScheduled = (services: Services, who: Record<PersonName, { id: string }>): Promise<void> =>
  insertScheduled(
    services,
    people.map((name) => ({
      userId: who[name].id,
      phone: canary('phone', name),
      words: canary('applicationNote', name),
    })),
  )

/** For each user, a phone number and a scheduled interview, which is their open mock interview, with a recording of an answer. */
export async function insertScheduled(
  { db, storage }: Pick<Services, 'db' | 'storage'>,
  everyone: { userId: string; phone: string; words: string }[],
): Promise<void> {
  const sessionConfig = { setup, recordings: 'audio' }
  const key = (userId: string) => `interview-recordings/${userId}/answer-${scheduledId(userId)}.webm`
  const phones = everyone.map(({ userId, phone: phoneNumber }) => ({ userId, phoneNumber, countryCode: '+44' }))
  await db.insert(interviewPhoneDetails).values(phones)
  await db.insert(scheduledInterviews).values(
    everyone.map(({ userId, words }) => ({
      id: scheduledId(userId),
      userId,
      scheduledDate: new Date('2099-03-02T09:00:00Z'),
      timeZone: 'UTC',
      sessionConfig,
      sessionId: mockId(userId),
      notes: words,
    })),
  )
  const file = { area: 'interview-recordings' as const, fileName: 'answer.webm', contentType: 'video/webm', size: 4 }
  await db.insert(files).values(
    everyone.map(({ userId }) => ({
      ...file,
      id: scheduledId(userId, 'recording'),
      key: key(userId),
      ownerId: userId,
      state: 'kept' as const,
    })),
  )
  for (const { userId } of everyone) {
    await db
      .update(interviewResponses)
      .set({ responseAudioFileId: scheduledId(userId, 'recording') })
      .where(eq(interviewResponses.id, mockId(userId, 'response')))
    await storage.put(key(userId), Buffer.from('webm'), { contentType: 'video/webm' })
  }
}
