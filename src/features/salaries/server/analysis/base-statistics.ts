import { type SQL, sql } from 'drizzle-orm'
import { bucketCount, fewestForInterval, intervalDeviate } from '../../rules.ts'

/** Figures of yearly base salaries; `low` and `high` are the interval of the median. */
export type BaseStatistics = {
  count: number
  lowest: number
  highest: number
  percentiles: Percentiles
  low: number | null
  high: number | null
  /** How many are in each of the eight buckets. */
  buckets: number[]
}
/** 25th, 50th and 75th percentile, by linear interpolation between the closest ranks. */
export type Percentiles = [number, number, number]

/** Of a column `base`. */
export const percentiles = sql.raw('percentile_cont(array[0.25, 0.5, 0.75]) within group (order by base)')

const number = (value: number) => sql.raw(String(value))
const [buckets, last] = [number(bucketCount), number(bucketCount - 1)]

/**
 * A statement for the base statistics of a query with a column `base`; no row where it finds nothing. `more` are other columns to
 * select from it, `rank` the place, from either end, of the data points that hold the median between them (`medianInterval`). The
 * buckets are of equal width from the lowest to the highest; of a span under eight dollars a dollar wide.
 */
export const baseStatistics = (found: SQL, more: SQL = sql`true as found`): SQL => sql`
  with found as materialized (${found}), whole as materialized (
    select count(*)::int as count, min(base) as lowest, max(base) as highest, ${percentiles} as percentiles, ${more} from found
  ), ends as (
    select percentile_disc(array[(rank - 0.5) / count, (count - rank + 0.5) / count]) within group (order by base) as ends
    from found, (select count, floor((count + 1 - ${number(intervalDeviate)} * sqrt(count)) / 2) as rank from whole) as ranked
    where count >= ${number(fewestForInterval)} group by count, rank
  ), filled as (
    select least((found.base - lowest)::bigint * ${buckets} / greatest(highest - lowest, ${buckets}), ${last}) as place, count(*)::int as count
    from found, whole group by place
  )
  select whole.*, (select ends[1] from ends) as low, (select ends[2] from ends) as high, (
    select array_agg(coalesce(filled.count, 0) order by place)
    from generate_series(0, ${last}) as place left join filled using (place)) as buckets
  from whole where whole.count > 0`
