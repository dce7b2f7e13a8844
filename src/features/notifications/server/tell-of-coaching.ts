import { eq } from 'drizzle-orm'
import { users } from '#db/schema/accounts.ts'
import { coachingRequests } from '#db/schema/coach.ts'
import { topicWords } from '#features/coach/coaching-rules.ts'
import { coachingDecided } from '#features/coach/events.ts'
import { longDateTime } from '#lib/dates.ts'
import type { Services } from '#server/context.ts'
import { type Occurrence, on, type Subscriber } from '#server/jobs.ts'
import { transaction } from '#server/transaction.ts'
import { textForCoach, textForCoaching } from '../rules.ts'
import { notify } from './notify.ts'

type Decided = {
  requestId: string
  userId: string
  coachId: string | null
  by: 'person' | 'staff'
  became: 'proposed' | 'confirmed' | 'cancelled'
}

const onDecided = (services: Services, decided: Decided, occurrence: Occurrence) =>
  transaction(services, async (ctx) => {
    const { requestId, userId, coachId, by, became } = decided
    const [found] = await ctx.db
      .select({ request: coachingRequests, person: users.name })
      .from(coachingRequests)
      .innerJoin(users, eq(users.id, coachingRequests.userId))
      .where(eq(coachingRequests.id, requestId))
    if (!found) return
    const { topic, startsAt, timeZone, reason } = found.request
    const time = startsAt ? `${longDateTime(startsAt, timeZone)} (${timeZone})` : 'a time'
    const session = { topic: topicWords[topic], time, reason }
    if (by === 'staff') {
      await notify(ctx, [userId], textForCoaching(became, session), '/app/coaching?tab=human', occurrence)
    } else if (coachId) {
      const text = textForCoach(became, found.person, session)
      await notify(ctx, [coachId], text, '/app/admin/support?tab=coaching', occurrence)
    }
  })

/** What is decided on requests for human coaching is told to the other side (COACH-08, G-07). */
export const coachingNews: Subscriber[] = [on(coachingDecided, 'notifications.coaching-decided', onDecided)]
