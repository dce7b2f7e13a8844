import { answerInterview } from '#features/interview-logs/server/calendar-answer.ts'
import type { App } from '#server/http/app.ts'
import { calendarEntry } from './calendar-entry.ts'
import { readScheduled } from './scheduled-interviews.ts'

/** `GET /api/interviews/{id}.ics`: an own scheduled interview for a calendar; a cancelled one takes it out again. */
export function mountPracticeCalendar(app: App): void {
  app.get('/api/interviews/:file{.+\\.ics}', (c) =>
    answerInterview(c, async (ctx, id) => calendarEntry(ctx.env, await readScheduled(ctx, { id }), new Date())),
  )
}
