import type { Context as HonoContext } from 'hono'
import type { SignedIn } from '#server/context.ts'
import type { Variables } from '#server/http/app.ts'
import { answerCalendar } from '#server/http/calendar-answer.ts'

/** Answers `…/{id}.ics` with one of the viewer's interviews. */
export const answerInterview = (
  c: HonoContext<Variables, '/:file'>,
  make: (ctx: SignedIn, id: string) => Promise<string>,
): Promise<Response> => answerCalendar(c, { fileName: 'interview.ics', role: 'job_seeker', make })
