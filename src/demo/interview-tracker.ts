import { interviewLogOrigins, interviewLogs } from '#db/schema/interview-logs.ts'
import { interviewStories } from '#db/schema/interview-stories.ts'
import type { Db } from '#server/context.ts'
import { mayasInterviews, mayasStories } from './content/maya.ts'
import { daysAgo, hoursAgo, idOf } from './keys.ts'

const MAYA = 'maya-okafor'

/** Interviews of the sample job seeker: one created by an application's stage, one in the future, one passed, one failed. */
export async function seedInterviewLogs(db: Db, { now }: { now: Date }): Promise<void> {
  const userId = idOf('user', MAYA)
  const ofApplication = (jobKey: string) => ({ userId, applicationId: idOf('application', `${MAYA}-${jobKey}`) })
  const logs = mayasInterviews()
  await db.insert(interviewLogs).values(
    logs.map(({ application, hoursAgo: hours, company, role, stage, date, outcome, notes, feedback }) => ({
      ...(application ? { ...ofApplication(application), outcomeFollows: true } : { userId }),
      companyName: company,
      jobRole: role,
      interviewStage: stage,
      interviewDate: date && timeOf(date, now),
      outcome,
      notes,
      feedback,
      createdAt: hoursAgo(now, hours),
      updatedAt: hoursAgo(now, hours),
    })),
  )
  await db
    .insert(interviewLogOrigins)
    .values(logs.flatMap(({ application }) => (application ? [ofApplication(application)] : [])))
}

function timeOf({ inDays, hourUtc }: { inDays: number; hourUtc: number }, now: Date): Date {
  const time = daysAgo(now, -inDays)
  time.setUTCHours(hourUtc, 0, 0, 0)
  return time
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
