import { desc, eq, isNull, sql } from 'drizzle-orm'
import { auditLog, events } from '#db/schema/operations.ts'
import type { Db } from '../context.ts'
import { DEAD_LETTERS } from '../queue/worker.ts'

export type WorkMetrics = {
  /** For how long the oldest event waits for a worker; 0 where none waits. */
  outboxOldestSeconds: number
  /** Work that failed eight times. */
  failedWork: number
  /** Since the last backup; not a number where there was none. */
  backupAgeSeconds: number
}

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
    failedWork: await countFailed(db),
    backupAgeSeconds: ageOf(backup?.at),
  }
}

async function countFailed(db: Db): Promise<number> {
  const { rows: found } = await db.execute<{ is: boolean }>(sql`select to_regclass('pgboss.job') is not null as is`)
  if (!found[0]?.is) return 0
  const { rows } = await db.execute<{ n: number }>(
    sql`select count(*)::int as n from pgboss.job where name = ${DEAD_LETTERS} and state < 'active'`,
  )
  return rows[0]?.n ?? 0
}
