import type { App } from '#server/http/app.ts'
import { answerCalendar } from '#server/http/calendar-answer.ts'
import { calendarFor } from './interview-calendar.ts'

/** `GET /api/meetings/{id}.ics`: an accepted interview, for the calendars of both sides. */
export function mountInterviewCalendar(app: App): void {
  app.get('/api/meetings/:file{.+\\.ics}', (c) => answerCalendar(c, { fileName: 'interview.ics', make: calendarFor }))
}
