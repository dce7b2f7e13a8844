import { LRUCache } from 'lru-cache'
import type { Db } from '#server/context.ts'

// short, because content that moderation hides must disappear from public pages and from caches of them within a minute
const KEPT_MS = 5_000
const maxCached = 500

type CachedResult = { at: number; value: Promise<unknown> }
// one cache per database, because tests have several databases in one process
const made = new WeakMap<object, LRUCache<string, CachedResult>>()

/** Caches the result of `find` for five seconds under the key `question`. Callers at the same time wait for the same result. */
export function cached<T>(db: Db, question: string, find: () => Promise<T>, now = Date.now()): Promise<T> {
  const answers = made.get(db) ?? new LRUCache<string, CachedResult>({ max: maxCached })
  made.set(db, answers)
  const known = answers.get(question)
  if (known && now - known.at < KEPT_MS) return known.value as Promise<T>
  const value = find()
  const one = { at: now, value }
  answers.set(question, one)
  // an error is not cached: the next caller runs `find` again
  value.catch(() => {
    one.at = 0
  })
  return value
}

/** Clears the cache, as if the five seconds were over; for tests. */
export const clearCached = (db: Db): boolean => made.delete(db)
