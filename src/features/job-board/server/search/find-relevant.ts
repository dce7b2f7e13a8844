import { inArray, sql } from 'drizzle-orm'
import { jobs } from '#db/schema/job-postings.ts'
import type { Db } from '#server/context.ts'
import type { Query } from '../../read-words.ts'
import { rankOf, type SearchParams, titleHas } from './conditions.ts'
import { findNewest, type Place } from './find-newest.ts'

/** The position of a job in a list by relevance: by tier, then by rank, then newest first. */
export type RankedPlace = Place & { tier: number; rank: number }

export type Relevance = {
  params: SearchParams
  /** The query without prefix matching of the last word; null if it equals `prefixed`. */
  exact: Query | null
  prefixed: Query
  after: RankedPlace | null
  /** When the search began. Newer postings are left out of the ranked window, as they would move it between pages. */
  asOf: Date
  limit: number
  isCommon: boolean
}

/** The number of newest matches outside titles that are ranked by `ts_rank`. Older matches follow by date. */
const rankedWindow = 500

/**
 * Matches in four tiers: titles with the exact words, titles with words that begin with them, the newest other matches by rank, and
 * the remaining matches. Inside a tier, equal ones are ordered newest first.
 */
export async function findRelevant(tx: Db, search: Relevance): Promise<RankedPlace[]> {
  const { exact, prefixed, after, limit } = search
  const inTitle = titleHas(prefixed)
  const tiers = [
    () => (exact ? newestOf(tx, search, 0, titleHas(exact)) : []),
    () => newestOf(tx, search, 1, exact ? sql`${inTitle} and not ${titleHas(exact)}` : inTitle),
    () => rankedOf(tx, search),
    () => newestOf(tx, search, 3, sql`not ${inTitle}`),
  ]
  const places: RankedPlace[] = []
  for (const [tier, find] of tiers.entries()) {
    if (tier < (after?.tier ?? 0) || places.length >= limit) continue
    places.push(...(await find()))
  }
  return places.slice(0, limit)
}

async function newestOf(tx: Db, search: Relevance, tier: number, more: ReturnType<typeof titleHas>) {
  const { params, after, limit, isCommon } = search
  const start = after?.tier === tier ? after : tier === 3 ? await endOfWindow(tx, search) : null
  if (start === 'over') return []
  const found = await findNewest(tx, params, { after: start, limit, isCommon, more })
  return found.map((place) => ({ ...place, tier, rank: 0 }))
}

/** The last position of the ranked window; 'over' if the window contains all matches. */
async function endOfWindow(tx: Db, search: Relevance): Promise<Place | 'over'> {
  const window = await readWindow(tx, search)
  return window.length < rankedWindow ? 'over' : window.at(-1)!
}

function readWindow(tx: Db, { params, prefixed, isCommon, asOf }: Relevance): Promise<Place[]> {
  const more = sql`not ${titleHas(prefixed)} and ${jobs.postedAt} <= ${asOf.toISOString()}::timestamptz`
  return findNewest(tx, params, { after: null, limit: rankedWindow, isCommon, more })
}

async function rankedOf(tx: Db, search: Relevance): Promise<RankedPlace[]> {
  const window = await readWindow(tx, search)
  if (window.length === 0) return []
  const ids = window.map((place) => place.id)
  const rows = await tx
    .select({ id: jobs.id, rank: sql<number>`round((${rankOf(search.prefixed)})::numeric, 4)::float8` })
    .from(jobs)
    .where(inArray(jobs.id, ids))
  const ranks = new Map(rows.map((row) => [row.id, row.rank]))
  const places = window.map((place) => ({ ...place, tier: 2, rank: ranks.get(place.id) ?? 0 })).sort(byRank)
  const { after } = search
  return after?.tier === 2 ? places.filter((place) => byRank(place, after) > 0) : places
}

const byRank = (a: RankedPlace, b: RankedPlace): number =>
  b.rank - a.rank || b.postedAt.getTime() - a.postedAt.getTime() || (a.id < b.id ? 1 : a.id > b.id ? -1 : 0)
