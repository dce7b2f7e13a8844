import { type SQL, sql } from 'drizzle-orm'
import { industries } from '#features/profiles/rules.ts'
import { experienceLevels, remoteTypes } from '#features/salary-files/point-values.ts'
import type { Db } from '#server/context.ts'
import { escapeLike } from '#server/escape-like.ts'
import type { SalarySearch } from '../../contract.ts'
import type { BenefitKind, DataSource } from '../../rules.ts'
import { type BaseStatistics, type Percentiles, percentiles, type Query, queryOf, readBase } from './base-statistics.ts'

/** The average over the data points that have this value, and their number. */
type AverageAndCount = { average: number | null; count: number }
type SaidYes = { yes: number; count: number }
export type GroupRow = {
  kind: 'experience' | 'remote' | 'industry'
  value: string
  count: number
  percentiles: Percentiles
}
type More = {
  base: number
  total: number
  totals: number
  bonus: AverageAndCount
  equity: AverageAndCount
  pto: AverageAndCount
  benefits: Record<BenefitKind, SaidYes>
  sources: Record<DataSource, number>
  /** The number of salaries below the desired salary. */
  below: number | null
}
export type Statistics = BaseStatistics & More & { groups: GroupRow[] }

/** The exact statistics of all data points of a search; null if there are none. */
export async function readStatistics(db: Db, search: SalarySearch, wish: number | null): Promise<Statistics | null> {
  const found = dataPointsOf(search)
  const [overall, groups] = await Promise.all([
    withRoom(db, (query) => readBase<More>(query, found, wholeColumns(wish))),
    withRoom(db, (query) => readGroups(query, found)),
  ])
  return overall ? { ...overall, groups } : null
}

const contains = (text: string) => `%${escapeLike(text.toLowerCase())}%`

/** The data points of a search, with their base salary as `base`. */
function dataPointsOf({ jobTitle, location, salaryMin, salaryMax, ...filters }: SalarySearch): SQL {
  const conditions = [
    jobTitle && sql`title_id in (select id from salary_titles where lower(title) like ${contains(jobTitle)})`,
    location && sql`location_id in (select id from salary_locations where lower(location) like ${contains(location)})`,
    filters.experienceLevel && sql`experience_level = ${filters.experienceLevel}`,
    filters.industry && sql`industry = ${filters.industry}`,
    filters.companySize && sql`company_size = ${filters.companySize}`,
    filters.educationLevel && sql`education_level = ${filters.educationLevel}`,
    filters.remoteType && sql`remote_type = ${filters.remoteType}`,
    salaryMin !== undefined && sql`base_salary >= ${salaryMin}`,
    salaryMax !== undefined && sql`base_salary <= ${salaryMax}`,
  ].filter((one) => typeof one === 'object')
  return sql`select *, base_salary as base from salary_data where ${sql.join([sql`true`, ...conditions], sql` and `)}`
}

const averageAndCount = (column: string) =>
  `jsonb_build_object('average', avg(${column})::float8, 'count', count(${column}))`
const saidYes = (column: string) =>
  `jsonb_build_object('yes', count(*) filter (where ${column}), 'count', count(${column}))`
const ofSource = (source: DataSource) => `'${source}', count(*) filter (where source = '${source}')`

const wholeColumns = (wish: number | null): SQL => sql`${sql.raw(`
  avg(base)::float8 as base, avg(coalesce(total_compensation, base))::float8 as total, count(total_compensation)::int as totals,
  ${averageAndCount('bonus')} as bonus, ${averageAndCount('equity_value')} as equity, ${averageAndCount('pto_days')} as pto,
  jsonb_build_object('health_insurance', ${saidYes('health_insurance')}, 'dental', ${saidYes('dental')},
    'vision', ${saidYes('vision')}, '401k_match', ${saidYes('match_401k')}) as benefits,
  jsonb_build_object(${ofSource('sample')}, ${ofSource('import')}) as sources`)},
  ${wish === null ? sql`null::int` : sql`(count(*) filter (where base < ${wish}))::int`} as below`

const groupKinds = [
  { kind: 'experience', column: sql`experience_level`, values: experienceLevels },
  { kind: 'remote', column: sql`remote_type`, values: remoteTypes },
  { kind: 'industry', column: sql`industry`, values: industries },
] as const

/**
 * Uses one aggregate for each value, because these sort only numbers. Grouping sets would sort the whole rows first, once for each column.
 */
async function readGroups(query: Query, found: SQL): Promise<GroupRow[]> {
  const groups = groupKinds.flatMap(({ kind, column, values }) =>
    values.map((value) => {
      const only = sql`filter (where ${column} = ${value})`
      return sql`jsonb_build_object('kind', ${kind}::text, 'value', ${value}::text, 'count', count(*) ${only},
        'percentiles', ${percentiles} ${only})`
    }),
  )
  const [row] = await query<{ groups: GroupRow[] }>(
    sql`select jsonb_build_array(${sql.join(groups, sql`, `)}) as groups from (${found}) as found`,
  )
  return row?.groups.filter(({ count }) => count > 0) ?? []
}

/**
 * Runs statements with more memory for sorting and without JIT compilation, because a broad search sorts many salaries. All
 * statements read the same snapshot of the data.
 */
async function withRoom<T>(db: Db, work: (query: Query) => Promise<T>): Promise<T> {
  return db.transaction(
    async (tx) => {
      await tx.execute(sql`select set_config('work_mem', '32MB', true), set_config('jit', 'off', true)`)
      return work(queryOf(tx))
    },
    { accessMode: 'read only', isolationLevel: 'repeatable read' },
  )
}
