import { readFileSync } from 'node:fs'
import { sql } from 'drizzle-orm'
import { mailDeliveries } from '#db/schema/operations.ts'
import type { Context } from '#server/context.ts'
import type { Env } from '#server/env.ts'
import type { Health } from '../contract.ts'

const read = (path: string) => JSON.parse(readFileSync(new URL(path, import.meta.url), 'utf8'))
const { version } = read('../../../../package.json') as { version: string }
const known = (read('../../../db/migrations/meta/_journal.json') as { entries: unknown[] }).entries.length

type Ground = { database: string; applied: number }

/** What the product runs on, as far as its keepers need to know: kinds and figures, no address and no secret. */
export async function readHealth({ db, env, live }: Pick<Context, 'db' | 'env' | 'live'>): Promise<Health> {
  const [ground, [mail]] = await Promise.all([
    db.execute<Ground>(sql`
      select current_setting('server_version') as database,
        (select count(*)::int from drizzle.__drizzle_migrations) as applied`),
    db
      .select({
        sentLastHour: sql<number>`(count(*) filter (where ${mailDeliveries.sentAt} > now() - interval '1 hour'))::int`,
        unconfirmed: sql<number>`(count(*) filter (where ${mailDeliveries.state} = 'sending'))::int`,
      })
      .from(mailDeliveries),
  ])
  const { database = '', applied = 0 } = ground.rows[0] ?? {}
  return {
    version,
    startedAt: new Date(Date.now() - process.uptime() * 1000),
    database: `PostgreSQL ${database.split(' ')[0]}`,
    migrations: { applied, known },
    storage: env.S3_BUCKET ? 's3' : 'disk',
    mail: { kind: mailKind(env), sentLastHour: mail?.sentLastHour ?? 0, unconfirmed: mail?.unconfirmed ?? 0 },
    worker: env.WORKER ? 'inside' : 'separate',
    liveStreams: live.size,
  }
}

const mailKind = ({ mode, SMTP_URL }: Pick<Env, 'mode' | 'SMTP_URL'>): Health['mail']['kind'] =>
  SMTP_URL ? 'smtp' : mode === 'serve' ? 'none' : 'mailbox'
