import { and, eq, inArray } from 'drizzle-orm'
import { salaryImports as imports } from '#db/schema/salaries.imports.ts'
import { salaryDatasets } from '#db/schema/salaries.ts'
import { runFileImport } from '#features/import-files/server/run-import.ts'
import type { ReadSalaries } from '#features/salary-files/table/read-salaries.ts'
import type { Services } from '#server/context.ts'
import { transaction } from '#server/transaction.ts'
import { conversionCounter } from '../import/conversions.ts'
import { DatasetStore } from '../import/dataset-store.ts'
import { refreshStatistics } from '../import/import-file.ts'
import { lockSalaryData } from '../store-sample.ts'
import { readFile } from './read-file.ts'
import { keepReplaced } from './replaced-dataset.ts'

type Import = typeof imports.$inferSelect

/** Rows after which the progress is shown, and a cancellation is seen. */
const AT_ONCE = 1_000

class Cancelled extends Error {}

/**
 * Stores the rows of a waiting or interrupted import as a dataset, in one transaction: all of them or none. It replaces an earlier dataset
 * with the same name.
 */
export async function runImport(ctx: Services, { importId }: { importId: string }): Promise<void> {
  const [own] = await ctx.db.select().from(imports).where(eq(imports.id, importId))
  await runFileImport(ctx, {
    ...{ imports, own },
    read(found, fileKey) {
      const { fileName, sheet, columns, answers, rates, createdAt: now } = found
      return readFile(ctx, { fileKey, fileName, sheet: sheet ?? undefined, columns, answers, rates, now })
    },
    async store(read, found) {
      try {
        await storeRows(ctx, found, read)
      } catch (error) {
        if (error instanceof Cancelled) return false
        throw error
      }
      await refreshStatistics(ctx.db)
      return true
    },
  })
}

const storeRows = (ctx: Services, own: Import, { rows, refused, layout }: ReadSalaries): Promise<void> =>
  transaction(ctx, async ({ db, audit }) => {
    await lockSalaryData(db)
    const replaced = await keepReplaced(db, own)
    const store = new DatasetStore(db, own.dataset)
    await store.begin(layout)
    const conversions = conversionCounter(own.rates)
    let accepted = 0
    for (const [at, { reading }] of rows.entries()) {
      if (at % AT_ONCE === 0) await showProgress(ctx, own.id, at)
      if (reading.kind !== 'point' && reading.kind !== 'published') continue
      if (reading.kind === 'point') conversions.add(reading.converted)
      await store.add(reading)
      accepted += 1
    }
    await store.flush()
    // another import of the command is never the same file as this one
    const stored = { accepted, refused: refused.length, conversions: conversions.all(), fileHash: null }
    const report = refused.slice(0, 1_000).map(({ row: line, column, reason }) => ({ line, column, reason }))
    await db
      .update(salaryDatasets)
      .set({ ...stored, report })
      .where(eq(salaryDatasets.key, own.dataset))
    await showProgress(ctx, own.id, rows.length)
    // last, because the progress is written outside of this transaction
    await db.update(imports).set({ replaced }).where(eq(imports.id, own.id))
    const data = { dataset: own.dataset, layout, accepted, refused: refused.length }
    await audit({ action: 'salaries.imported', subjectType: 'salary_dataset', subjectId: own.dataset, data })
  })

/** Outside of the transaction, so that it is seen at once. */
async function showProgress({ db }: Services, importId: string, doneRows: number): Promise<void> {
  const [open] = await db
    .update(imports)
    .set({ state: 'running', doneRows })
    .where(and(eq(imports.id, importId), inArray(imports.state, ['waiting', 'running'])))
    .returning({ id: imports.id })
  if (!open) throw new Cancelled()
}
