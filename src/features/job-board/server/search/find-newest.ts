import { type SQL, sql } from 'drizzle-orm'
import { jobs } from '#db/schema/job-postings.ts'
import type { EmploymentType } from '#features/job-postings/rules.ts'
import type { Db } from '#server/context.ts'
import { countedExactly } from '../../rules.ts'
import { type Asked, indexedConditions, walkedConditions } from './conditions.ts'

/** A job at its place in a list that is newest first. */
export type Place = { id: string; postedAt: Date }
export type Tally = { type: EmploymentType; remote: boolean; n: number }[]

/** So many of the newest jobs are read one by one before the index is asked instead. */
const longestWalk = 4000
const shortestWalk = 1000

export const newestFirst = sql`${jobs.postedAt} desc nulls last, ${jobs.id} desc nulls last`
/** As a number that JavaScript takes for a Date; posted_at is no finer. */
const milliseconds = sql`(extract(epoch from posted_at) * 1000)::float8`
const older = (than: Place | null) =>
  than
    ? sql`(${jobs.postedAt}, ${jobs.id}) < (${than.postedAt.toISOString()}::timestamptz, ${than.id}::uuid)`
    : undefined

/** So many are counted exactly: a quoted phrase is read in every text that holds its words, which takes longer. */
export const mostCounted = ({ query }: Asked): number => (query?.hasPhrases ? 1000 : countedExactly)

export type Counted = {
  /** By type and remote: all of them, or where `isMore` the first that were met. */
  tally: Tally
  isMore: boolean
  /** The newest of them, where all were met. */
  newest: Place[] | null
}

/** How many match, exactly up to `mostCounted`, and the newest of them. */
export async function countMatches(
  tx: Db,
  asked: Asked,
  limit: number,
  { surelyMore = 5 * countedExactly } = {},
): Promise<Counted> {
  // PostgreSQL knows how common common words are: so many need not be counted to say that there are more than 10,000
  const common = (await estimate(tx, asked)) > surelyMore ? await glimpse(tx, asked, limit) : null
  if (common) return common
  const { rows } = await tx.execute<Tallied>(sql`
    with matches as materialized (
      select id, posted_at, employment_type, is_remote from ${jobs} where ${indexedConditions(asked)}
    ), counted as materialized (select * from matches limit ${mostCounted(asked) + 1}) ${tallied(limit)}`)
  const { tally, newest } = rows[0]!
  const isMore = total(tally) > mostCounted(asked)
  return { tally, isMore, newest: isMore ? null : newest.map(([id, at]) => readPlace({ id, at })) }
}

type Tallied = { tally: Tally; newest: [string, number][] }

const tallied = (limit: number) => sql`,
    tally as (select employment_type as type, is_remote as remote, count(*)::int as n from counted group by 1, 2),
    newest as (select id, posted_at from counted order by posted_at desc, id desc limit ${limit})
    select (select coalesce(json_agg(tally), '[]') from tally) as tally,
      (select coalesce(json_agg(json_build_array(id, ${milliseconds}) order by posted_at desc, id desc), '[]') from newest) as newest`

async function estimate(tx: Db, asked: Asked): Promise<number> {
  if (!asked.query) return 0
  const { rows } = await tx.execute<{ 'QUERY PLAN': [{ Plan: { 'Plan Rows': number } }] }>(
    sql`explain (format json) select from ${jobs} where ${indexedConditions(asked)}`,
  )
  return rows[0]!['QUERY PLAN'][0].Plan['Plan Rows']
}

/** A look at the newest jobs: null where they do not bear the estimate out. */
async function glimpse(tx: Db, asked: Asked, limit: number): Promise<Counted | null> {
  const { rows } = await tx.execute<Tallied>(sql`
    with walked as (
      select * from ${jobs} where ${jobs.status} = 'active' order by ${newestFirst} limit ${shortestWalk}
    ), counted as materialized (
      select id, posted_at, employment_type, is_remote from walked as ${jobs} where ${walkedConditions(asked)}
    ) ${tallied(0)}`)
  const { tally } = rows[0]!
  return total(tally) > limit ? { tally, isMore: true, newest: null } : null
}

export const total = (tally: Tally): number => tally.reduce((sum, { n }) => sum + n, 0)

export type Window = { after: Place | null; limit: number; isCommon: boolean; more?: SQL | undefined }

/** The newest matches after a place. Common ones are met soon by walking the date index; others come sorted out of the index of words. */
export async function findNewest(tx: Db, asked: Asked, window: Window): Promise<Place[]> {
  return (window.isCommon ? await walk(tx, asked, window) : null) ?? sorted(tx, asked, window)
}

/** Null where too few are among those that it walks; where the first of them hold hardly any, the others are not read. */
async function walk(tx: Db, asked: Asked, window: Window): Promise<Place[] | null> {
  const first = await walkOver(tx, asked, window, shortestWalk)
  if (first.length === window.limit) return first
  if (first.length * (longestWalk / shortestWalk) < window.limit / 2) return null
  const places = await walkOver(tx, asked, window, longestWalk)
  return places.length === window.limit ? places : null
}

async function walkOver(tx: Db, asked: Asked, { after, limit, more }: Window, length: number): Promise<Place[]> {
  const where = [sql`${jobs.status} = 'active'`, older(after)].filter((one) => one !== undefined)
  const { rows } = await tx.execute<Row>(sql`
    with walked as (
      select * from ${jobs} where ${sql.join(where, sql` and `)} order by ${newestFirst} limit ${length}
    )
    select id, ${milliseconds} as at from walked as ${jobs} where ${walkedConditions(asked, more)} order by ${newestFirst} limit ${limit}`)
  return rows.map(readPlace)
}

async function sorted(tx: Db, asked: Asked, { after, limit, more }: Window): Promise<Place[]> {
  const place = older(after)
  const all = more && place ? sql`${more} and ${place}` : (more ?? place)
  const { rows } = await tx.execute<Row>(sql`
    with matches as materialized (select id, posted_at from ${jobs} where ${indexedConditions(asked, all)})
    select id, ${milliseconds} as at from matches order by posted_at desc, id desc limit ${limit}`)
  return rows.map(readPlace)
}

type Row = { id: string; at: number }
const readPlace = ({ id, at }: Row): Place => ({ id, postedAt: new Date(at) })
