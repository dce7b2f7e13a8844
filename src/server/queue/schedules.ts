import { sql } from 'drizzle-orm'
import type { PgBoss } from 'pg-boss'
import type { Services } from '../context.ts'

/** Work that the clock starts; `cron` in UTC. At most one run waits and one is active, in all processes together. */
export type Schedule = { name: string; cron: string; run(ctx: Services): Promise<void> }

export const DEAD_LETTERS = 'dead-letters'
/** Workers are woken, and poll only in case a wake-up was missed: each poll is a transaction, and there are over a hundred workers. */
export const UNCALLED_SECONDS = 30
// one run waits at most; the group, of which one is active at most, is the schedule's own name (pg-boss's `stately` would do both, but
// its workers trust a minute-old count of what is active, and would let runs of a busy schedule be late)
const SCHEDULED = { policy: 'short', retryLimit: 2, heartbeatSeconds: 30, deadLetter: DEAD_LETTERS }

/** Starts a worker for each schedule, and its clock; answers the ids of the workers by the names of their queues. */
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
  const options = { pollingIntervalSeconds: UNCALLED_SECONDS, groupConcurrency: 1 }
  const worker = await boss.work(name, options, async ([job]) => {
    if (!job) return
    // a run that lost its job, to another process or to its time limit, ends too
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
 * Installations from before have queues of schedules without a policy, and pg-boss gives a policy to new queues only. Two processes
 * that start at the same time take turns.
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
