import { readFileSync } from 'node:fs'
import { sql, TransactionRollbackError } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { applicationImports } from '#db/schema/application-import.ts'
import { createEmployer } from '#features/job-postings/server/postings.testing.ts'
import { newId } from '#lib/ids.ts'
import { createJob } from '#testing/factories.ts'
import { productOfFile } from '#testing/product-of-file.ts'

const product = productOfFile()
const statements = readFileSync('src/db/migrations/0090_imports_of_all_systems.sql', 'utf8').split(
  '--> statement-breakpoint',
)

it('an import that was started before the migration keeps its columns', async () => {
  const { company } = await createEmployer(product.db)
  const job = await createJob(product.db, company.id)
  const mapping = { name: 0, email: 2, [`question:${newId()}`]: 5 }
  const convert = statements.find((statement) => statement.includes('UPDATE "application_imports"')) ?? ''
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
