import { sql } from 'drizzle-orm'
import { fromDrizzle, PgBoss } from 'pg-boss'
import type { Db } from '../context.ts'
import { DEAD_LETTERS } from './schedules.ts'

/**
 * Puts failed work back into its own queue, as new, within this transaction; false where no worker serves that queue any more. Of a
 * schedule, the run that waits already does the work.
 */
export async function requeueDeadLetter(tx: Db, id: string): Promise<boolean> {
  return withQueues(tx, async (boss) => {
    if ((await boss.redrive(DEAD_LETTERS, { ids: [id] })) === 1) return true
    // what the policy of its queue refuses, pg-boss marks as failed
    const [refused] = await boss.findJobs(DEAD_LETTERS, { id })
    if (refused?.state !== 'failed') return false
    await boss.deleteJob(DEAD_LETTERS, id)
    return true
  })
}

/** The same with all failed work that some queue still serves; how many pieces there were. */
export const requeueDeadLetters = (tx: Db): Promise<number> =>
  withQueues(tx, async (boss) => {
    let moved = 0
    for (let more = 1; more > 0; moved += more) more = await boss.redrive(DEAD_LETTERS, { limit: 1000 })
    return moved
  })

/** Deletes failed jobs permanently, within this transaction. */
export async function deleteDeadLetter(tx: Db, id: string): Promise<void> {
  await withQueues(tx, (boss) => boss.deleteJob(DEAD_LETTERS, id))
}

/** The queues as the worker keeps them, for a moment: no timer runs, no work is taken, every statement is the transaction's. */
async function withQueues<T>(tx: Db, act: (boss: PgBoss) => Promise<T>): Promise<T> {
  const boss = new PgBoss({ db: fromDrizzle(tx, sql), migrate: false, supervise: false, schedule: false })
  await boss.start()
  try {
    return await act(boss)
  } finally {
    await boss.stop({ graceful: false })
  }
}
