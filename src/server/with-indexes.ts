import { sql } from 'drizzle-orm'
import type { Db } from './context.ts'

/**
 * Runs the work where PostgreSQL takes the index of words: it counts a test of long texts as if it cost nothing, so that left
 * alone it reads whole tables (measured: 500 ms against 4). JIT costs more than these queries take.
 */
export function withIndexes<T>(db: Db, work: (tx: Db) => Promise<T>, { isNeeded = true } = {}): Promise<T> {
  return db.transaction(async (tx) => {
    const scan = isNeeded ? 'off' : 'on'
    await tx.execute(sql`select set_config('enable_seqscan', ${scan}, true), set_config('jit', 'off', true)`)
    return work(tx)
  })
}
