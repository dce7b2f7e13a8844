import { sql } from 'drizzle-orm'
import type { PgBoss } from 'pg-boss'
import type { Services } from '../context.ts'

/** Work that runs on a schedule; `cron` in UTC. At most one run waits and one is active, over all processes. */
export type Schedule = { name: string; cron: string; run(ctx: Services): Promise<void> }

export const DEAD_LETTERS = 'dead-letters'
/**
 * Workers are woken when work is due. They poll only in case a wake-up was missed: each poll is a transaction, and there are over a hundred
 * workers.
 */
export const FALLBACK_POLL_SECONDS = 30
// 'short' allows one waiting run; the group, which is the schedule's name, allows one active run. pg-boss's policy 'stately' would do both,
// but its workers use a count of active jobs that is up to a minute old, so runs of a busy schedule would be late.
const SCHEDULED = { policy: 'short', retryLimit: 2, heartbeatSeconds: 30, deadLetter: DEAD_LETTERS }

/** Starts a worker for each schedule, and the schedules themselves. Returns the workers' ids by the names of their queues. */
export async function startSchedules(
  boss: PgBoss,
  ctx: Services,
  schedules: readonly Schedule[],
): Promise<Map<string, string>> {
  await replaceOldQueues(boss, ctx, schedules)
  const workers = new Map<string, string>()
  for (const schedule of schedules) workers.set(schedule.name, await plan(boss, ctx, schedule))
  return workers
}

async function plan(boss: PgBoss, ctx: Services, { name, cron, run }: Schedule): Promise<string> {
  await boss.createQueue(name, SCHEDULED)
  const options = { pollingIntervalSeconds: FALLBACK_POLL_SECONDS, groupConcurrency: 1 }
  const worker = await boss.work(name, options, async ([job]) => {
    if (!job) return
    // a run also ends when it lost its job, to another process or to the time limit
    const stopping = AbortSignal.any([job.signal, ...(ctx.stopping ? [ctx.stopping] : [])])
    try {
      await run({ ...ctx, stopping })
    } catch (err) {
      ctx.log.warn({ err, queue: name }, 'scheduled work failed: it is retried or moved to the dead letters')
      throw err
    }
  })
  await boss.schedule(name, cron, null, { group: { id: name } })
  return worker
}

/**
 * Earlier versions created the queues of schedules without a policy, and pg-boss cannot change the policy of a queue, so create them again.
 * The lock keeps two processes that start together apart.
 */
async function replaceOldQueues(boss: PgBoss, { db }: Services, schedules: readonly Schedule[]): Promise<void> {
  const names = schedules.map(({ name }) => name)
  const readOld = async () =>
    names.length > 0 ? (await boss.getQueues(names)).filter(({ policy }) => policy !== SCHEDULED.policy) : []
  if ((await readOld()).length === 0) return
  await db.transaction(async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(hashtext('queues of schedules'))`)
    for (const { name } of await readOld()) {
      await boss.deleteQueue(name)
      await boss.createQueue(name, SCHEDULED)
    }
  })
}
