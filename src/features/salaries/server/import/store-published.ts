import { sql } from 'drizzle-orm'
import type { PublishedPoint } from '#features/salary-files/layout.ts'
import type { Db } from '#server/context.ts'

/** Adds published figures to a dataset. */
export async function storePublished(db: Db, datasetId: number, points: PublishedPoint[]): Promise<void> {
  await db.execute(sql`
    insert into salary_published (dataset_id, occupation, area, employment, average, percentile10, percentile25, median,
      percentile75, percentile90, currency)
    select ${datasetId}::int, p.occupation, p.area, p.employment, p.average, p.percentile10, p.percentile25, p.median, p.percentile75,
      p.percentile90, coalesce(p.currency, 'USD') from jsonb_to_recordset(${JSON.stringify(points)}::jsonb) as p (occupation text, area text,
      employment int, average float8, percentile10 float8, percentile25 float8, median float8, percentile75 float8,
      percentile90 float8, currency text)`)
}
