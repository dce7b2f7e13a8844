import { eq } from 'drizzle-orm'
import { users } from '#db/schema/accounts.ts'
import { coachingRequests } from '#db/schema/coach.ts'
import { coachingTopicLabels } from '#features/coach/coaching-rules.ts'
import { coachingDecided, coachingDue, coachingRequested } from '#features/coach/events.ts'
import { staffIds } from '#features/support/server/publish-support.ts'
import { zonedDateTime } from '#lib/dates.ts'
import type { Db, Services } from '#server/context.ts'
import { type Occurrence, on, type Subscriber } from '#server/queue/worker.ts'
import { transaction } from '#server/transaction.ts'
import { textForCoach, textForCoaching, textForCoachingRequest, textForSessionAhead } from '../rules.ts'
import { notify } from './notify.ts'
import { readerZones } from './reader-zones.ts'

type Decided = {
  requestId: string
  userId: string
  coachId: string | null
  by: 'person' | 'staff'
  became: 'proposed' | 'confirmed' | 'cancelled' | 'booked' | 'moved' | 'taken' | 'released'
}

const INBOX = '/app/admin/support?tab=coaching'

async function readRequest(db: Db, requestId: string) {
  const [found] = await db
    .select({ request: coachingRequests, person: users.name })
    .from(coachingRequests)
    .innerJoin(users, eq(users.id, coachingRequests.userId))
    .where(eq(coachingRequests.id, requestId))
  return found
}

/** All staff are notified, because any of them can take it; a request that is over by then is skipped. */
const onRequested = (services: Services, { requestId }: { requestId: string }, occurrence: Occurrence) =>
  transaction(services, async (ctx) => {
    const found = await readRequest(ctx.db, requestId)
    if (found?.request.status !== 'requested') return
    const text = textForCoachingRequest(found.person, coachingTopicLabels[found.request.topic])
    await notify(ctx, await staffIds(ctx.db), text, INBOX, occurrence)
  })

const onDecided = (services: Services, decided: Decided, occurrence: Occurrence) =>
  transaction(services, async (ctx) => {
    const { requestId, userId, coachId, by, became } = decided
    const found = await readRequest(ctx.db, requestId)
    if (!found) return
    const { topic, startsAt, timeZone, reason } = found.request
    // The recipient's time zone: the job seeker's or the coach's.
    const zone = by === 'person' && coachId ? (await readerZones(ctx.db, [coachId]))(coachId, timeZone) : timeZone
    const time = startsAt ? zonedDateTime(startsAt, zone) : null
    const session = { topic: coachingTopicLabels[topic], time, reason }
    const isForPerson =
      became === 'proposed' || became === 'confirmed' || became === 'cancelled' || became === 'released'
    if (by === 'staff' && isForPerson) {
      await notify(ctx, [userId], textForCoaching(became, session), '/app/coaching?tab=human', occurrence)
    } else if (by === 'person' && coachId && became !== 'released') {
      const text = textForCoach(became, found.person, session)
      await notify(ctx, [coachId], text, INBOX, occurrence)
    }
  })

type Due = { requestId: string; userId: string; coachId: string | null; sequence: number; lead: 'day' | 'hour' }

/** Reminds both, each in their time zone; a moved or canceled session is skipped. */
const onDue = (services: Services, due: Due, occurrence: Occurrence) =>
  transaction(services, async (ctx) => {
    const found = await readRequest(ctx.db, due.requestId)
    if (found?.request.status !== 'confirmed' || found.request.sequence !== due.sequence) return
    const { topic, startsAt, timeZone } = found.request
    if (!startsAt) return
    const about = coachingTopicLabels[topic]
    await notify(
      ctx,
      [due.userId],
      textForSessionAhead(due.lead, { about, time: zonedDateTime(startsAt, timeZone) }),
      '/app/coaching?tab=human',
      occurrence,
    )
    if (!due.coachId) return
    const zone = (await readerZones(ctx.db, [due.coachId]))(due.coachId, timeZone)
    await notify(
      ctx,
      [due.coachId],
      textForSessionAhead(due.lead, { about, time: zonedDateTime(startsAt, zone), person: found.person }),
      INBOX,
      occurrence,
    )
  })

/** Staff are notified of coaching requests, the other side of decisions on them (COACH-08). */
export const coachingNews: Subscriber[] = [
  on(coachingRequested, 'notifications.coaching-requested', onRequested),
  on(coachingDecided, 'notifications.coaching-decided', onDecided),
  on(coachingDue, 'notifications.coaching-due', onDue),
]
