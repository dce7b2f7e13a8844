import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { freshDatabase } from '#testing/database.ts'
import { openTransactionPooler, type TransactionPooler } from '#testing/transaction-pooler.ts'
import { requireSessions } from './check-sessions.ts'
import { connect } from './client.ts'

it('ends a statement that takes too long, and the connection goes on', async () => {
  const database = await freshDatabase()
  const { pool } = connect(database.url, { max: 1, waitMs: 60_000, statementMs: 50 })
  await expect(pool.query('select pg_sleep(600)')).rejects.toMatchObject({ code: '57014' })
  expect((await pool.query('show statement_timeout')).rows).toEqual([{ statement_timeout: '50ms' }])
  await pool.end()
  await database.close()
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

  it.each(['directly', 'by a pooler that drops settings'])('refuses every change %s, and reads on', async (way) => {
    const { db, pool } = connect(way === 'directly' ? database.url : pooler.url, { max: 2, isReadOnly: true })
    await expect(db.execute(insert)).rejects.toMatchObject(refused)
    await expect(db.transaction((tx) => tx.execute(insert))).rejects.toMatchObject(refused)
    const asked = db.transaction((tx) => tx.execute(insert), { accessMode: 'read write' })
    await expect(asked).rejects.toMatchObject(refused)
    await expect(pool.query('insert into notes values ($1)', ['a'])).rejects.toMatchObject({ code: '25006' })
    await db.execute(sql`set default_transaction_read_only = off`)
    await expect(db.execute(insert)).rejects.toMatchObject(refused)
    const readings = await Promise.all([1, 2, 3, 4].map(() => db.execute(sql`select count(*)::int as n from notes`)))
    expect(readings.flatMap(({ rows }) => rows)).toEqual(Array(4).fill({ n: 0 }))
    await pool.end()
  })

  it('does not lend a connection again that died', async () => {
    const { db, pool } = connect(database.url, { max: 1, isReadOnly: true })
    await expect(db.execute(sql`select pg_terminate_backend(pg_backend_pid())`)).rejects.toThrow()
    expect((await db.execute(sql`select 1 as one`)).rows).toEqual([{ one: 1 }])
    await pool.end()
  })
})

describe('sessions', () => {
  it('are found missing behind a pooler that lends connections by the transaction', async () => {
    const database = await freshDatabase()
    const pooler = await openTransactionPooler(database.url)
    await expect(requireSessions(pooler.url)).rejects.toMatchObject({
      code: 'SESSIONS_NOT_KEPT',
      message: expect.stringContaining('DATABASE_URL leads to a pooler'),
    })
    // others use it already
    const { pool } = connect(pooler.url, { max: 4 })
    await Promise.all([1, 2, 3, 4].map(() => pool.query('select 1')))
    await expect(requireSessions(pooler.url)).rejects.toThrow('pool_mode')
    await expect(requireSessions(database.url)).resolves.toBeUndefined()
    await pool.end()
    await pooler.close()
    await database.close()
  })
})
