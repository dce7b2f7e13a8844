import { interviewPhoneDetails, scheduledInterviews } from '#db/schema/interview-prep.ts'
import { isWeekend, readSlot } from '#features/interview-prep/schedule-rules.ts'
import { isoDay } from '#lib/dates.ts'
import type { Db } from '#server/context.ts'
import { daysAgo, idOf } from './keys.ts'

const ZONE = 'America/Los_Angeles'

/** An interview by voice that the sample job seeker has scheduled for the next weekday but one, at ten. */
export async function seedScheduledInterview(db: Db, { now }: { now: Date }): Promise<void> {
  const userId = idOf('user', 'maya-okafor')
  const phone = { id: idOf('appointment', 'maya phone'), countryCode: '+1 (US)', phoneNumber: '(503) 555-0142' }
  await db.insert(interviewPhoneDetails).values({ ...phone, userId, createdAt: daysAgo(now, 3) })
  const days = [2, 3, 4, 5].map((ahead) => isoDay(daysAgo(now, -ahead), ZONE))
  const at = readSlot({ day: days.find((day) => !isWeekend(day)) ?? '', time: '10:00', timeZone: ZONE }, now)
  if (!(at instanceof Date)) return
  const setup = {
    types: ['behavioral', 'situational'],
    levels: ['medium'],
    count: 3,
    timeLimit: 30,
    role: 'Senior Data Analyst',
    company: 'Fernway Health',
    jobId: null,
  }
  await db.insert(scheduledInterviews).values({
    id: idOf('appointment', 'maya interview'),
    userId,
    phoneDetailsId: phone.id,
    scheduledDate: at,
    timeZone: ZONE,
    sessionConfig: { setup, recordings: 'none' },
    remindedAt: now,
    createdAt: daysAgo(now, 1),
  })
}
