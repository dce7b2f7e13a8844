import { v5 } from 'uuid'
import { meetings, meetingTimes } from '#db/schema/interviews.ts'
import type { Db } from '#server/context.ts'
import { seekers } from './callers.ts'
import { canary } from './canaries.ts'
import type { Papers } from './scene.ts'

const NAMES = '0199d1f0-0000-7000-8000-0000000000bb'
export const meetingId = (applicationId: string): string => v5(`meeting ${applicationId}`, NAMES)
export const MEETING_AT = new Date('2099-03-02T09:00:00Z')

/** For each application an appointment that was accepted. */
async function insertMeetings(db: Db, all: { applicationId: string; words: string }[]): Promise<void> {
  await db.insert(meetings).values(
    all.map(({ applicationId, words }) => ({
      id: meetingId(applicationId),
      applicationId,
      kind: 'phone' as const,
      minutes: 45,
      timeZone: 'UTC',
      place: words,
      message: words,
      status: 'accepted' as const,
      startsAt: MEETING_AT,
      sequence: 1,
    })),
  )
  await db
    .insert(meetingTimes)
    .values(all.map(({ applicationId }) => ({ meetingId: meetingId(applicationId), startsAt: MEETING_AT })))
}

/** Every applicant has an interview with the company. */
export const createMeetings = (db: Db, papers: Record<(typeof seekers)[number], Papers>): Promise<void> =>
  insertMeetings(
    db,
    seekers.map((name) => ({ applicationId: papers[name].applicationId, words: canary('contactMail', name) })),
  )

/** The appointment of one application; its id. */
export async function createMeeting(db: Db, applicationId: string): Promise<string> {
  await insertMeetings(db, [{ applicationId, words: 'Hello' }])
  return meetingId(applicationId)
}
