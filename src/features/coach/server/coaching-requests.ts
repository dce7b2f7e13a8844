import { and, count, desc, eq, inArray, or, type SQL, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import { users } from '#db/schema/accounts.ts'
import { coachingRequests } from '#db/schema/coach.ts'
import type { Db, SignedIn } from '#server/context.ts'
import { found } from '#server/errors.ts'
import type { CoachingEntry, CoachingRequest } from '../coaching-contract.ts'
import { type CoachingStatus, coachingStatuses, openCoaching } from '../coaching-rules.ts'

const r = coachingRequests
const person = alias(users, 'person')
const coach = alias(users, 'coach')
const LISTED = 200

const entries = (db: Db) =>
  db
    .select({ request: r, person: person.name, coach: coach.name })
    .from(r)
    .innerJoin(person, eq(person.id, r.userId))
    .leftJoin(coach, eq(coach.id, r.coachId))

type Row = { request: typeof r.$inferSelect; person: string; coach: string | null }
const entryOf = ({ request, ...names }: Row): CoachingEntry => ({
  ...request,
  ...names,
  preferred: request.preferred.map((at) => new Date(at)),
})

/** All requests of the viewer, including closed ones, the latest first. */
export async function listOwnRequests({ db, viewer }: SignedIn): Promise<CoachingRequest[]> {
  const rows = await entries(db).where(eq(r.userId, viewer.userId)).orderBy(desc(r.createdAt)).limit(LISTED)
  return rows.map(entryOf)
}

/** A coaching request of the viewer. Throws NOT_FOUND for another person's request. */
export async function readOwnRequest({ db, viewer }: SignedIn, id: string): Promise<CoachingRequest> {
  const [row] = await entries(db).where(and(eq(r.id, id), eq(r.userId, viewer.userId)))
  return entryOf(found(row))
}

/**
 * A session for the calendar file, for its person or its coach. Only the coach gets the name of the person. Throws NOT_FOUND.
 */
export async function readCoachingSession({ db, viewer }: SignedIn, id: string) {
  const { userId } = viewer
  const [row] = await entries(db).where(and(eq(r.id, id), or(eq(r.userId, userId), eq(r.coachId, userId))))
  const { request, person: name } = found(row)
  return { ...request, person: request.userId === userId ? null : name }
}

/** One request as staff see it. Throws NOT_FOUND. */
export async function readRequest({ db }: { db: Db }, id: string): Promise<CoachingEntry> {
  const [row] = await entries(db).where(eq(r.id, id))
  return entryOf(found(row))
}

/** Requests for staff, with counts by status. Requests that need an answer are listed first, the longest wait at the top. */
export async function readCoachingInbox({ db }: SignedIn, { status }: { status?: CoachingStatus | undefined }) {
  const order: SQL = sql`array_position(array['requested', 'confirmed', 'proposed', 'done', 'cancelled'], ${r.status})`
  const isOpen = sql`case when ${inArray(r.status, [...openCoaching])} then coalesce(${r.startsAt}, ${r.createdAt}) end asc nulls last`
  const [rows, counted] = await Promise.all([
    entries(db)
      .where(status ? eq(r.status, status) : undefined)
      .orderBy(order, isOpen, desc(r.changedAt))
      .limit(LISTED),
    db.select({ status: r.status, n: count() }).from(r).groupBy(r.status),
  ])
  const known = new Map(counted.map((row) => [row.status, row.n]))
  const counts = Object.fromEntries(coachingStatuses.map((one) => [one, known.get(one) ?? 0]))
  return { items: rows.map(entryOf), counts: counts as Record<CoachingStatus, number> }
}
