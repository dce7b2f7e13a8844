import { eq, sql } from 'drizzle-orm'
import { salaryData, salaryDatasets, salaryPublished } from '#db/schema/salaries.ts'
import type { Db } from '#server/context.ts'
import { transaction } from '#server/transaction.ts'
import { lockSalaryData } from '../store-sample.ts'

/** Removes the data of a dataset. A removed sample is not stored again. Returns false if there is no dataset with this name. */
export function removeDataset(outer: { db: Db }, key: string): Promise<boolean> {
  return transaction(outer, async ({ db, audit }) => {
    await lockSalaryData(db)
    const [dataset] = await db
      .update(salaryDatasets)
      .set({ accepted: 0, refused: 0, report: [], fileHash: null, importedAt: new Date(), removedAt: new Date() })
      .where(eq(salaryDatasets.key, key))
      .returning({ id: salaryDatasets.id })
    if (!dataset) return false
    await db.delete(salaryData).where(eq(salaryData.datasetId, dataset.id))
    await db.delete(salaryPublished).where(eq(salaryPublished.datasetId, dataset.id))
    await db.execute(sql`delete from salary_titles t where not exists (select from salary_data where title_id = t.id)`)
    await db.execute(
      sql`delete from salary_locations l where not exists (select from salary_data where location_id = l.id)`,
    )
    await audit({ action: 'salaries.removed', subjectType: 'salary_dataset', subjectId: key })
    return true
  })
}
