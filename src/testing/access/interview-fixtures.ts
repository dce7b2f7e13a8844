import { v5 } from 'uuid'
import { interviews, interviewTimes } from '#db/schema/interviews.ts'
import type { Db } from '#server/context.ts'
import { seekers } from './callers.ts'
import { canary } from './canaries.ts'
import type { Fixtures } from './seeker-fixtures.ts'

const NAMES = '0199d1f0-0000-7000-8000-0000000000bb'
export const interviewId = (applicationId: string): string => v5(`interview ${applicationId}`, NAMES)
export const INTERVIEW_AT = new Date('2099-03-02T09:00:00Z')

/** For each application, an accepted appointment. */
async function insertInterviews(db: Db, all: { applicationId: string; words: string }[]): Promise<void> {
  await db.insert(interviews).values(
    all.map(({ applicationId, words }) => ({
      id: interviewId(applicationId),
      applicationId,
      kind: 'phone' as const,
      minutes: 45,
      timeZone: 'UTC',
      place: words,
      message: words,
      status: 'accepted' as const,
      startsAt: INTERVIEW_AT,
      sequence: 1,
    })),
  )
  await db
    .insert(interviewTimes)
    .values(all.map(({ applicationId }) => ({ interviewId: interviewId(applicationId), startsAt: INTERVIEW_AT })))
}

/** Every applicant has an interview with the company. */
export const createInterviews = (db: Db, fixtures: Record<(typeof seekers)[number], Fixtures>): Promise<void> =>
  insertInterviews(
    db,
    seekers.map((name) => ({ applicationId: fixtures[name].applicationId, words: canary('contactMail', name) })),
  )

/** The appointment of one application; its id. */
export async function createInterview(db: Db, applicationId: string): Promise<string> {
  await insertInterviews(db, [{ applicationId, words: 'Hello' }])
  return interviewId(applicationId)
}
