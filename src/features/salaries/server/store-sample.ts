import { eq, sql } from 'drizzle-orm'
import { salaryData, salaryDatasets } from '#db/schema/salaries.ts'
import type { Db } from '#server/context.ts'
import { makeSample, sampleSize, sampleVersion } from '../sample/make-sample.ts'
import { storePoints } from './store-points.ts'

// the id of the advisory lock: an arbitrary fixed number
const SALARY_LOCK = 7_264_339
const batch = 5_000

export const sampleKey = 'sample'

/** Locks all salary data until the transaction ends, so that imports, removals and the sample run one after the other. */
export const lockSalaryData = (tx: Db) => tx.execute(sql`select pg_advisory_xact_lock(${SALARY_LOCK})`)

/**
 * Stores the sample if it is missing, or replaces an older version. A sample that an administrator has removed is not stored again.
 * Every process calls this at its start; if there is nothing to do, it reads only one row.
 */
export async function storeSample(db: Db, count: number = sampleSize): Promise<void> {
  if (await isStored(db)) return
  await db.transaction(async (tx) => {
    // the web process and the worker may start at the same time
    await lockSalaryData(tx)
    if (await isStored(tx)) return
    const row = {
      name: 'Sample data',
      source: 'sample',
      layout: 'sample',
      fileHash: sampleVersion,
      accepted: count,
    } as const
    const [dataset] = await tx
      .insert(salaryDatasets)
      .values({ key: sampleKey, ...row })
      .onConflictDoUpdate({ target: salaryDatasets.key, set: { ...row, importedAt: new Date() } })
      .returning({ id: salaryDatasets.id, source: salaryDatasets.source })
    if (!dataset) return
    await tx.delete(salaryData).where(eq(salaryData.datasetId, dataset.id))
    const points = makeSample(count)
    for (let from = 0; from < count; from += batch) await storePoints(tx, dataset, points.slice(from, from + batch))
  })
  await db.execute(sql`analyze salary_data, salary_titles, salary_locations`)
}

async function isStored(db: Db): Promise<boolean> {
  const [stored] = await db
    .select({ version: salaryDatasets.fileHash, removedAt: salaryDatasets.removedAt })
    .from(salaryDatasets)
    .where(eq(salaryDatasets.key, sampleKey))
  return stored !== undefined && (stored.removedAt !== null || stored.version === sampleVersion)
}
