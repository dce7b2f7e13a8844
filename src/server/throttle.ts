import type pg from 'pg'
import { RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible'
import { DomainError } from './errors.ts'

export type Limit = { points: number; seconds: number }

export type Throttle = {
  /**
   * Counts one attempt, or several at once. Throws RATE_LIMITED if the limit is reached; then the attempts of a call with several are not
   * counted. Counts survive a restart.
   */
  consume(name: string, key: string, limit: Limit, tries?: number): Promise<void>
  /** Undoes one attempt that `consume` counted, for example after a success. */
  giveBack(name: string, key: string): Promise<void>
  /** Deletes the count, for example after a success. */
  clear(name: string, key: string): Promise<void>
  /** Deletes the counts of all keys with this beginning. */
  clearAll(name: string, beginning: string): Promise<void>
}

export function createThrottle(pool: pg.Pool): Throttle {
  const limiters = new Map<string, RateLimiterPostgres>()
  const made = (name: string, { points, seconds }: Limit) =>
    new RateLimiterPostgres({
      storeClient: pool,
      storeType: 'pool',
      tableName: 'rate_limits',
      tableCreated: true,
      keyPrefix: name,
      points,
      duration: seconds,
    })
  const limiter = (name: string, limit: Limit) => {
    const known = limiters.get(name) ?? made(name, limit)
    limiters.set(name, known)
    return known
  }
  return {
    async consume(name, key, limit, tries = 1) {
      try {
        await limiter(name, limit).consume(key, tries)
      } catch (refusal) {
        if (!(refusal instanceof RateLimiterRes)) throw refusal
        if (tries > 1) await limiter(name, limit).reward(key, tries)
        throw new DomainError('RATE_LIMITED', { retryAfterSeconds: Math.ceil(refusal.msBeforeNext / 1000) })
      }
    },
    async giveBack(name, key) {
      await limiters.get(name)?.reward(key, 1)
    },
    async clear(name, key) {
      // delete by name and key, because another process or an earlier start may have counted
      await (limiters.get(name) ?? made(name, { points: 1, seconds: 1 })).delete(key)
    },
    async clearAll(name, beginning) {
      await pool.query('delete from rate_limits where starts_with(key, $1)', [`${name}:${beginning}`])
    },
  }
}
