import { desc, eq, isNull, sql } from 'drizzle-orm'
import { auditLog, events, mailDeliveries } from '#db/schema/operations.ts'
import type { Db } from '../context.ts'
import { DEAD_LETTERS } from '../queue/schedules.ts'

export type WorkMetrics = {
  /** For how long the oldest event waits for a worker; 0 where none waits. */
  outboxOldestSeconds: number
  /** Work that failed eight times. */
  failedWork: number
  /** Since the last backup; not a number where there was none. */
  backupAgeSeconds: number
  /** Queues in which work is due, with the age of the oldest. */
  queues: { queue: string; waiting: number; oldestSeconds: number }[]
}

/** Mails by what became of them. `unconfirmed`: asked for more than ten minutes ago, within a day, and neither sent nor given up. */
export type MailStats = Record<'sent' | 'refused' | 'suppressed' | 'unconfirmed', number>

const ageOf = (at: Date | undefined) => (at ? Math.max(0, Date.now() - at.getTime()) / 1000 : Number.NaN)

/** What the database knows of the background work, whichever process does it: a worker has no port of its own to ask. */
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
  // pg-boss has queues of its own, whose names begin with __
  const { rows } = await db.execute<WorkMetrics['queues'][number]>(sql`
    select name as queue, count(*)::int as waiting,
      extract(epoch from now() - min(greatest(start_after, created_on)))::float8 as "oldestSeconds"
    from pgboss.job where state < 'active' and start_after <= now() and name not like '\\_\\_%' group by name`)
  return {
    failedWork: rows.find(({ queue }) => queue === DEAD_LETTERS)?.waiting ?? 0,
    queues: rows.filter(({ queue }) => queue !== DEAD_LETTERS),
  }
}

/** Mails of the last hour; the age of those that are not confirmed is another. */
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
