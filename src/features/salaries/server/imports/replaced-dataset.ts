import { and, eq, gt, isNull, ne, sql } from 'drizzle-orm'
import { salaryImports as imports, type ReplacedDataset, salaryReplaced } from '#db/schema/salaries.imports.ts'
import { salaryData, salaryDatasets, salaryPublished } from '#db/schema/salaries.ts'
import type { Db } from '#server/context.ts'

/** A larger dataset does not come back: it is as large again while it is kept. */
const MAX_ROWS = 200_000

/** The columns of a row, beside its dataset, title and place. */
const pointColumns = sql.raw(
  `source, experience_level, industry, company_size, education_level, remote_type, base_salary, bonus, equity_value,
  total_compensation, health_insurance, dental, vision, match_401k, pto_days, original_amount, original_currency, original_unit`,
)
const publishedColumns = sql.raw(
  `occupation, area, employment, average, percentile10, percentile25, median, percentile75, percentile90, currency`,
)

/**
 * Keeps the rows of the dataset that an import is about to replace, so that an undo brings them back. Only the last import of a dataset has
 * them. Returns the facts of the dataset; null if there is none, or a very large one.
 */
export async function keepReplaced(
  db: Db,
  { id, dataset: key }: { id: string; dataset: string },
): Promise<ReplacedDataset | null> {
  const others = and(eq(imports.dataset, key), ne(imports.id, id))
  await db
    .delete(salaryReplaced)
    .where(sql`${salaryReplaced.importId} in (select i.id from ${imports} i where i.dataset = ${key})`)
  await db.update(imports).set({ replaced: null }).where(others)
  const [dataset] = await db
    .select()
    .from(salaryDatasets)
    .where(and(eq(salaryDatasets.key, key), isNull(salaryDatasets.removedAt), gt(salaryDatasets.accepted, 0)))
  if (!dataset || dataset.accepted > MAX_ROWS) return null
  const { layout, fileHash, accepted, refused, report, conversions, importedAt } = dataset
  await db.execute(sql`insert into ${salaryReplaced} (import_id, is_published, row)
    select ${id}::uuid, false, to_jsonb(d) || jsonb_build_object('title', t.title, 'location', l.location)
    from salary_data d join salary_titles t on t.id = d.title_id join salary_locations l on l.id = d.location_id
    where d.dataset_id = ${dataset.id}`)
  await db.execute(sql`insert into ${salaryReplaced} (import_id, is_published, row)
    select ${id}::uuid, true, to_jsonb(p) from salary_published p where p.dataset_id = ${dataset.id}`)
  return { layout, fileHash, accepted, refused, report, conversions, importedAt: importedAt.toISOString() }
}

/** Brings back what an import replaced, in place of its own rows. Returns how many rows. */
export async function restoreReplaced(
  db: Db,
  { id, dataset: key }: { id: string; dataset: string },
  { importedAt, ...facts }: ReplacedDataset,
): Promise<number> {
  const [dataset] = await db
    .update(salaryDatasets)
    .set({ ...facts, importedAt: new Date(importedAt), removedAt: null })
    .where(eq(salaryDatasets.key, key))
    .returning({ id: salaryDatasets.id })
  if (!dataset) return 0
  await db.delete(salaryData).where(eq(salaryData.datasetId, dataset.id))
  await db.delete(salaryPublished).where(eq(salaryPublished.datasetId, dataset.id))
  const rows = sql`${salaryReplaced} s where s.import_id = ${id}::uuid`
  await db.execute(sql`insert into salary_titles (title)
    select distinct s.row ->> 'title' from ${rows} and not s.is_published on conflict do nothing`)
  await db.execute(sql`insert into salary_locations (location)
    select distinct s.row ->> 'location' from ${rows} and not s.is_published on conflict do nothing`)
  await db.execute(sql`insert into salary_data (dataset_id, title_id, location_id, ${pointColumns})
    select ${dataset.id}, t.id, l.id, ${pointColumns}
    from ${salaryReplaced} s cross join lateral jsonb_populate_record(null::salary_data, s.row) r
    join salary_titles t on t.title = s.row ->> 'title' join salary_locations l on l.location = s.row ->> 'location'
    where s.import_id = ${id}::uuid and not s.is_published`)
  await db.execute(sql`insert into salary_published (dataset_id, ${publishedColumns})
    select ${dataset.id}, ${publishedColumns}
    from ${salaryReplaced} s cross join lateral jsonb_populate_record(null::salary_published, s.row) r
    where s.import_id = ${id}::uuid and s.is_published`)
  await db.delete(salaryReplaced).where(eq(salaryReplaced.importId, id))
  return facts.accepted
}
