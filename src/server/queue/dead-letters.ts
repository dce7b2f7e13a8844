import { sql } from 'drizzle-orm'
import { fromDrizzle, PgBoss } from 'pg-boss'
import type { Db } from '../context.ts'
import { DEAD_LETTERS } from './schedules.ts'

/**
 * Moves a failed job back into its own queue as a new job, within this transaction. False if no worker serves that queue any more. For a
 * schedule, a run that already waits replaces the job.
 */
export async function requeueDeadLetter(tx: Db, id: string): Promise<boolean> {
  return withQueues(tx, async (boss) => {
    if ((await boss.redrive(DEAD_LETTERS, { ids: [id] })) === 1) return true
    // pg-boss marks a job as failed if the queue's policy refuses it
    const [refused] = await boss.findJobs(DEAD_LETTERS, { id })
    if (refused?.state !== 'failed') return false
    await boss.deleteJob(DEAD_LETTERS, id)
    return true
  })
}

/** The same for all failed jobs whose queue is still served. Returns how many were moved. */
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

/** A short-lived pg-boss without timers or workers. All its statements run in this transaction. */
async function withQueues<T>(tx: Db, act: (boss: PgBoss) => Promise<T>): Promise<T> {
  const boss = new PgBoss({ db: fromDrizzle(tx, sql), migrate: false, supervise: false, schedule: false })
  await boss.start()
  try {
    return await act(boss)
  } finally {
    await boss.stop({ graceful: false })
  }
}
