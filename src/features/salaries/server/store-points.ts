import { sql } from 'drizzle-orm'
import type { SalaryPoint } from '#features/salary-files/point.ts'
import type { Db } from '#server/context.ts'

/** Adds data points to a dataset, and adds new titles and locations. Call it in batches of a few thousand. */
export async function storePoints(
  db: Db,
  dataset: { id: number; source: 'sample' | 'import' },
  points: SalaryPoint[],
): Promise<void> {
  const names = (of: (point: SalaryPoint) => string) => JSON.stringify([...new Set(points.map(of))].toSorted())
  await db.execute(sql`insert into salary_titles (title)
    select jsonb_array_elements_text(${names((point) => point.jobTitle)}::jsonb) on conflict do nothing`)
  await db.execute(sql`insert into salary_locations (location)
    select jsonb_array_elements_text(${names((point) => point.location)}::jsonb) on conflict do nothing`)
  await db.execute(sql`
    insert into salary_data (dataset_id, source, title_id, location_id, experience_level, industry, company_size,
      education_level, remote_type, base_salary, bonus, equity_value, total_compensation, health_insurance, dental, vision,
      match_401k, pto_days, original_amount, original_currency, original_unit)
    select ${dataset.id}::int, ${dataset.source}::salary_source, t.id, l.id, p."experienceLevel", p.industry,
      p."companySize", p."educationLevel", p."remoteType", p."baseSalary", p.bonus, p."equityValue",
      p."totalCompensation", p."healthInsurance", p.dental, p.vision, p."match401k", p."ptoDays",
      (p.original ->> 'amount')::float8, p.original ->> 'currency', p.original ->> 'unit'
    from jsonb_to_recordset(${JSON.stringify(points)}::jsonb) as p ("jobTitle" text, location text,
      "experienceLevel" salary_level, industry salary_industry, "companySize" salary_company_size,
      "educationLevel" salary_education, "remoteType" salary_remote_type, "baseSalary" int, bonus int, "equityValue" int,
      "totalCompensation" int, "healthInsurance" bool, dental bool, vision bool, "match401k" bool, "ptoDays" int, original jsonb)
    join salary_titles t on t.title = p."jobTitle"
    join salary_locations l on l.location = p.location`)
}
