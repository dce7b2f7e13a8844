import { and, eq, exists, ilike, type SQL, sql } from 'drizzle-orm'
import type { z } from 'zod'
import { newsletterSubscribers as s } from '#db/schema/campaigns.ts'
import { mailSuppressions as x } from '#db/schema/mail.ts'
import type { SignedIn } from '#server/context.ts'
import { escapeLike } from '#server/escape-like.ts'
import { type Key, placeOf, readPage } from '#server/keyset.ts'
import type { ListSubscribers } from '../../subscriber-contract.ts'
import { countSubscribers } from './count-subscribers.ts'

const PAGE = 25
export const newestSubscriber: Key = { value: s.subscribedAt, kind: 'moment', id: s.id, desc: true }
const { id, email, name, isActive, source, consent, subscribedAt, unsubscribedAt, isSample } = s
export const subscriberColumns = { id, email, name, isActive, source, consent, subscribedAt, unsubscribedAt, isSample }

export type SubscriberFilters = Pick<z.output<typeof ListSubscribers>, 'q' | 'state'>

/** Escapes the characters with a meaning in a pattern. */
export const containing = (typed: string): string => `%${escapeLike(typed.trim())}%`

export function subscriberConditions({ q, state }: SubscriberFilters): SQL[] {
  const conditions: SQL[] = []
  if (q?.trim()) conditions.push(ilike(sql`(${s.email} || ' ' || coalesce(${s.name}, ''))`, containing(q)))
  if (state) conditions.push(eq(s.isActive, state === 'active'))
  return conditions
}

/** A page of subscribers, newest first, with the counts of all (CAMP-09, CAMP-10). */
export async function listSubscribers({ db }: SignedIn, { cursor, ...filters }: z.output<typeof ListSubscribers>) {
  const [{ rows, before, after }, counts, suppressed] = await Promise.all([
    readPage(newestSubscriber, cursor, {
      size: PAGE,
      ask: ({ where, orderBy, limit }) =>
        db
          .select({ ...subscriberColumns, suppressed: x.reason, place: placeOf(newestSubscriber) })
          .from(s)
          .leftJoin(x, eq(x.email, s.email))
          .where(and(...subscriberConditions(filters), where))
          .orderBy(orderBy)
          .limit(limit),
    }),
    countSubscribers(db),
    db.$count(s, and(s.isActive, exists(db.select().from(x).where(eq(x.email, s.email))))),
  ])
  return { items: rows, before, after, ...counts, suppressed }
}
