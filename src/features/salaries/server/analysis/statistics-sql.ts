import { type SQL, sql } from 'drizzle-orm'
import { bucketCount, fewestForInterval, intervalDeviate } from '../../rules.ts'

/** Figures of yearly base salaries as PostgreSQL computes them; `low` and `high` are the interval of the median. */
export type BaseStatistics = {
  count: number
  lowest: number
  highest: number
  /** 25th, 50th, 75th percentile. */
  percentiles: [number, number, number]
  low: number | null
  high: number | null
  /** How many are in each bucket, from 0 on; one without any is not in it. */
  buckets: Record<string, number>
}

/** The percentiles by linear interpolation, in their order. */
export const percentiles = sql`percentile_cont(array[0.25, 0.5, 0.75]) within group (order by base)`

/** What is told of the base salaries `base` of `matched`, as columns of one row; a data point of the interval is found by its rank. */
export const wholeColumns: SQL = sql`
  count(*)::int as count, min(base) as lowest, max(base) as highest, ${percentiles} as percentiles,
  case when count(*) >= ${sql.raw(String(fewestForInterval))} then array_agg(base order by base) end as sorted,
  floor((count(*) + 1 - ${sql.raw(String(intervalDeviate))} * sqrt(count(*))) / 2)::int as rank`

/** The columns above without the sorted salaries, with the interval taken from them. */
export const wholeJson: SQL = sql`to_jsonb(whole) - 'sorted' - 'rank' || jsonb_build_object(
  'low', whole.sorted[whole.rank], 'high', whole.sorted[whole.count + 1 - whole.rank], 'buckets', ${buckets()})`

/** Equal widths from the lowest to the highest, in whole numbers; of a span under eight dollars the widths are a dollar. */
function buckets(): SQL {
  const n = sql.raw(String(bucketCount))
  return sql`(select coalesce(jsonb_object_agg(bucket, n), '{}') from (
    select least(${n} - 1, (base - whole.lowest)::bigint * ${n} / greatest(whole.highest - whole.lowest, ${n})) as bucket,
      count(*)::int as n
    from matched group by 1) as counted)`
}
