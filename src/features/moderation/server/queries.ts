import { and, eq, isNotNull, type SQL, sql } from 'drizzle-orm'
import type { z } from 'zod'
import { moderationItems as m } from '#db/schema/moderation.ts'
import type { Db } from '#server/context.ts'
import { type Key, placeOf, readPage } from '#server/keyset.ts'
import type { QueueFilters } from '../contract.ts'
import { queuePageSize } from '../rules.ts'
import { itemRows } from './item-rows.ts'

const mostWords = 8
const fewMatches = 5000
const isHere = eq(m.isGone, sql.raw('false'))

/** A page of the queue: what waits longest first, or else the newest, by words of the text, kind and status (MOD-01). */
export async function listItems({ db }: { db: Db }, { q, kind, view, cursor }: z.output<typeof QueueFilters>) {
  const isWaiting = view === 'waiting'
  const words = hasWords(q)
  const key: Key = isWaiting
    ? { value: m.waitingSince, kind: 'moment', id: m.id, desc: false }
    : { value: await newestBy(db, words), kind: 'moment', id: m.id, desc: true }
  const wanted = [
    isHere,
    isWaiting ? isNotNull(m.waitingSince) : view === 'all' ? undefined : eq(m.status, view),
    kind && eq(m.kind, kind),
    words,
  ]
  const [{ rows, before, after }, waiting] = await Promise.all([
    readPage(key, cursor, {
      size: queuePageSize,
      ask: ({ where, orderBy, limit }) =>
        itemRows(db, { excerpt: m.excerpt, place: placeOf(key) })
          .where(and(...wanted, where))
          .orderBy(orderBy)
          .limit(limit),
    }),
    readWaiting(db),
  ])
  return { items: rows, before, after, waiting }
}

/**
 * The order of a list that is newest first. PostgreSQL takes words that it does not know for common ones and would walk all
 * items for them: where few match, the order is one that no index has, so that it asks the index of words.
 */
async function newestBy(db: Db, words: SQL | undefined): Promise<Key['value']> {
  if (!words) return m.createdAt
  const { rows } = await db.execute<{ n: number }>(sql`
    with hit as materialized (select from ${m} where ${words} limit ${fewMatches + 1}) select count(*)::int as n from hit`)
  return rows[0]!.n > fewMatches ? m.createdAt : sql`(${m.createdAt} + interval '0')`
}

/** How many wait, and since when the oldest does. */
async function readWaiting(db: Db): Promise<{ count: number; oldest: Date | null }> {
  const [row] = await db
    .select({ count: sql<number>`count(*)::int`, oldest: sql`min(${m.waitingSince})`.mapWith(m.waitingSince) })
    .from(m)
    .where(and(isHere, isNotNull(m.waitingSince)))
  return { count: row?.count ?? 0, oldest: (row?.oldest as Date | null | undefined) ?? null }
}

/** Items whose title, owner or text has words that begin so; what is typed but holds no word finds nothing. */
function hasWords(q: string): SQL | undefined {
  if (q === '') return undefined
  const words = q.match(/[\p{L}\p{N}]+/gu)?.slice(0, mostWords) ?? []
  if (words.length === 0) return sql`false`
  return sql`${m.search} @@ to_tsquery('tandem', ${words.map((word) => `'${word}':*`).join(' & ')})`
}
