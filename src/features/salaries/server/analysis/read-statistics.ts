import { type SQL, sql } from 'drizzle-orm'
import type { Db } from '#server/context.ts'
import type { SalarySearch } from '../../contract.ts'
import type { DataSource } from '../../rules.ts'
import { conditionsOf } from './conditions.ts'
import type { Terms } from './find-terms.ts'
import { type BaseStatistics, baseJson, below, type Percentiles, percentiles, withRoom } from './statistics-sql.ts'

/** An average over those that say it, and how many they are. */
type Said = { average: number | null; count: number }
type SaidYes = { yes: number; count: number }
export type GroupRow = {
  kind: 'experience' | 'remote' | 'industry'
  value: string
  count: number
  percentiles: Percentiles
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
  const { rows } = await withRoom(db, (tx) =>
    tx.execute<{ statistics: Statistics }>(sql`
    with matched as materialized (
      select base_salary as base, source, bonus, equity_value, total_compensation, experience_level, industry, remote_type,
        health_insurance, dental, vision, match_401k, pto_days
      from salary_data where ${conditionsOf(terms, search)} order by base_salary
    ), whole as materialized (
      select count(*)::int as count, array_agg(base) as sorted, ${averages} as averages from matched
    ), groups as materialized (
      select case when grouping(experience_level) = 0 then 'experience' when grouping(remote_type) = 0 then 'remote'
          else 'industry' end as kind,
        coalesce(experience_level::text, remote_type::text, industry::text) as value,
        count(*)::int as count, array_agg(base) as sorted
      from matched group by grouping sets ((experience_level), (remote_type), (industry))
    )
    select ${baseJson} || averages || jsonb_build_object('below', ${wish === null ? sql`null` : below(sql`${wish}::int`)},
      'groups', (select coalesce(jsonb_agg(told), '[]') from (
        select kind, value, count, ${percentiles} as percentiles from groups where value is not null) as told)) as statistics
    from whole where count > 0`),
  )
  return rows[0]?.statistics ?? null
}

const said = (name: string, column: string) =>
  `'${name}', jsonb_build_object('average', sum(${column})::float8 / nullif(count(${column}), 0), 'count', count(${column}))`
const saidYes = (name: string, column: string) =>
  `'${name}', jsonb_build_object('yes', count(*) filter (where ${column}), 'count', count(${column}))`

const averages: SQL = sql.raw(
  `jsonb_build_object(${[
    `'base', sum(base)::float8 / nullif(count(*), 0)`,
    `'total', sum(coalesce(total_compensation, base))::float8 / nullif(count(*), 0), 'totals', count(total_compensation)`,
    said('bonus', 'bonus'),
    said('equity', 'equity_value'),
    said('pto', 'pto_days'),
    saidYes('health_insurance', 'health_insurance'),
    saidYes('dental', 'dental'),
    saidYes('vision', 'vision'),
    saidYes('401k_match', 'match_401k'),
    `'sources', jsonb_build_object('sample', count(*) filter (where source = 'sample'),
    'import', count(*) filter (where source = 'import'))`,
  ].join(', ')})`,
)
