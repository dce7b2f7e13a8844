import { eq } from 'drizzle-orm'
import { coachingRequests } from '#db/schema/coach.ts'
import type { SignedIn } from '#server/context.ts'
import { DomainError } from '#server/errors.ts'
import { transaction } from '#server/transaction.ts'
import type { CoachingAsk, CoachingRequest } from '../coaching-contract.ts'
import { isBookable } from '../coaching-rules.ts'
import { coachingRequested } from '../events.ts'
import { requireFewRequests } from './book-slot.ts'
import { readOwnRequest } from './coaching-requests.ts'
import { publishCoaching } from './publish-coaching.ts'

const PER_DAY = { points: 20, seconds: 24 * 60 * 60 }

/**
 * Requests a session. Throws TIME_NOT_POSSIBLE, TOO_MANY_REQUESTS above three open requests, RATE_LIMITED above twenty a day.
 */
export async function askForCoaching(ctx: SignedIn, ask: CoachingAsk): Promise<CoachingRequest> {
  const { userId } = ctx.viewer
  const { id, timeZone, preferred } = ask
  const now = new Date()
  if (!preferred.every((at) => isBookable(at, timeZone, now))) throw new DomainError('TIME_NOT_POSSIBLE')
  await ctx.throttle.consume('coaching', userId, PER_DAY)
  await transaction(ctx, async ({ db, audit, emit }) => {
    const [before] = await db
      .select({ id: coachingRequests.id })
      .from(coachingRequests)
      .where(eq(coachingRequests.id, id))
    if (before) return
    await requireFewRequests(db, userId)
    const times = preferred.map((at) => at.toISOString()).sort()
    const row = { ...ask, userId, preferred: times, createdAt: now, changedAt: now }
    const made = await db.insert(coachingRequests).values(row).onConflictDoNothing().returning()
    if (made.length === 0) return
    await audit({ action: 'coaching.requested', subjectType: 'coaching_request', subjectId: id })
    await emit(coachingRequested({ requestId: id, userId }))
    await publishCoaching(db, { id, userId })
  })
  return readOwnRequest(ctx, id)
}
