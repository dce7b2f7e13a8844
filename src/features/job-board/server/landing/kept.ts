import { LRUCache } from 'lru-cache'
import type { Db } from '#server/context.ts'

// short: what is hidden by moderation leaves public pages within a minute, copies of them included
const KEPT_MS = 5_000
const mostKept = 500

type Made = { at: number; value: Promise<unknown> }
// by database: tests have many in one process
const made = new WeakMap<object, LRUCache<string, Made>>()

/** What was found for this question within the last five seconds, or found now; who asks at the same time waits for the same answer. */
export function kept<T>(db: Db, question: string, find: () => Promise<T>, now = Date.now()): Promise<T> {
  const answers = made.get(db) ?? new LRUCache<string, Made>({ max: mostKept })
  made.set(db, answers)
  const known = answers.get(question)
  if (known && now - known.at < KEPT_MS) return known.value as Promise<T>
  const value = find()
  const one = { at: now, value }
  answers.set(question, one)
  // what failed is asked again by whoever comes next
  value.catch(() => {
    one.at = 0
  })
  return value
}

/** Forgets what was found, as if they had gone by. */
export const forgetKept = (db: Db): boolean => made.delete(db)
