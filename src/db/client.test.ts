import { expect, it } from 'vitest'
import { freshDatabase } from '#testing/database.ts'
import { connect } from './client.ts'

it('ends a statement that takes too long, and the connection goes on', async () => {
  const database = await freshDatabase()
  const { pool } = connect(database.url, { max: 1, waitMs: 60_000, statementMs: 50 })
  await expect(pool.query('select pg_sleep(600)')).rejects.toMatchObject({ code: '57014' })
  expect((await pool.query('show statement_timeout')).rows).toEqual([{ statement_timeout: '50ms' }])
  await pool.end()
  await database.close()
})
