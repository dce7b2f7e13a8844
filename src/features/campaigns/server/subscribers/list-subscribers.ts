import { and, eq, exists, ilike, type SQL, sql } from 'drizzle-orm'
import type { z } from 'zod'
import { newsletterSubscribers as subscribers } from '#db/schema/campaigns.ts'
import { mailSuppressions as suppressions } from '#db/schema/mail.ts'
import type { SignedIn } from '#server/context.ts'
import { escapeLike } from '#server/escape-like.ts'
import { cursorKeyOf, type Key, readPage } from '#server/keyset.ts'
import type { ListSubscribers } from '../../subscriber-contract.ts'
import { countSubscribers } from './count-subscribers.ts'

const PAGE = 25
export const newestSubscriber: Key = {
  value: subscribers.subscribedAt,
  kind: 'timestamp',
  id: subscribers.id,
  desc: true,
}
const { id, email, name, tags, isActive, source, consent, subscribedAt, unsubscribedAt, isSample } = subscribers
export const subscriberColumns = {
  id,
  email,
  name,
  tags,
  isActive,
  source,
  consent,
  subscribedAt,
  unsubscribedAt,
  isSample,
}

export type SubscriberFilters = Pick<z.output<typeof ListSubscribers>, 'q' | 'state'>

/** The LIKE pattern for values that contain the typed text. */
export const containing = (text: string): string => `%${escapeLike(text.trim())}%`

export function subscriberConditions({ q, state }: SubscriberFilters): SQL[] {
  const conditions: SQL[] = []
  if (q?.trim())
    conditions.push(ilike(sql`(${subscribers.email} || ' ' || coalesce(${subscribers.name}, ''))`, containing(q)))
  if (state) conditions.push(eq(subscribers.isActive, state === 'active'))
  return conditions
}

/** A page of subscribers, newest first, with the counts of all (CAMP-09, CAMP-10). */
export async function listSubscribers({ db }: SignedIn, { cursor, ...filters }: z.output<typeof ListSubscribers>) {
  const [{ rows, before, after }, counts, suppressed] = await Promise.all([
    readPage(newestSubscriber, cursor, {
      size: PAGE,
      ask: ({ where, orderBy, limit }) =>
        db
          .select({ ...subscriberColumns, suppressed: suppressions.reason, place: cursorKeyOf(newestSubscriber) })
          .from(subscribers)
          .leftJoin(suppressions, eq(suppressions.email, subscribers.email))
          .where(and(...subscriberConditions(filters), where))
          .orderBy(orderBy)
          .limit(limit),
    }),
    countSubscribers(db),
    db.$count(
      subscribers,
      and(
        subscribers.isActive,
        exists(db.select().from(suppressions).where(eq(suppressions.email, subscribers.email))),
      ),
    ),
  ])
  return { items: rows, before, after, ...counts, suppressed }
}
