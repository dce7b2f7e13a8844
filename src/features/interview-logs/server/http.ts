import { calendarFile } from '#lib/calendar-file.ts'
import type { SignedIn } from '#server/context.ts'
import { found } from '#server/errors.ts'
import type { App } from '#server/http/app.ts'
import { stageNames } from '../rules.ts'
import { answerInterview } from './calendar-answer.ts'
import { readLog } from './read-logs.ts'

const MINUTES = 60
const ALARM_MINUTES = 30

/** `GET /api/interview-logs/{id}.ics`: one of the viewer's interviews as a calendar file. The interview must have a date. */
export function mountLogCalendar(app: App): void {
  app.get('/api/interview-logs/:file{.+\\.ics}', (c) => answerInterview(c, calendarOf))
}

async function calendarOf({ db, viewer, env }: SignedIn, id: string): Promise<string> {
  const log = await readLog(db, viewer.userId, id)
  const { companyName, jobRole, interviewStage, notes, createdAt, updatedAt } = log
  return calendarFile({
    uid: `interview-log-${id}`,
    begins: found(log.interviewDate),
    minutes: MINUTES,
    title: `${stageNames[interviewStage]} interview: ${companyName}`,
    text: [jobRole, notes].filter(Boolean).join('\n'),
    url: `${env.PUBLIC_URL}/app/interview?tab=tracker&log=${id}`,
    madeAt: new Date(),
    // seconds since creation: the number grows with every change
    sequence: Math.floor((updatedAt.getTime() - createdAt.getTime()) / 1000),
    isCancelled: log.outcome === 'cancelled',
    alarmMinutes: ALARM_MINUTES,
  })
}
