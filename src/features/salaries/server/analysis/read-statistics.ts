import { sql } from 'drizzle-orm'
import type { Db } from '#server/context.ts'
import type { SalarySearch } from '../../contract.ts'
import type { DataSource } from '../../rules.ts'
import { conditionsOf } from './conditions.ts'
import type { Terms } from './find-terms.ts'
import { type BaseStatistics, percentiles, wholeColumns, wholeJson } from './statistics-sql.ts'

/** A sum over those that say it, and how many they are. */
type Said = { average: number | null; count: number }
type SaidYes = { yes: number; count: number }
export type GroupRow = {
  kind: 'experience' | 'remote' | 'industry'
  value: string
  count: number
  percentiles: [number, number, number]
}
export type Statistics = BaseStatistics & {
  base: number
  total: number
  totals: number
  bonus: Said
  equity: Said
  pto: Said
  health_insurance: SaidYes
  dental: SaidYes
  vision: SaidYes
  '401k_match': SaidYes
  sources: Partial<Record<DataSource, number>>
  groups: GroupRow[]
  below: number | null
}

/** Everything that is told of the data points of a search, in one statement; null where there are none. */
export async function readStatistics(
  db: Db,
  terms: Terms,
  search: SalarySearch,
  wish: number | null,
): Promise<Statistics | null> {
  const { rows } = await db.execute<{ statistics: Statistics }>(sql`
    with matched as materialized (
      select base_salary as base, source, bonus, equity_value, total_compensation, experience_level, industry, remote_type,
        health_insurance, dental, vision, match_401k, pto_days
      from salary_data where ${conditionsOf(terms, search)}
    ), whole as materialized (select ${wholeColumns}, ${averages}, ${wishColumn(wish)} from matched),
    groups as (
      select case when grouping(experience_level) = 0 then 'experience' when grouping(remote_type) = 0 then 'remote'
          else 'industry' end as kind,
        coalesce(experience_level::text, remote_type::text, industry::text) as value,
        count(*)::int as count, ${percentiles} as percentiles
      from matched group by grouping sets ((experience_level), (remote_type), (industry))
    )
    select ${wholeJson} || jsonb_build_object('groups',
      (select coalesce(jsonb_agg(groups), '[]') from groups where value is not null)) as statistics
    from whole where whole.count > 0`)
  return rows[0]?.statistics ?? null
}

const said = (name: string, column: string) =>
  sql.raw(`jsonb_build_object('average', avg(${column})::float8, 'count', count(${column})) as "${name}"`)
const saidYes = (name: string, column: string) =>
  sql.raw(`jsonb_build_object('yes', count(*) filter (where ${column}), 'count', count(${column})) as "${name}"`)

const averages = sql.join(
  [
    sql`avg(base)::float8 as base, avg(coalesce(total_compensation, base))::float8 as total,
      count(total_compensation)::int as totals`,
    said('bonus', 'bonus'),
    said('equity', 'equity_value'),
    said('pto', 'pto_days'),
    saidYes('health_insurance', 'health_insurance'),
    saidYes('dental', 'dental'),
    saidYes('vision', 'vision'),
    saidYes('401k_match', 'match_401k'),
    sql`jsonb_build_object('sample', count(*) filter (where source = 'sample'),
      'import', count(*) filter (where source = 'import')) as sources`,
  ],
  sql`, `,
)

const wishColumn = (wish: number | null) =>
  wish === null ? sql`null::int as below` : sql`(count(*) filter (where base < ${wish}))::int as below`
