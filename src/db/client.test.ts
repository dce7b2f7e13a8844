import { sql } from 'drizzle-orm'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { freshDatabase } from '#testing/database.ts'
import { openTransactionPooler, type TransactionPooler } from '#testing/transaction-pooler.ts'
import { requireSessions } from './check-sessions.ts'
import { connect, MIGRATION_LOCK, migrateDatabase, setOwnSettings } from './client.ts'

it('ends a statement that takes too long, and the connection can be used again', async () => {
  const database = await freshDatabase()
  const { pool } = connect(database.url, { max: 1, waitMs: 60_000, statementMs: 50 })
  await expect(pool.query('select pg_sleep(600)')).rejects.toMatchObject({ code: '57014' })
  expect((await pool.query('show statement_timeout')).rows).toEqual([{ statement_timeout: '50ms' }])
  await pool.end()
  await database.close()
})

describe('a role with settings of its own', () => {
  let database: Awaited<ReturnType<typeof freshDatabase>>
  beforeAll(async () => {
    database = await freshDatabase()
    await database.pool.query(`do $$ begin
      execute format('alter database %I set datestyle = ''SQL, DMY''', current_database());
      execute format('alter database %I set intervalstyle = ''iso_8601''', current_database());
      execute format('alter database %I set timezone = ''America/New_York''', current_database());
    end $$`)
  })
  afterAll(() => database.close())

  it.each([false, true])('returns dates unchanged, read-only: %s', async (isReadOnly) => {
    const { pool } = connect(database.url, { max: 1, isReadOnly })
    const { rows } = await pool.query(
      `select timestamptz '2026-11-27 23:30:00+00' as at, '2026-11-27 23:30:00+00'::timestamptz::date::text as day`,
    )
    expect(rows).toEqual([{ at: new Date('2026-11-27T23:30:00Z'), day: '2026-11-27' }])
    await pool.end()
  })

  it('gives a separate connection the same settings', async () => {
    const client = new pg.Client({ connectionString: database.url })
    await client.connect()
    await setOwnSettings(client)
    const { rows } = await client.query(
      `select timestamptz '2026-11-27 23:30:00+00'::text as at, interval '1 day'::text as span`,
    )
    expect(rows).toEqual([{ at: '2026-11-27 23:30:00+00', span: '1 day' }])
    await client.end()
  })
})

describe('migrating to the newest schema', () => {
  it('creates no account: the operator creates the first one', async () => {
    const database = await freshDatabase()
    const { rows } = await database.pool.query('select (select count(*) from users)::int as users')
    expect(rows).toEqual([{ users: 0 }])
    await database.close()
  })

  it('refuses a database that a newer version has changed, and does not change it', async () => {
    const database = await freshDatabase()
    const migrations = 'select count(*)::int as n, max(created_at)::text as last from drizzle.__drizzle_migrations'
    await database.pool.query(
      `insert into drizzle.__drizzle_migrations (hash, created_at) select 'newer', max(created_at) + 1 from drizzle.__drizzle_migrations`,
    )
    const before = (await database.pool.query(migrations)).rows
    await expect(migrateDatabase(database.url)).rejects.toThrow('was changed by a newer version of Tandem')
    expect((await database.pool.query(migrations)).rows).toEqual(before)
    await database.pool.query(`delete from drizzle.__drizzle_migrations where hash = 'newer'`)
    await expect(migrateDatabase(database.url)).resolves.toBeUndefined()
    await database.close()
  })

  it('reports that another process is migrating, and continues afterwards', async () => {
    const database = await freshDatabase()
    const other = await database.pool.connect()
    await other.query('select pg_advisory_lock($1)', [MIGRATION_LOCK])
    let migrated: Promise<void> | undefined
    await new Promise<void>((wait) => {
      migrated = migrateDatabase(database.url, wait)
    })
    other.release(true)
    await expect(migrated).resolves.toBeUndefined()
    const onWait = vi.fn()
    await migrateDatabase(database.url, onWait)
    expect(onWait).not.toHaveBeenCalled()
    await database.close()
  })
})

describe('a pool that cannot write', () => {
  let database: Awaited<ReturnType<typeof freshDatabase>>
  let pooler: TransactionPooler
  beforeAll(async () => {
    database = await freshDatabase()
    await database.pool.query('create table notes (text text)')
    pooler = await openTransactionPooler(database.url)
  })
  afterAll(async () => {
    await pooler.close()
    await database.close()
  })
  const refused = { cause: { code: '25006' } }
  const insert = sql`insert into notes values ('a')`

  it.each(['directly', 'by a pooler that drops settings'])(
    'refuses every change %s, and continues to read',
    async (way) => {
      const { db, pool } = connect(way === 'directly' ? database.url : pooler.url, { max: 2, isReadOnly: true })
      await expect(db.execute(insert)).rejects.toMatchObject(refused)
      await expect(db.transaction((tx) => tx.execute(insert))).rejects.toMatchObject(refused)
      const write = db.transaction((tx) => tx.execute(insert), { accessMode: 'read write' })
      await expect(write).rejects.toMatchObject(refused)
      await expect(pool.query('insert into notes values ($1)', ['a'])).rejects.toMatchObject({ code: '25006' })
      await db.execute(sql`set default_transaction_read_only = off`)
      await expect(db.execute(insert)).rejects.toMatchObject(refused)
      const readings = await Promise.all([1, 2, 3, 4].map(() => db.execute(sql`select count(*)::int as n from notes`)))
      expect(readings.flatMap(({ rows }) => rows)).toEqual(Array(4).fill({ n: 0 }))
      await pool.end()
    },
  )

  it('does not reuse a broken connection', async () => {
    const { db, pool } = connect(database.url, { max: 1, isReadOnly: true })
    await expect(db.execute(sql`select pg_terminate_backend(pg_backend_pid())`)).rejects.toThrow()
    expect((await db.execute(sql`select 1 as one`)).rows).toEqual([{ one: 1 }])
    await pool.end()
  })
})

describe('sessions', () => {
  it.each([
    ['a host that does not exist', (url: URL) => url.searchParams.set('host', '/nowhere')],
    ['a database that does not exist', (url: URL) => (url.pathname = '/nowhere')],
  ])('are refused with the name of the setting for %s', async (_, change) => {
    const database = await freshDatabase()
    const url = new URL(database.url)
    change(url)
    await expect(requireSessions(url.href)).rejects.toThrow(/^The database of DATABASE_URL cannot be reached: .+/)
    await database.close()
  })

  it('are reported as missing behind a pooler in transaction mode', async () => {
    const database = await freshDatabase()
    const pooler = await openTransactionPooler(database.url)
    await expect(requireSessions(pooler.url)).rejects.toMatchObject({
      code: 'SESSIONS_NOT_KEPT',
      message: expect.stringContaining('DATABASE_URL is the address of a pooler'),
    })
    // other connections use it already
    const { pool } = connect(pooler.url, { max: 4 })
    await Promise.all([1, 2, 3, 4].map(() => pool.query('select 1')))
    await expect(requireSessions(pooler.url)).rejects.toThrow('pool_mode')
    await expect(requireSessions(database.url)).resolves.toBeUndefined()
    await pool.end()
    await pooler.close()
    await database.close()
  })
})
