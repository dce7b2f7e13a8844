import { desc, eq, isNull, sql } from 'drizzle-orm'
import { auditLog, events, mailDeliveries } from '#db/schema/operations.ts'
import type { Db } from '../context.ts'
import { DEAD_LETTERS } from '../queue/schedules.ts'

export type WorkMetrics = {
  /** The age of the oldest event that no worker has taken; 0 if none is waiting. */
  outboxOldestSeconds: number
  /** Jobs that failed all eight attempts. */
  failedWork: number
  /** The time since the last backup; NaN if there was none. */
  backupAgeSeconds: number
  /** Queues with due jobs, and the age of the oldest one. */
  queues: { queue: string; waiting: number; oldestSeconds: number }[]
}

/** Mails by outcome. `unconfirmed`: requested between ten minutes and a day ago, and neither sent nor given up. */
export type MailStats = Record<'sent' | 'refused' | 'suppressed' | 'unconfirmed', number>

const ageOf = (at: Date | undefined) => (at ? Math.max(0, Date.now() - at.getTime()) / 1000 : Number.NaN)

/** Metrics of the background work of all processes. The database is queried, because workers have no HTTP port. */
export async function readWorkMetrics(db: Db): Promise<WorkMetrics> {
  const [oldest] = await db
    .select({ at: events.occurredAt })
    .from(events)
    .where(isNull(events.drainedAt))
    .orderBy(events.id)
    .limit(1)
  const [backup] = await db
    .select({ at: auditLog.at })
    .from(auditLog)
    .where(eq(auditLog.action, 'backup.made'))
    .orderBy(desc(auditLog.at))
    .limit(1)
  return {
    outboxOldestSeconds: oldest ? ageOf(oldest.at) : 0,
    backupAgeSeconds: ageOf(backup?.at),
    ...(await readQueues(db)),
  }
}

async function readQueues(db: Db): Promise<Pick<WorkMetrics, 'failedWork' | 'queues'>> {
  const { rows: found } = await db.execute<{ is: boolean }>(sql`select to_regclass('pgboss.job') is not null as is`)
  if (!found[0]?.is) return { failedWork: 0, queues: [] }
  // pg-boss has internal queues whose names begin with __
  const { rows } = await db.execute<WorkMetrics['queues'][number]>(sql`
    select name as queue, count(*)::int as waiting,
      extract(epoch from now() - min(greatest(start_after, created_on)))::float8 as "oldestSeconds"
    from pgboss.job where state < 'active' and start_after <= now() and name not like '\\_\\_%' group by name`)
  return {
    failedWork: rows.find(({ queue }) => queue === DEAD_LETTERS)?.waiting ?? 0,
    queues: rows.filter(({ queue }) => queue !== DEAD_LETTERS),
  }
}

/** Mails of the last hour; only the unconfirmed ones are of the last day. */
export async function readMailStats(db: Db): Promise<MailStats> {
  const { state, sentAt, createdAt } = mailDeliveries
  const inHour = (what: 'refused' | 'suppressed') =>
    sql<number>`(count(*) filter (where ${state} = ${what} and ${createdAt} > now() - interval '1 hour'))::int`
  const [row] = await db
    .select({
      sent: sql<number>`(count(*) filter (where ${sentAt} > now() - interval '1 hour'))::int`,
      refused: inHour('refused'),
      suppressed: inHour('suppressed'),
      unconfirmed: sql<number>`(count(*) filter (where ${state} = 'sending' and ${createdAt} between now() - interval '1 day' and now() - interval '10 minutes'))::int`,
    })
    .from(mailDeliveries)
  return row ?? { sent: 0, refused: 0, suppressed: 0, unconfirmed: 0 }
}
