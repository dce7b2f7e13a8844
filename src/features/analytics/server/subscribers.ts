import { defaultResumeChanged, resumeCreated, resumeDeleted } from '#features/documents/events.ts'
import { postingPublished } from '#features/job-postings/events.ts'
import type { Services } from '#server/context.ts'
import type { Schedule } from '#server/queue/schedules.ts'
import { on, type Subscriber } from '#server/queue/worker.ts'
import { publish } from '#server/realtime/realtime-hub.ts'
import { forgetOld, matchDue, matchUser } from './matching/match-due.ts'
import { countDay } from './platform-analytics/subscriptions.ts'

/** A resume changes the list of activity and the matches. */
async function followResume(ctx: Services, { userId }: { userId: string }): Promise<void> {
  await publish(ctx.db, [userId], 'dashboard_changed')
  await matchUser(ctx, userId)
}

export const insightSubscribers: Subscriber[] = [
  on(resumeCreated, 'insights.match-new-resume', followResume),
  on(defaultResumeChanged, 'insights.match-other-resume', followResume),
  on(resumeDeleted, 'insights.match-without-resume', followResume),
  on(postingPublished, 'insights.match-posting', (ctx) => matchDue(ctx)),
]

export const insightSchedules: Schedule[] = [
  // some changes of profiles, resumes and postings emit no event
  { name: 'insights.match-due', cron: '* * * * *', run: (ctx) => matchDue(ctx) },
  { name: 'insights.forget-old-matches', cron: '37 * * * *', run: ({ db }) => forgetOld(db) },
  { name: 'insights.count-day', cron: '53 * * * *', run: (ctx) => countDay(ctx) },
]
