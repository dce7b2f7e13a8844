import { readFileSync } from 'node:fs'
import { sql, TransactionRollbackError } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { applicationImports } from '#db/schema/application-import.ts'
import { createEmployer } from '#features/job-postings/server/postings.testing.ts'
import { newId } from '#lib/ids.ts'
import { createJob } from '#testing/factories.ts'
import { productOfFile } from '#testing/product-of-file.ts'

const product = productOfFile()
const statementsOf = (migration: string) =>
  readFileSync(`src/db/migrations/${migration}.sql`, 'utf8').split('--> statement-breakpoint')
const updateOf = (migration: string) =>
  statementsOf(migration).find((statement) => statement.includes('UPDATE "application_imports"')) ?? ''

it('an import that was started before the migration keeps its columns', async () => {
  const { company } = await createEmployer(product.db)
  const job = await createJob(product.db, company.id)
  const mapping = { name: 0, email: 2, [`question:${newId()}`]: 5 }
  const convert = updateOf('0090_imports_of_all_systems')
  const read = product.db.transaction(async (tx) => {
    await tx.execute(sql`alter table application_imports add column layout text, add column mapping jsonb`)
    const file = { fileName: 'people.csv', columns: {}, answers: {}, state: 'waiting' as const }
    const values = { companyId: company.id, jobId: job.id, ...file }
    await tx.insert(applicationImports).values(values)
    await tx.execute(sql`update application_imports set layout = 'greenhouse', mapping = ${JSON.stringify(mapping)}`)
    await tx.execute(sql.raw(convert))
    const [row] = await tx.select().from(applicationImports)
    const columns = Object.fromEntries(Object.entries(mapping).map(([field, at]) => [String(at), field]))
    expect(row).toMatchObject({ system: 'Greenhouse', columns })
    tx.rollback()
  })
  await expect(read).rejects.toThrow(TransactionRollbackError)
})

it('a preview that a former build stored becomes a cancelled import', async () => {
  const { company } = await createEmployer(product.db)
  const job = await createJob(product.db, company.id)
  const read = product.db.transaction(async (tx) => {
    await tx.execute(sql`alter table application_imports drop constraint application_imports_state`)
    const file = { fileName: 'people.csv', columns: {}, answers: {} }
    const values = { companyId: company.id, jobId: job.id, ...file }
    await tx.insert(applicationImports).values([
      { ...values, fileName: 'previewed.csv', state: 'waiting' },
      { ...values, fileName: 'stored.csv', state: 'done' },
    ])
    await tx.execute(sql`update application_imports set state = 'checked' where file_name = 'previewed.csv'`)
    await tx.execute(sql.raw(updateOf('0096_one_import_record')))
    const rows = await tx.select().from(applicationImports).orderBy(applicationImports.fileName)
    expect(rows.map(({ fileName, state, finishedAt }) => [fileName, state, finishedAt !== null])).toEqual([
      ['previewed.csv', 'cancelled', true],
      ['stored.csv', 'done', false],
    ])
    tx.rollback()
  })
  await expect(read).rejects.toThrow(TransactionRollbackError)
})
