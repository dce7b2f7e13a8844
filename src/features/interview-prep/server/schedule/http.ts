import { answerInterview } from '#features/interview-logs/server/calendar-answer.ts'
import type { App } from '#server/http/app.ts'
import { calendarEntry } from './calendar-entry.ts'
import { readScheduled } from './scheduled-interviews.ts'

/**
 * `GET /api/interviews/{id}.ics`: one of the viewer's scheduled interviews as a calendar file; for a cancelled one, it removes
 * the entry.
 */
export function mountPracticeCalendar(app: App): void {
  app.get('/api/interviews/:file{.+\\.ics}', (c) =>
    answerInterview(c, async (ctx, id) => calendarEntry(ctx.env, await readScheduled(ctx, { id }), new Date())),
  )
}
