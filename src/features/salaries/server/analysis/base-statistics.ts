import { type SQL, sql } from 'drizzle-orm'
import type { Db } from '#server/context.ts'
import { medianInterval } from '../../median-interval.ts'
import { bucketCount } from '../../rules.ts'

/** Statistics of yearly base salaries. `low` and `high` are the confidence interval of the median. */
export type BaseStatistics = {
  count: number
  lowest: number
  highest: number
  percentiles: Percentiles
  low: number | null
  high: number | null
  /** The number of salaries in each of the eight buckets. */
  buckets: number[]
}
/** 25th, 50th and 75th percentile, by linear interpolation between the closest ranks. */
export type Percentiles = [number, number, number]

/** The percentiles of a column `base`. */
export const percentiles = sql.raw('percentile_cont(array[0.25, 0.5, 0.75]) within group (order by base)')

/** Runs a statement and returns its rows. */
export type Query = <T extends object>(statement: SQL) => Promise<T[]>

export const queryOf =
  (db: Pick<Db, 'execute'>): Query =>
  async <T extends object>(statement: SQL) =>
    (await db.execute(statement)).rows as T[]

/**
 * The base statistics of a query with a column `base`; null if the query has no rows. `more` contains additional aggregates to return.
 * Each statement contains the whole query instead of reading a temporary result, because PostgreSQL can then use parallel workers.
 */
export async function readBase<More extends object>(
  query: Query,
  found: SQL,
  more: SQL = sql`true as found`,
): Promise<(BaseStatistics & More) | null> {
  type Whole = { count: number; lowest: number; highest: number } & More
  const [overall] = await query<Whole>(
    sql`select count(*)::int as count, min(base) as lowest, max(base) as highest, ${more} from (${found}) as found`,
  )
  if (!overall || overall.count === 0) return null
  const rank = medianInterval(overall.count)?.rank
  // convert each rank to a share in the middle of its step, for percentile_disc
  const ends =
    rank === undefined ? [0, 1] : [rank - 0.5, overall.count - rank + 0.5].map((place) => place / overall.count)
  const [sorted] = await query<{ percentiles: Percentiles; ends: [number, number] }>(sql`
    select ${percentiles} as percentiles, percentile_disc(array[${ends[0]}, ${ends[1]}]::float8[]) within group (order by base) as ends
    from (${found}) as found`)
  if (!sorted) return null
  const [low, high] = rank === undefined ? [null, null] : sorted.ends
  return { ...overall, percentiles: sorted.percentiles, low, high, buckets: await readBuckets(query, found, overall) }
}

/** Counts in buckets of equal width from the lowest to the highest salary. A bucket is at least one dollar wide. */
async function readBuckets(query: Query, found: SQL, { lowest, highest }: { lowest: number; highest: number }) {
  const span = Math.max(highest - lowest, bucketCount)
  const filled = await query<{ place: number; count: number }>(sql`
    select least((base - ${lowest}::int)::bigint * ${bucketCount}::int / ${span}::int, ${bucketCount - 1}::int)::int as place,
      count(*)::int as count
    from (${found}) as found group by place`)
  const counts = new Map(filled.map(({ place, count }) => [place, count]))
  return Array.from({ length: bucketCount }, (_, place) => counts.get(place) ?? 0)
}
