import { statfs } from 'node:fs/promises'
import { desc, eq, sql } from 'drizzle-orm'
import { files } from '#db/schema/documents.ts'
import { auditLog, mailDeliveries } from '#db/schema/operations.ts'
import { knownMigrations, productVersion } from '#server/backup/manifest.ts'
import type { Context, Db } from '#server/context.ts'
import type { Env } from '#server/env.ts'
import { proxyState } from '#server/http/watch-proxies.ts'
import type { Health } from '../contract.ts'

const version = productVersion()
const known = knownMigrations().length

type Ground = { database: string; applied: number }

/** Facts about the installation for its operators: kinds and numbers, no addresses and no secrets. */
export async function readHealth({ db, env, live }: Pick<Context, 'db' | 'env' | 'live'>): Promise<Health> {
  const [ground, [mail], use, lastBackup] = await Promise.all([
    db.execute<Ground>(sql`
      select current_setting('server_version') as database,
        (select count(*)::int from drizzle.__drizzle_migrations) as applied`),
    db
      .select({
        sentLastHour: sql<number>`(count(*) filter (where ${mailDeliveries.sentAt} > now() - interval '1 hour'))::int`,
        sentLastDay: sql<number>`(count(*) filter (where ${mailDeliveries.sentAt} > now() - interval '1 day'))::int`,
        lastSentAt: sql<string | null>`max(${mailDeliveries.sentAt})`,
        unconfirmed: sql<number>`(count(*) filter (where ${mailDeliveries.state} = 'sending'))::int`,
      })
      .from(mailDeliveries),
    readUse(db, env),
    readLastBackup(db),
  ])
  const { database = '', applied = 0 } = ground.rows[0] ?? {}
  return {
    version,
    startedAt: new Date(Date.now() - process.uptime() * 1000),
    database: `PostgreSQL ${database.split(' ')[0]}`,
    migrations: { applied, known },
    storage: env.S3_BUCKET ? 's3' : 'disk',
    use,
    lastBackup,
    mail: {
      kind: mailKind(env),
      sentLastHour: mail?.sentLastHour ?? 0,
      sentLastDay: mail?.sentLastDay ?? 0,
      unconfirmed: mail?.unconfirmed ?? 0,
      lastSentAt: mail?.lastSentAt ? new Date(mail.lastSentAt) : null,
    },
    worker: env.WORKER ? 'inside' : 'separate',
    virusScanner: env.CLAMAV_URL ? 'clamav' : 'none',
    liveStreams: live.size,
    proxies: proxyState({ env }),
  }
}

const mailKind = ({ mode, SMTP_URL }: Pick<Env, 'mode' | 'SMTP_URL'>): Health['mail']['kind'] =>
  SMTP_URL ? 'smtp' : mode === 'serve' ? 'none' : 'mailbox'

/** Sizes from the database. Listing the file store would be too slow for a page that refreshes every ten seconds. */
async function readUse(db: Db, { S3_BUCKET, DATA_DIR }: Pick<Env, 'S3_BUCKET' | 'DATA_DIR'>): Promise<Health['use']> {
  const [size, [stored], disk] = await Promise.all([
    db.execute<{ bytes: string }>(sql`select pg_database_size(current_database()) as bytes`),
    db
      .select({ bytes: sql<number>`coalesce(sum(${files.size}), 0)::float8`, count: sql<number>`count(*)::int` })
      .from(files),
    S3_BUCKET ? null : statfs(DATA_DIR).catch(() => null),
  ])
  return {
    database: Number(size.rows[0]?.bytes ?? 0),
    files: stored?.bytes ?? 0,
    fileCount: stored?.count ?? 0,
    free: disk && disk.bavail * disk.bsize,
  }
}

async function readLastBackup(db: Db): Promise<Health['lastBackup']> {
  const [made] = await db
    .select({ at: auditLog.at, data: auditLog.data })
    .from(auditLog)
    .where(eq(auditLog.action, 'backup.made'))
    .orderBy(desc(auditLog.at), desc(auditLog.id))
    .limit(1)
  if (!made) return null
  const { bytes, rows, files: count } = made.data as Record<string, number | undefined>
  return { at: made.at, bytes: bytes ?? 0, rows: rows ?? 0, files: count ?? 0 }
}
