import { and, eq } from 'drizzle-orm'
import { coachingRequests } from '#db/schema/coach.ts'
import type { SignedIn } from '#server/context.ts'
import { DomainError, found } from '#server/errors.ts'
import { transaction, type UnitOfWork } from '#server/transaction.ts'
import type { CoachingEntry, CoachingRequest, CoachingTime } from '../coaching-contract.ts'
import { type CoachingStatus, isBookable, openCoaching } from '../coaching-rules.ts'
import { coachingDecided } from '../events.ts'
import { requireCoachFree } from './coach-calendars.ts'
import { readOwnRequest, readRequest } from './coaching-requests.ts'
import { publishCoaching } from './publish-coaching.ts'

type Tx = SignedIn & UnitOfWork
type Row = typeof coachingRequests.$inferSelect
type Decision = { id: string; seen: Date }
type Ending = { id: string; reason: string }

/** Accepts the time that staff proposed. Throws CHANGED if the request changed since, TIME_OVER, SLOT_TAKEN. */
export async function acceptTime(ctx: SignedIn, decision: Decision): Promise<CoachingRequest> {
  await transaction(ctx, async (tx) => {
    const row = await lockRequest(tx, decision.id, 'person')
    requireCurrentVersion(row, decision.seen, ['proposed'])
    if (!row.startsAt || row.startsAt.getTime() <= Date.now()) throw new DomainError('TIME_OVER')
    const { coachId, startsAt, minutes } = row
    if (coachId) await requireCoachFree(tx.db, { coachId, startsAt, minutes }, { except: row.id, code: 'SLOT_TAKEN' })
    await store(tx, row, 'person', { status: 'confirmed' })
  })
  return readOwnRequest(ctx, decision.id)
}

/** Cancels one of the viewer's requests, with a reason for staff. Throws CHANGED if it is closed already. */
export async function cancelOwn(ctx: SignedIn, { id, reason }: Ending): Promise<CoachingRequest> {
  await transaction(ctx, async (tx) => end(tx, await lockRequest(tx, id, 'person'), 'person', reason))
  return readOwnRequest(ctx, id)
}

/** Cancels a request as staff, with a reason for the person. Throws CHANGED if it is closed already. */
export async function cancelAsStaff(ctx: SignedIn, { id, reason }: Ending): Promise<CoachingEntry> {
  await transaction(ctx, async (tx) => end(tx, await lockRequest(tx, id, 'staff'), 'staff', reason))
  return readRequest(ctx, id)
}

/** Proposes a time, or replaces the proposed time. Throws CHANGED, TIME_NOT_POSSIBLE, COACH_BUSY. */
export async function proposeTime(ctx: SignedIn, { id, seen, ...time }: CoachingTime): Promise<CoachingEntry> {
  await transaction(ctx, async (tx) => {
    const row = await lockRequest(tx, id, 'staff')
    // to move a confirmed session, staff propose another time
    requireCurrentVersion(row, seen, ['requested', 'proposed', 'confirmed'])
    if (!isBookable(time.startsAt, row.timeZone, new Date())) throw new DomainError('TIME_NOT_POSSIBLE')
    await requireOwnHour(tx, row, time)
    await store(tx, row, 'staff', { ...time, status: 'proposed', coachId: ctx.viewer.userId })
  })
  return readRequest(ctx, id)
}

/** Confirms one of the requested times. Throws CHANGED, NOT_ASKED_FOR, TIME_NOT_POSSIBLE for a time in the past. */
export async function confirmTime(ctx: SignedIn, { id, seen, ...time }: CoachingTime): Promise<CoachingEntry> {
  await transaction(ctx, async (tx) => {
    const row = await lockRequest(tx, id, 'staff')
    requireCurrentVersion(row, seen, ['requested', 'proposed'])
    if (!row.preferred.includes(time.startsAt.toISOString())) throw new DomainError('NOT_ASKED_FOR')
    if (time.startsAt <= new Date()) throw new DomainError('TIME_NOT_POSSIBLE')
    await requireOwnHour(tx, row, time)
    await store(tx, row, 'staff', { ...time, status: 'confirmed', coachId: ctx.viewer.userId })
  })
  return readRequest(ctx, id)
}

/** Marks a session as done. Throws CHANGED, NOT_YET before it starts. */
export async function finishSession(ctx: SignedIn, { id, seen }: Decision): Promise<CoachingEntry> {
  await transaction(ctx, async (tx) => {
    const row = await lockRequest(tx, id, 'staff')
    requireCurrentVersion(row, seen, ['confirmed'])
    if ((row.startsAt?.getTime() ?? 0) > Date.now()) throw new DomainError('NOT_YET')
    await store(tx, row, 'staff', { status: 'done' })
  })
  return readRequest(ctx, id)
}

/** Reads a request and locks it until the transaction ends. A simultaneous decision waits and then sees the new state. */
async function lockRequest({ db, viewer }: Tx, id: string, by: 'person' | 'staff'): Promise<Row> {
  const own = by === 'person' ? eq(coachingRequests.userId, viewer.userId) : undefined
  const [row] = await db
    .select()
    .from(coachingRequests)
    .where(and(eq(coachingRequests.id, id), own))
    .for('update')
  return found(row)
}

function requireCurrentVersion(row: Row, seen: Date, statuses: CoachingStatus[]): void {
  const isSame = row.changedAt.getTime() === seen.getTime()
  if (!isSame || !statuses.includes(row.status)) throw new DomainError('CHANGED')
}

const requireOwnHour = ({ db, viewer }: Tx, { id }: Row, { startsAt, minutes }: { startsAt: Date; minutes: number }) =>
  requireCoachFree(db, { coachId: viewer.userId, startsAt, minutes }, { except: id, code: 'COACH_BUSY' })

async function end(tx: Tx, row: Row, cancelledBy: 'person' | 'staff', reason: string): Promise<void> {
  if (!openCoaching.includes(row.status)) throw new DomainError('CHANGED')
  await store(tx, row, cancelledBy, { status: 'cancelled', cancelledBy, reason })
}

async function store(tx: Tx, row: Row, by: 'person' | 'staff', set: Partial<Row> & { status: CoachingStatus }) {
  const { id, userId } = row
  // a new timestamp for each change, because it identifies the state that a client saw
  const changedAt = new Date(Math.max(Date.now(), row.changedAt.getTime() + 1))
  await tx.db
    .update(coachingRequests)
    // a new time changes the calendar entry and needs new reminders
    .set({ ...set, changedAt, ...(set.startsAt && { sequence: row.sequence + 1, remindedAt: null }) })
    .where(eq(coachingRequests.id, id))
  await tx.audit({ action: `coaching.${set.status}`, subjectType: 'coaching_request', subjectId: id, data: { by } })
  const { status: became, coachId = row.coachId } = set
  if (became === 'proposed' || became === 'confirmed' || became === 'cancelled') {
    await tx.emit(coachingDecided({ requestId: id, userId, coachId, by, became }))
  }
  await publishCoaching(tx.db, row)
}
