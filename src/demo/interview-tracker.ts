import { interviewLogOrigins, interviewLogs } from '#db/schema/interview-logs.ts'
import { interviewStories } from '#db/schema/interview-stories.ts'
import type { Db } from '#server/context.ts'
import { mayasStories } from './content/maya.ts'
import { daysAgo, hoursAgo, idOf } from './keys.ts'

const MAYA = 'maya-okafor'
const DAY_HOURS = 24

/** Full hours of a day, so that an interview begins at a plausible time. */
const onDay = (now: Date, days: number, hourUtc: number): Date => {
  const day = daysAgo(now, -days)
  day.setUTCHours(hourUtc, 0, 0, 0)
  return day
}

/** Four interviews of the sample job seeker: one created by an application's stage, one in the future, one passed, one failed. */
export async function seedInterviewLogs(db: Db, { now }: { now: Date }): Promise<void> {
  const userId = idOf('user', MAYA)
  const ofApplication = (jobKey: string) => ({ userId, applicationId: idOf('application', `${MAYA}-${jobKey}`) })
  const made = (hours: number) => ({ createdAt: hoursAgo(now, hours), updatedAt: hoursAgo(now, hours) })
  await db.insert(interviewLogs).values([
    {
      ...ofApplication('claims-data-analyst-fernway'),
      ...made(2),
      companyName: 'Fernway Health',
      jobRole: 'Claims Data Analyst',
      outcomeFollows: true,
    },
    {
      ...ofApplication('senior-operations-analyst-kestrel'),
      ...made(20),
      companyName: 'Kestrel Mobility',
      jobRole: 'Senior Operations Analyst',
      interviewStage: 'technical',
      interviewDate: onDay(now, 3, 18),
      outcomeFollows: true,
      notes:
        'With Rafael and one analyst. A SQL exercise on trip data, 60 minutes, own laptop. Ask how they define a late bus.',
    },
    {
      ...ofApplication('rider-data-analyst-kestrel'),
      ...made(6 * DAY_HOURS),
      companyName: 'Kestrel Mobility',
      jobRole: 'Rider Data Analyst',
      interviewStage: 'onsite',
      interviewDate: onDay(now, -9, 17),
      outcome: 'passed',
      outcomeFollows: true,
      notes: 'Three talks and a lunch. The refund story worked well; the depot story still lacks an ending.',
      feedback: 'They liked that I asked what the number is used for before I computed it.',
    },
    {
      userId,
      ...made(20 * DAY_HOURS),
      companyName: 'Juniper Transit',
      jobRole: 'Insights Lead',
      interviewStage: 'hr',
      interviewDate: onDay(now, -21, 16),
      outcome: 'failed',
      notes: 'Half an hour by phone. I talked for four minutes about Papertrail before she could ask.',
      feedback: 'Looking for somebody who has led people.',
    },
  ])
  const stages = ['claims-data-analyst-fernway', 'senior-operations-analyst-kestrel', 'rider-data-analyst-kestrel']
  await db.insert(interviewLogOrigins).values(stages.map(ofApplication))
}

/** Three stories of the sample job seeker. */
export async function seedStories(db: Db, { now }: { now: Date }): Promise<void> {
  const userId = idOf('user', MAYA)
  await db.insert(interviewStories).values(
    mayasStories().map(({ hoursAgo: hours, ...story }) => {
      const at = hoursAgo(now, hours)
      return { ...story, userId, createdAt: at, updatedAt: at }
    }),
  )
}
