import { eq, sql } from 'drizzle-orm'
import { salaryData, salaryDatasets } from '#db/schema/salaries.ts'
import type { Db } from '#server/context.ts'
import { makeSample, sampleSize, sampleVersion } from '../sample/make-sample.ts'
import { storePoints } from './store-points.ts'

// any fixed number of our own
const SALARY_LOCK = 7_264_339
const batch = 5_000

export const sampleKey = 'sample'

/** One who changes salary data at a time, for the rest of the transaction: imports, removals and the sample. */
export const lockSalaryData = (tx: Db) => tx.execute(sql`select pg_advisory_xact_lock(${SALARY_LOCK})`)

/**
 * Puts the sample in where it is not yet, and the new one in place of an older; where an administrator took it out it stays
 * out. Where nothing is to be done it reads one row. For the start of every process.
 */
export async function storeSample(db: Db, count: number = sampleSize): Promise<void> {
  if (await isKept(db)) return
  await db.transaction(async (tx) => {
    // web and worker may start together
    await lockSalaryData(tx)
    if (await isKept(tx)) return
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

async function isKept(db: Db): Promise<boolean> {
  const [kept] = await db
    .select({ version: salaryDatasets.fileHash, removedAt: salaryDatasets.removedAt })
    .from(salaryDatasets)
    .where(eq(salaryDatasets.key, sampleKey))
  return kept !== undefined && (kept.removedAt !== null || kept.version === sampleVersion)
}
