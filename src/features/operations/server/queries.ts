import { min, sql } from 'drizzle-orm'
import { events } from '#db/schema/operations.ts'
import { isId } from '#lib/ids.ts'
import type { Context, Db } from '#server/context.ts'
import { DEAD_LETTERS } from '#server/queue/schedules.ts'
import type { DeadLetter, Queue } from '../contract.ts'
import { errorCodeOf } from '../rules.ts'

const LISTED = 50

/** Whether the queue tables exist. The worker creates them at its first start. */
export async function hasQueues(db: Db): Promise<boolean> {
  const { rows } = await db.execute<{ is: boolean }>(sql`select to_regclass('pgboss.job') is not null as is`)
  return rows[0]?.is ?? false
}

/** Every queue with its counts, the busiest first, and the number of events that no worker has processed yet. */
export async function readQueues({ db }: Pick<Context, 'db'>) {
  const undrained = sql`${events.drainedAt} is null`
  const [queues, [outbox]] = await Promise.all([
    (await hasQueues(db)) ? countQueues(db) : [],
    db
      .select({ waitingEvents: sql<number>`count(*)::int`, oldestEventAt: min(events.occurredAt) })
      .from(events)
      .where(undrained),
  ])
  return { queues, waitingEvents: outbox?.waitingEvents ?? 0, oldestEventAt: outbox?.oldestEventAt ?? null }
}

async function countQueues(db: Db): Promise<Queue[]> {
  const { rows } = await db.execute<Queue & { oldestWaitingAt: string | null }>(sql`
    select q.name, (select min(s.cron) from pgboss.schedule s where s.name = q.name) as cron,
      coalesce(j.waiting, 0) as waiting, coalesce(j.retrying, 0) as retrying, coalesce(j.active, 0) as active,
      coalesce(d.failed, 0) as failed, j.oldest as "oldestWaitingAt"
    from pgboss.queue q
    left join (
      select name, count(*) filter (where state < 'active')::int as waiting,
        count(*) filter (where state = 'retry')::int as retrying,
        count(*) filter (where state = 'active')::int as active,
        min(created_on) filter (where state < 'active') as oldest
      from pgboss.job where state < 'completed' group by name
    ) j on j.name = q.name
    left join (
      select source_name, count(*)::int as failed
      from pgboss.job where name = ${DEAD_LETTERS} and state < 'active' group by source_name
    ) d on d.source_name = q.name
    where q.name <> ${DEAD_LETTERS} and not starts_with(q.name, '__pgboss')
    order by 6 desc, 3 desc, 5 desc, q.name`)
  return rows.map((row) => ({ ...row, oldestWaitingAt: row.oldestWaitingAt ? new Date(row.oldestWaitingAt) : null }))
}

type Letter = { id: string; work: string | null; at: string; tries: number; output: unknown; eventId: string | null }

/** Work that failed for good, the newest 50 first. */
export async function listDeadLetters({ db }: Pick<Context, 'db'>): Promise<{ items: DeadLetter[]; total: number }> {
  if (!(await hasQueues(db))) return { items: [], total: 0 }
  const lying = sql`from pgboss.job where name = ${DEAD_LETTERS} and state < 'active'`
  const [letters, counted] = await Promise.all([
    db.execute<Letter>(sql`
      select id, source_name as work, created_on as at, source_retry_count + 1 as tries, source_output as output,
        data ->> 'eventId' as "eventId" ${lying} order by created_on desc, id limit ${LISTED}`),
    db.execute<{ total: number }>(sql`select count(*)::int as total ${lying}`),
  ])
  const items = letters.rows.map(({ id, work, at, tries, output, eventId }) => ({
    id,
    work: work ?? 'unknown',
    failedAt: new Date(at),
    tries: tries ?? 0,
    errorCode: errorCodeOf(output),
    eventId: isId(eventId) ? eventId : null,
  }))
  return { items, total: counted.rows[0]?.total ?? 0 }
}
