import { calendarFile } from '#lib/calendar-file.ts'
import { commonErrors } from '#lib/contract.ts'
import type { SignedIn } from '#server/context.ts'
import { DomainError } from '#server/errors.ts'
import type { App } from '#server/http/app.ts'
import { answerCalendar } from '#server/http/calendar-answer.ts'
import { coachingTopicLabels } from '../coaching-rules.ts'
import { readCoachingSession } from './coaching-requests.ts'

const refusals = {
  ...commonErrors,
  NOT_CONFIRMED: { status: 409, message: 'There is a calendar file once the session is confirmed.' },
}

/** `GET /api/coaching/{id}.ics`: a confirmed session as a calendar file for its person and its coach. */
export function mountCoachingCalendar(app: App): void {
  app.get('/api/coaching/:file{.+\\.ics}', (c) =>
    answerCalendar(c, { fileName: 'coaching.ics', refusals, make: calendarOf }),
  )
}

async function calendarOf(ctx: SignedIn, id: string): Promise<string> {
  const { status, startsAt, minutes, topic, details, changedAt, sequence, person } = await readCoachingSession(ctx, id)
  if (status !== 'confirmed' || !startsAt) throw new DomainError('NOT_CONFIRMED')
  return calendarFile({
    uid: `coaching-${id}`,
    begins: startsAt,
    minutes,
    sequence,
    title: `Coaching: ${coachingTopicLabels[topic]}${person ? ` with ${person}` : ''}`,
    text: details,
    url: `${ctx.env.PUBLIC_URL}${person ? '/app/admin/support?tab=coaching' : '/app/coaching?tab=human'}`,
    madeAt: changedAt,
  })
}
