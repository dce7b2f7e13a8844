import { sql } from 'drizzle-orm'
import type { Db } from './context.ts'

/**
 * Makes PostgreSQL use the word index: its planner assumes that tests of long texts are free, and would otherwise read whole tables
 * (measured: 500 ms against 4). JIT is off, because it takes longer than these queries.
 */
export function withIndexes<T>(db: Db, work: (tx: Db) => Promise<T>, { isNeeded = true } = {}): Promise<T> {
  return db.transaction(async (tx) => {
    const scan = isNeeded ? 'off' : 'on'
    await tx.execute(sql`select set_config('enable_seqscan', ${scan}, true), set_config('jit', 'off', true)`)
    return work(tx)
  })
}
