import { AsyncLocalStorage } from 'node:async_hooks'
import pLimit, { type LimitFunction } from 'p-limit'
import { DomainError } from '../errors.ts'

const MAX_WAITING = 50
const RETRY_AFTER_SECONDS = 10

const person = new AsyncLocalStorage<string | undefined>()

/** Runs work for this user, or for none: costly jobs that it starts wait behind other jobs of the same user. */
export const workFor = <T>(userId: string | undefined, work: () => T): T => person.run(userId, work)

/**
 * Runs at most `atOnce` jobs at once, and one per user: further jobs of a user wait behind it, so that a new user waits for at most one job
 * of each other user. RATE_LIMITED if 50 jobs of the user already wait. Jobs without a user, such as the worker's, count as if each were of
 * another user.
 */
export function fairTurns(atOnce: number): <T>(work: () => Promise<T>) => Promise<T> {
  const all = pLimit(atOnce)
  const groups = new Map<string, { one: LimitFunction; waiting: number }>()
  return async (work) => {
    const userId = person.getStore()
    if (userId === undefined) return all(work)
    const group = groups.get(userId) ?? { one: pLimit(1), waiting: 0 }
    if (group.waiting > MAX_WAITING) throw new DomainError('RATE_LIMITED', { retryAfterSeconds: RETRY_AFTER_SECONDS })
    groups.set(userId, group)
    group.waiting++
    try {
      return await group.one(() => all(work))
    } finally {
      group.waiting--
      if (group.waiting === 0) groups.delete(userId)
    }
  }
}
