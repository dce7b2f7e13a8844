import { eq } from 'drizzle-orm'
import { salaryData, salaryDatasets } from '#db/schema/salaries.ts'
import { type SalaryPoint, unknownFields } from '#features/salary-files/point.ts'
import type { Db } from '#server/context.ts'
import { storePoints } from './store-points.ts'

/** A data point with only title, location and base salary. */
export const point = (change: Partial<SalaryPoint> = {}): SalaryPoint => ({
  ...unknownFields,
  jobTitle: 'Data Analyst',
  location: 'Portland, OR',
  baseSalary: 100_000,
  ...change,
})

/** Replaces all data points of a dataset. */
export async function putPoints(
  db: Db,
  points: SalaryPoint[],
  { key = 'test', source = 'import' }: { key?: string; source?: 'sample' | 'import' } = {},
): Promise<void> {
  const row = { name: key, source, layout: 'own', accepted: points.length, importedAt: new Date() } as const
  const [dataset] = await db
    .insert(salaryDatasets)
    .values({ key, ...row })
    .onConflictDoUpdate({ target: salaryDatasets.key, set: row })
    .returning()
  if (!dataset) return
  await db.delete(salaryData).where(eq(salaryData.datasetId, dataset.id))
  if (points.length > 0) await storePoints(db, dataset, points)
}
