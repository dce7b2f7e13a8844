import { and, eq, gt, inArray, ne, sql } from 'drizzle-orm'
import { userRoles, users } from '#db/schema/accounts.ts'
import { coachingCalendars as c, coachingRequests as r } from '#db/schema/coach.ts'
import type { Db, SignedIn } from '#server/context.ts'
import { DomainError } from '#server/errors.ts'
import { transaction } from '#server/transaction.ts'
import type { CoachingCalendar, OwnCalendar, Slot } from '../calendar-contract.ts'
import { type Busy, freeStarts, overlaps } from '../calendar-rules.ts'
import { notifyStaffOfCalendars } from './publish-coaching.ts'

const maxSlots = 1000
const nineToFive = [1, 2, 3, 4, 5].map((day) => ({ day, from: 9 * 60, to: 17 * 60 }))

/** The viewer's calendar. Before the first save it is a closed calendar with office hours. */
export async function readOwnCalendar({ db, viewer }: SignedIn): Promise<OwnCalendar> {
  const [own] = await db.select().from(c).where(eq(c.userId, viewer.userId))
  return (
    own ?? {
      isOpen: false,
      timeZone: 'UTC',
      minutes: 45,
      details: '',
      week: nineToFive,
      exceptions: [],
      changedAt: null,
    }
  )
}

/** Stores the viewer's calendar. Throws CHANGED if it changed since the client read it. Booked sessions do not change. */
export async function saveCalendar(
  ctx: SignedIn,
  { seen, ...calendar }: CoachingCalendar & { seen: Date | null },
): Promise<OwnCalendar> {
  const { userId } = ctx.viewer
  await transaction(ctx, async ({ db, audit }) => {
    await lockCoach(db, userId)
    const [before] = await db.select().from(c).where(eq(c.userId, userId))
    if ((before?.changedAt.getTime() ?? 0) !== (seen?.getTime() ?? 0)) throw new DomainError('CHANGED')
    const changedAt = new Date(Math.max(Date.now(), (before?.changedAt.getTime() ?? 0) + 1))
    const row = { ...calendar, changedAt }
    await db
      .insert(c)
      .values({ ...row, userId })
      .onConflictDoUpdate({ target: c.userId, set: row })
    const data = { isOpen: calendar.isOpen }
    await audit({ action: 'coaching.calendar_saved', subjectType: 'coaching_calendar', subjectId: userId, data })
    await notifyStaffOfCalendars(db, userId)
  })
  return readOwnCalendar(ctx)
}

/** Times that can be booked with any coach, in order, at most 1,000. */
export async function listSlots({ db, viewer }: SignedIn, now = new Date()): Promise<Slot[]> {
  const calendars = await openCalendars(db)
  const busy = await readBusy(
    db,
    calendars.map(({ userId }) => userId),
    now,
  )
  const own = await readOwnBusy(db, viewer.userId, now)
  return calendars
    .flatMap(({ userId, name, ...calendar }) =>
      freeStarts(calendar, [...(busy.get(userId) ?? []), ...own], now).map((startsAt) => ({
        startsAt,
        minutes: calendar.minutes,
        coachId: userId,
        coach: name,
      })),
    )
    .sort((a, b) => a.startsAt.getTime() - b.startsAt.getTime() || a.coach.localeCompare(b.coach))
    .slice(0, maxSlots)
}

type SlotParams = { userId: string; coachId: string; startsAt: Date; except?: string }

/** The calendar of a coach who is free at this time, locked until the transaction ends. Throws SLOT_TAKEN. */
export async function requireSlot(db: Db, { userId, coachId, startsAt, except }: SlotParams) {
  await lockCoach(db, coachId)
  const now = new Date()
  const [calendar] = await openCalendars(db, coachId)
  const sessions = (await readBusy(db, [coachId], now, except)).get(coachId) ?? []
  const busy = [...sessions, ...(await readOwnBusy(db, userId, now, except))]
  const isFree = calendar && freeStarts(calendar, busy, now).some((at) => at.getTime() === startsAt.getTime())
  if (!isFree) throw new DomainError('SLOT_TAKEN')
  return calendar
}

/** Throws `code` if the coach has an overlapping session. The hours of the calendar do not matter here. */
export async function requireCoachFree(
  db: Db,
  { coachId, startsAt, minutes }: Busy & { coachId: string },
  { except, code }: { except: string; code: 'COACH_BUSY' | 'SLOT_TAKEN' },
): Promise<void> {
  await lockCoach(db, coachId)
  const busy = (await readBusy(db, [coachId], new Date(0), except)).get(coachId) ?? []
  if (busy.some((one) => overlaps({ startsAt, minutes }, one))) throw new DomainError(code)
}

/** Locks the calendar of a coach until the transaction ends, so that simultaneous bookings run one after the other. */
const lockCoach = (db: Db, coachId: string) =>
  db.execute(sql`select pg_advisory_xact_lock(hashtext(${`coaching ${coachId}`}))`)

function openCalendars(db: Db, coachId?: string) {
  return db
    .selectDistinct({
      userId: c.userId,
      name: users.name,
      timeZone: c.timeZone,
      minutes: c.minutes,
      details: c.details,
      week: c.week,
      exceptions: c.exceptions,
    })
    .from(c)
    .innerJoin(users, eq(users.id, c.userId))
    .innerJoin(userRoles, eq(userRoles.userId, users.id))
    .where(
      and(
        eq(c.isOpen, true),
        coachId ? eq(c.userId, coachId) : undefined,
        inArray(userRoles.role, ['platform_admin', 'platform_user']),
        sql`${users.suspendedAt} is null`,
      ),
    )
}

/** The confirmed and proposed sessions of these coaches from `from` on, by coach. */
async function readBusy(db: Db, coaches: string[], from: Date, except?: string): Promise<Map<string | null, Busy[]>> {
  if (coaches.length === 0) return new Map()
  const rows = await db
    .select({ coachId: r.coachId, startsAt: r.startsAt, minutes: r.minutes })
    .from(r)
    .where(
      and(
        inArray(r.coachId, coaches),
        inArray(r.status, ['proposed', 'confirmed']),
        gt(r.startsAt, new Date(from.getTime() - 2 * 60 * 60_000)),
        except ? ne(r.id, except) : undefined,
      ),
    )
  return Map.groupBy(rows.flatMap(withEnd), ({ coachId }) => coachId)
}

/** The person's own sessions, since a person can be in only one session at a time. */
async function readOwnBusy(db: Db, userId: string, now: Date, except?: string): Promise<Busy[]> {
  const rows = await db
    .select({ coachId: r.coachId, startsAt: r.startsAt, minutes: r.minutes })
    .from(r)
    .where(
      and(eq(r.userId, userId), eq(r.status, 'confirmed'), gt(r.startsAt, now), except ? ne(r.id, except) : undefined),
    )
  return rows.flatMap(withEnd)
}

const withEnd = ({ startsAt, ...row }: { coachId: string | null; startsAt: Date | null; minutes: number }) =>
  startsAt ? [{ ...row, startsAt }] : []
