import { afterAll, describe, expect, it } from 'vitest'
import { freshDatabase, type TestDatabase } from './database.ts'

describe('freshDatabase', () => {
  const open: TestDatabase[] = []
  afterAll(() => Promise.all(open.map((database) => database.close())))

  it('creates migrated, independent databases', async () => {
    const [one, two] = await Promise.all([freshDatabase(), freshDatabase()])
    open.push(one, two)
    const tables = await one.pool.query("select 1 from information_schema.tables where table_schema = 'public'")
    expect(tables.rowCount).toBeGreaterThan(5)
    await one.pool.query('create table only_here (id int)')
    await expect(two.pool.query('select * from only_here')).rejects.toMatchObject({ code: '42P01' })
  })
})
