import { type SQL, sql } from 'drizzle-orm'
import type { Db } from '#server/context.ts'
import { bucketCount, fewestForInterval, intervalDeviate } from '../../rules.ts'

/** Figures of yearly base salaries as PostgreSQL computes them; `low` and `high` are the interval of the median. */
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
/** 25th, 50th and 75th percentile. */
export type Percentiles = [number, number, number]

const number = (value: number) => sql.raw(String(value))

/** The percentiles by linear interpolation of sorted salaries `sorted`, `count` of them, as a JSON array. */
export const percentiles: SQL = sql`(
  select jsonb_agg(sorted[1 + floor(rank)::int]
    + (rank - floor(rank)) * (sorted[1 + ceil(rank)::int] - sorted[1 + floor(rank)::int]) order by rank)
  from unnest(array[0.25, 0.5, 0.75]::float8[]) as share, lateral (select share * (count - 1) as rank) as ranks)`

/** How many of the sorted salaries are below an amount, found by halving. */
export const below = (amount: SQL): SQL => sql`width_bucket(${amount} - 1, sorted)`

/**
 * What is told of sorted base salaries `sorted`, `count` of them, as a JSON object. The interval's ends are the data points at
 * its ranks. The buckets are of equal width from the lowest to the highest; of a span under eight dollars a dollar wide.
 */
export const baseJson: SQL = sql`jsonb_build_object('count', count, 'lowest', sorted[1], 'highest', sorted[count],
  'percentiles', ${percentiles}, 'buckets', ${buckets()}) || (
    select case when count < ${number(fewestForInterval)} then '{"low":null,"high":null}'
      else jsonb_build_object('low', sorted[rank], 'high', sorted[count + 1 - rank]) end
    from (select floor((count + 1 - ${number(intervalDeviate)} * sqrt(count)) / 2)::int as rank) as ends)`

function buckets(): SQL {
  const n = number(bucketCount)
  const edge = (place: SQL) =>
    below(sql`(sorted[1] + (${place} * greatest(sorted[count] - sorted[1], ${n}) + ${n} - 1)::bigint / ${n})::int`)
  return sql`(select jsonb_agg(
      case when place = ${n} then count else ${edge(sql`place`)} end - ${edge(sql`(place - 1)`)} order by place)
    from generate_series(1, ${n}) as place)`
}

/**
 * Runs statistics where they are fastest: with room to sort, without compiling, and with groups made by hashing, so that each
 * group keeps the order in which its salaries come.
 */
export const withRoom = <T>(db: Db, work: (tx: Db) => Promise<T>): Promise<T> =>
  db.transaction(
    async (tx) => {
      await tx.execute(sql`select set_config('work_mem', '48MB', true), set_config('jit', 'off', true),
        set_config('enable_sort', 'off', true)`)
      return work(tx)
    },
    { accessMode: 'read only' },
  )
