import { calendarFile } from '#lib/calendar-file.ts'
import { commonErrors } from '#lib/contract.ts'
import type { SignedIn } from '#server/context.ts'
import { DomainError } from '#server/errors.ts'
import type { App } from '#server/http/app.ts'
import { answerCalendar } from '#server/http/calendar-answer.ts'
import { topicWords } from '../coaching-rules.ts'
import { readOwnRequest } from './coaching-requests.ts'

const refusals = {
  ...commonErrors,
  NOT_CONFIRMED: { status: 409, message: 'There is a calendar file once the session is confirmed.' },
}

/** `GET /api/coaching/{id}.ics`: an own session that is confirmed, for a calendar. */
export function mountCoachingCalendar(app: App): void {
  app.get('/api/coaching/:file{.+\\.ics}', (c) =>
    answerCalendar(c, { fileName: 'coaching.ics', refusals, make: calendarOf }),
  )
}

async function calendarOf(ctx: SignedIn, id: string): Promise<string> {
  const { status, startsAt, minutes, topic, details, changedAt } = await readOwnRequest(ctx, id)
  if (status !== 'confirmed' || !startsAt) throw new DomainError('NOT_CONFIRMED')
  return calendarFile({
    uid: `coaching-${id}`,
    begins: startsAt,
    minutes,
    title: `Coaching: ${topicWords[topic]}`,
    text: details,
    url: `${ctx.env.PUBLIC_URL}/app/coaching?tab=human`,
    madeAt: changedAt,
  })
}
