import { and, count, eq, inArray } from 'drizzle-orm'
import { users } from '#db/schema/accounts.ts'
import { coachingRequests as r } from '#db/schema/coach.ts'
import type { Db, SignedIn } from '#server/context.ts'
import { DomainError, found } from '#server/errors.ts'
import { transaction } from '#server/transaction.ts'
import type { Booking, Move } from '../calendar-contract.ts'
import type { CoachingRequest } from '../coaching-contract.ts'
import { maxOpenRequests, openCoaching } from '../coaching-rules.ts'
import { coachingDecided } from '../events.ts'
import { requireSlot } from './coach-calendars.ts'
import { readOwnRequest } from './coaching-requests.ts'
import { publishCoaching } from './publish-coaching.ts'

const PER_DAY = { points: 20, seconds: 24 * 60 * 60 }

/**
 * Throws TOO_MANY_REQUESTS at the limit of open requests. Locks the person, so that simultaneous requests are counted one by
 * one.
 */
export async function requireFewRequests(db: Db, userId: string): Promise<void> {
  await db.select({ id: users.id }).from(users).where(eq(users.id, userId)).for('update')
  const isOpen = and(eq(r.userId, userId), inArray(r.status, [...openCoaching]))
  const [open] = await db.select({ n: count() }).from(r).where(isOpen)
  if ((open?.n ?? 0) >= maxOpenRequests) throw new DomainError('TOO_MANY_REQUESTS')
}

/**
 * Books a free time of a coach, confirmed immediately. Throws SLOT_TAKEN, TOO_MANY_REQUESTS, RATE_LIMITED above twenty a day.
 */
export async function bookSlot(ctx: SignedIn, booking: Booking): Promise<CoachingRequest> {
  const { userId } = ctx.viewer
  const { id, coachId, startsAt } = booking
  await ctx.throttle.consume('coaching', userId, PER_DAY)
  await transaction(ctx, async ({ db, audit, emit }) => {
    const [before] = await db.select({ id: r.id }).from(r).where(eq(r.id, id))
    if (before) return
    await requireFewRequests(db, userId)
    const { minutes, details } = await requireSlot(db, { userId, coachId, startsAt })
    const now = new Date()
    const times = { preferred: [startsAt.toISOString()], minutes, details, createdAt: now, changedAt: now }
    await db.insert(r).values({ ...booking, ...times, userId, status: 'confirmed' })
    await audit({ action: 'coaching.booked', subjectType: 'coaching_request', subjectId: id, data: { coachId } })
    await emit(coachingDecided({ requestId: id, userId, coachId, by: 'person', became: 'booked' }))
    await publishCoaching(db, { id, userId })
  })
  return readOwnRequest(ctx, id)
}

/** Moves one of the viewer's sessions to another free time of any coach. Throws CHANGED, TIME_OVER, SLOT_TAKEN. */
export async function moveSession(ctx: SignedIn, { id, seen, coachId, startsAt }: Move): Promise<CoachingRequest> {
  const { userId } = ctx.viewer
  await transaction(ctx, async ({ db, audit, emit }) => {
    const [row] = await db
      .select()
      .from(r)
      .where(and(eq(r.id, id), eq(r.userId, userId)))
      .for('update')
    const { status, changedAt, startsAt: was, sequence, coachId: before } = found(row)
    if (status !== 'confirmed' || changedAt.getTime() !== seen.getTime()) throw new DomainError('CHANGED')
    if ((was?.getTime() ?? 0) <= Date.now()) throw new DomainError('TIME_OVER')
    const { minutes, details } = await requireSlot(db, { userId, coachId, startsAt, except: id })
    const next = new Date(Math.max(Date.now(), changedAt.getTime() + 1))
    await db
      .update(r)
      .set({ coachId, startsAt, minutes, details, sequence: sequence + 1, remindedAt: null, changedAt: next })
      .where(eq(r.id, id))
    await audit({
      action: 'coaching.moved',
      subjectType: 'coaching_request',
      subjectId: id,
      data: { by: 'person', coachId },
    })
    await emit(coachingDecided({ requestId: id, userId, coachId, by: 'person', became: 'moved' }))
    // notify the previous coach, who no longer has the session
    if (before && before !== coachId)
      await emit(coachingDecided({ requestId: id, userId, coachId: before, by: 'person', became: 'taken' }))
    await publishCoaching(db, { id, userId })
  })
  return readOwnRequest(ctx, id)
}
