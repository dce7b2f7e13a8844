import type pg from 'pg'
import { exportPeriod } from '#features/analytics/server/platform-analytics/export-period.ts'
import { readPlatformAnalytics } from '#features/analytics/server/platform-analytics/read-analytics.ts'
import { sealAuditLog, verifyAuditLog } from '#features/operations/server/audit/chain.ts'
import { exportEntries } from '#features/operations/server/audit/export-entries.ts'
import { listEntries } from '#features/operations/server/audit/read-entries.ts'
import { newId } from '#lib/ids.ts'
import type { SignedIn } from '#server/context.ts'
import { transaction } from '#server/transaction.ts'
import { withDatabase } from './with-database.ts'

// The platform's export files and its audit log with ROWS rows. The memory of an export must not grow with its size, every page of the log
// must load quickly, and writing an entry must not wait for the chain.
const size = Number(process.env.ROWS ?? 1_000_000)
const count = (n: number) => Math.round(n).toLocaleString('en-US')

await withDatabase(async (db, pool) => {
  const viewer = { userId: newId(), name: 'Bench', email: 'bench@tandem.test', image: null, roles: ['platform_admin'] }
  const ctx = { db, viewer, requestId: 'bench' } as unknown as SignedIn
  console.log(`${count(size)} people who signed up within a week, and as many audit entries`)
  await makePeople(pool)
  await drain('export of the period', exportPeriod(ctx, 7))
  for (const days of [7, 90] as const)
    await time(`analytics of ${days} days`, 5, () => readPlatformAnalytics({ db }, { days }))
  await writing(pool, ctx)
  await makeEntries(pool)
  const sealed = await once('sealing', () => sealAuditLog({ db }))
  console.log(`  ${count(sealed.value / sealed.seconds)} entries a second`)
  const checked = await once('checking the whole chain', () => verifyAuditLog({ db }))
  if (checked.value.broken) throw new Error('the chain is broken')
  await pages(ctx)
  await drain('export of the log', exportEntries(ctx, {}))
}, process.env.DATABASE_URL)

async function makePeople(pool: pg.Pool): Promise<void> {
  await pool.query(
    `insert into users (id, name, email, created_at) select gen_random_uuid(), 'Person ' || n, 'p' || n || '@bench.test', now() - n * interval '0.5 seconds' from generate_series(1, $1::int) n`,
    [size],
  )
  await pool.query('vacuum analyze users')
}

async function makeEntries(pool: pg.Pool): Promise<void> {
  await pool.query(
    `insert into audit_log (id, actor_id, action, subject_type, subject_id, at) select gen_random_uuid(), md5((n % 5000)::text)::uuid,
      (array['posting.created', 'application.submitted', 'team.invited', 'settings.changed'])[1 + n % 4], 'thing', n::text, now() - n * interval '1 second'
      from generate_series(1, $1::int) n`,
    [size],
  )
  await pool.query('vacuum analyze audit_log')
}

/** The time to write an audit entry, with and without the chain's trigger, one after the other and twenty at once. */
async function writing(pool: pg.Pool, ctx: SignedIn): Promise<void> {
  const entry = { action: 'thing.made', subjectType: 'thing', subjectId: 'x', data: { from: 'a', to: 'b' } }
  const write = () => transaction(ctx, (tx) => tx.audit(entry))
  for (const [name, statement] of [
    ['without the chain', 'alter table audit_log disable trigger audit_log_unsealed'],
    ['with the chain', 'alter table audit_log enable trigger audit_log_unsealed'],
    ['without the chain', 'alter table audit_log disable trigger audit_log_unsealed'],
    ['with the chain', 'alter table audit_log enable trigger audit_log_unsealed'],
  ] as const) {
    await pool.query(statement)
    const begun = performance.now()
    for (let n = 0; n < 100; n++) await Promise.all(Array.from({ length: 20 }, write))
    const perSecond = 2000 / ((performance.now() - begun) / 1000)
    console.log(`writing ${name}: ${count(perSecond)} transactions a second, twenty at once`)
  }
  // entries that were written without the trigger are sealed too
  await pool.query('insert into audit_unsealed select id from audit_log on conflict do nothing')
}

async function pages(ctx: SignedIn): Promise<void> {
  const actor = '4a8a08f0-9d37-b737-9564-9038408b5f33'
  for (const [name, filters] of [
    ['first page', {}],
    ['by who', { actor }],
    ['by action', { action: 'settings.changed' }],
    ['by days', { from: '2020-01-01', until: '2020-01-02' }],
  ] as const)
    await time(`log, ${name}`, 30, () => listEntries(ctx, filters))
  let cursor: string | undefined
  await time('log, going on 200 pages', 200, async () => {
    cursor = (await listEntries(ctx, { cursor })).after ?? undefined
  })
}

/** Reads an export to its end without waiting for a disk: bytes, seconds, and the largest growth of the process. */
async function drain(name: string, lines: AsyncGenerator<string>): Promise<void> {
  globalThis.gc?.()
  const before = process.memoryUsage().rss
  let [bytes, rows, most] = [0, 0, before]
  const begun = performance.now()
  for await (const part of lines) {
    bytes += Buffer.byteLength(part)
    rows += part.split('\n').length - 1
    most = Math.max(most, process.memoryUsage().rss)
  }
  const seconds = (performance.now() - begun) / 1000
  console.log(
    `${name}: ${count(rows)} lines, ${(bytes / 1e6).toFixed(0)} MB in ${seconds.toFixed(1)} s (${count(rows / seconds)} a second); the process grew by ${((most - before) / 1e6).toFixed(0)} MB`,
  )
}

async function time(name: string, rounds: number, work: () => Promise<unknown>): Promise<void> {
  const took: number[] = []
  for (let n = 0; n < rounds; n++) {
    const begun = performance.now()
    await work()
    took.push(performance.now() - begun)
  }
  took.sort((a, b) => a - b)
  const at = (share: number) => took[Math.min(rounds - 1, Math.floor(rounds * share))]?.toFixed(1)
  console.log(`${name}: p50 ${at(0.5)} ms, p95 ${at(0.95)} ms`)
}

async function once<T>(name: string, work: () => Promise<T>): Promise<{ value: T; seconds: number }> {
  const begun = performance.now()
  const value = await work()
  const seconds = (performance.now() - begun) / 1000
  console.log(`${name}: ${seconds.toFixed(1)} s`)
  return { value, seconds }
}
