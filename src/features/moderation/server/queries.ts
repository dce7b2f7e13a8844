import { and, eq, inArray, isNotNull, type SQL, sql } from 'drizzle-orm'
import type { z } from 'zod'
import { moderationItems as m } from '#db/schema/moderation.ts'
import type { Db } from '#server/context.ts'
import { findWords } from '#server/find-words.ts'
import { type CursorKey, cursorKeyOf, inOrder, type Key, type ListWindow, readPage } from '#server/keyset.ts'
import type { QueueFilters } from '../contract.ts'
import { queuePageSize } from '../rules.ts'
import { itemRows } from './item-rows.ts'

const maxWords = 8
const isPresent = eq(m.isGone, sql.raw('false'))

/** A page of the queue: longest waiting first, or newest first, filtered by search text, kind and status (MOD-01). */
export async function listItems({ db }: { db: Db }, { q, kind, view, cursor }: z.output<typeof QueueFilters>) {
  const isWaiting = view === 'waiting'
  const key: Key = { value: isWaiting ? m.waitingSince : m.createdAt, kind: 'timestamp', id: m.id, desc: !isWaiting }
  const words = hasWords(q)
  const narrowed = and(
    isWaiting ? isNotNull(m.waitingSince) : view === 'all' ? undefined : eq(m.status, view),
    kind && eq(m.kind, kind),
  )
  // this condition lets the index list the newest items
  const sought = isWaiting ? narrowed : view === 'all' ? kind && eq(m.kind, kind) : eq(m.status, view)
  const ask = (window: ListWindow) =>
    words
      ? findWords(db, m, { key, words, always: and(isPresent, sought), narrowed }, window)
      : db
          .select({ id: m.id, place: cursorKeyOf(key) })
          .from(m)
          .where(and(isPresent, narrowed, window.where))
          .orderBy(window.orderBy)
          .limit(window.limit)
  const [{ rows, before, after }, waiting] = await Promise.all([
    readPage(key, cursor, { size: queuePageSize, ask }),
    readWaiting(db),
  ])
  return { items: await readItems(db, rows), before, after, waiting }
}

/** The queue's fields of these items, in this order. */
async function readItems(db: Db, places: CursorKey[]) {
  const ids = places.map(({ id }) => id)
  return inOrder(places, await itemRows(db, { excerpt: m.excerpt }).where(inArray(m.id, ids)))
}

/** The number of waiting items, and since when the oldest waits. */
async function readWaiting(db: Db): Promise<{ count: number; oldest: Date | null }> {
  const [row] = await db
    .select({ count: sql<number>`count(*)::int`, oldest: sql`min(${m.waitingSince})`.mapWith(m.waitingSince) })
    .from(m)
    .where(and(isPresent, isNotNull(m.waitingSince)))
  return { count: row?.count ?? 0, oldest: (row?.oldest as Date | null | undefined) ?? null }
}

/** Items whose title, owner or text has words with these prefixes; a search without a word finds nothing. */
function hasWords(q: string): SQL | undefined {
  if (q === '') return undefined
  const words = q.match(/[\p{L}\p{N}]+/gu)?.slice(0, maxWords) ?? []
  if (words.length === 0) return sql`false`
  return sql`${m.search} @@ to_tsquery('tandem', ${words.map((word) => `'${word}':*`).join(' & ')})`
}
