import { type SQL, sql } from 'drizzle-orm'
import { jobs } from '#db/schema/job-postings.ts'
import type { Db } from '#server/context.ts'
import { countedExactly } from '../../rules.ts'
import { indexedConditions, type SearchParams, walkedConditions } from './conditions.ts'
import { type FacetCounts, facetColumns } from './facets.ts'

/** The position of a job in a list that is ordered newest first. */
export type Place = { id: string; postedAt: Date }

/** The number of newest jobs that are read in date order before the search index is used instead. */
const longestWalk = 4000
const shortestWalk = 1000

export const newestFirst = sql`${jobs.postedAt} desc nulls last, ${jobs.id} desc nulls last`
/** `posted_at` in milliseconds, as JavaScript's Date expects; the column has no finer precision. */
export const milliseconds = sql`(extract(epoch from posted_at) * 1000)::float8`
const older = (than: Place | null) =>
  than
    ? sql`(${jobs.postedAt}, ${jobs.id}) < (${than.postedAt.toISOString()}::timestamptz, ${than.id}::uuid)`
    : undefined

/** The limit of exact counts. It is lower for a quoted phrase, which PostgreSQL must check in the text of each match. */
export const maxCounted = ({ query }: SearchParams): number => (query?.hasPhrases ? 1000 : countedExactly)

export type Counted = {
  /** The number of matches, or with `isMore` a part of them. */
  total: number
  isMore: boolean
  /** The newest matches; null if not all matches were read. */
  newest: Place[] | null
  /** Only if they were asked for. */
  facets: FacetCounts | null
}

type Counting = {
  /** Above this estimate, matches are not counted. */
  surelyMore?: number
  /** `countedFacets`. */
  facets?: SQL | null
}

/** The number of matches, exact up to `maxCounted`, and the newest matches. */
export async function countMatches(
  tx: Db,
  params: SearchParams,
  limit: number,
  { surelyMore = 5 * countedExactly, facets = null }: Counting = {},
): Promise<Counted> {
  // PostgreSQL's statistics include common words, so a high estimate makes counting unnecessary: there are more than 10,000
  const common = (await estimate(tx, params)) > surelyMore ? await glimpse(tx, params, { limit, facets }) : null
  if (common) return common
  const { rows } = await tx.execute<CountedRow>(sql`
    with matches as materialized (
      select ${facetColumns} from ${jobs} where ${indexedConditions(params)}
    ), counted as materialized (select * from matches limit ${maxCounted(params) + 1}) ${counts(limit, facets)}`)
  const { newest, ...counted } = rows[0]!
  const isMore = counted.total > maxCounted(params)
  return { ...counted, isMore, newest: isMore ? null : newest.map(([id, at]) => readPlace({ id, at })) }
}

type CountedRow = { total: number; newest: [string, number][]; facets: FacetCounts | null }

const counts = (limit: number, facets: SQL | null) => sql`,
    newest as (select id, posted_at from counted order by posted_at desc, id desc limit ${limit})
    select (select count(*)::int from counted) as total, ${facets ?? sql`null`} as facets,
      (select coalesce(json_agg(json_build_array(id, ${milliseconds}) order by posted_at desc, id desc), '[]') from newest) as newest`

async function estimate(tx: Db, params: SearchParams): Promise<number> {
  if (!params.query) return 0
  const { rows } = await tx.execute<{ 'QUERY PLAN': [{ Plan: { 'Plan Rows': number } }] }>(
    sql`explain (format json) select from ${jobs} where ${indexedConditions(params)}`,
  )
  return rows[0]!['QUERY PLAN'][0].Plan['Plan Rows']
}

/** Checks a high estimate with the newest jobs: null if too few of them match. */
async function glimpse(
  tx: Db,
  params: SearchParams,
  { limit, facets }: { limit: number; facets: SQL | null },
): Promise<Counted | null> {
  const { rows } = await tx.execute<CountedRow>(sql`
    with walked as (
      select * from ${jobs} where ${jobs.status} = 'active' order by ${newestFirst} limit ${shortestWalk}
    ), counted as materialized (
      select ${facetColumns} from walked as ${jobs} where ${walkedConditions(params)}
    ) ${counts(0, facets)}`)
  const counted = rows[0]!
  return counted.total > limit ? { ...counted, isMore: true, newest: null } : null
}

export type Window = {
  after: Place | null
  limit: number
  isCommon: boolean
  more?: SQL | undefined
  /** Fewer than `limit` matches are enough if there are at least this many and no newer match is left out. */
  minLimit?: number
}

/**
 * The newest matches after a position. For common words, reading jobs in date order finds enough matches soon. For other words, the
 * search index finds all matches, which are then sorted.
 */
export async function findNewest(tx: Db, params: SearchParams, window: Window): Promise<Place[]> {
  return (window.isCommon ? await walk(tx, params, window) : null) ?? sorted(tx, params, window)
}

/** Reads jobs in date order. Null if too few match; it stops early if hardly any of the first jobs match. */
async function walk(tx: Db, params: SearchParams, window: Window): Promise<Place[] | null> {
  const { limit, minLimit = limit } = window
  const first = await walkOver(tx, params, window, shortestWalk)
  if (first.length >= minLimit) return first
  if (first.length * (longestWalk / shortestWalk) < minLimit / 2) return null
  const places = await walkOver(tx, params, window, longestWalk)
  return places.length >= minLimit ? places : null
}

async function walkOver(
  tx: Db,
  params: SearchParams,
  { after, limit, more }: Window,
  length: number,
): Promise<Place[]> {
  const where = [sql`${jobs.status} = 'active'`, older(after)].filter((one) => one !== undefined)
  const { rows } = await tx.execute<Row>(sql`
    with walked as (
      select * from ${jobs} where ${sql.join(where, sql` and `)} order by ${newestFirst} limit ${length}
    )
    select id, ${milliseconds} as at from walked as ${jobs} where ${walkedConditions(params, more)} order by ${newestFirst} limit ${limit}`)
  return rows.map(readPlace)
}

async function sorted(tx: Db, params: SearchParams, { after, limit, more }: Window): Promise<Place[]> {
  const place = older(after)
  const all = more && place ? sql`${more} and ${place}` : (more ?? place)
  const { rows } = await tx.execute<Row>(sql`
    with matches as materialized (select id, posted_at from ${jobs} where ${indexedConditions(params, all)})
    select id, ${milliseconds} as at from matches order by posted_at desc, id desc limit ${limit}`)
  return rows.map(readPlace)
}

type Row = { id: string; at: number }
const readPlace = ({ id, at }: Row): Place => ({ id, postedAt: new Date(at) })
