import { sql } from 'drizzle-orm'
import { jobs } from '#db/schema/job-postings.ts'
import type { Query } from '#features/job-search/to-query.ts'
import type { Db } from '#server/context.ts'
import { type SearchParams, titleHas } from './conditions.ts'
import { findNewest, type Place } from './find-newest.ts'
import { scoreTexts, scoreTitles } from './score-jobs.ts'

/** The position of a job in a list by relevance: by tier, then by rank, then newest first. */
export type RankedPlace = Place & { tier: number; rank: number }

export type Relevance = {
  params: SearchParams
  /** The query as it was typed, without synonyms and longer words. */
  exact: Query
  /** The query that decides which jobs match. */
  query: Query
  after: RankedPlace | null
  /** When the search began. Newer postings are left out of the ranked windows, because they would move other postings between pages. */
  asOf: Date
  limit: number
  isCommon: boolean
}

/** The number of newest matches that are ranked, in titles and outside of them. Older matches follow by date. */
const rankedWindow = 400

type Tier = { tier: number; isInTitle: boolean; isRanked: boolean }
const tiers: Tier[] = [
  { tier: 0, isInTitle: true, isRanked: true },
  { tier: 1, isInTitle: true, isRanked: false },
  { tier: 2, isInTitle: false, isRanked: true },
  { tier: 3, isInTitle: false, isRanked: false },
]

/**
 * Matches in four tiers: the newest titles with all words by rank, other titles with them, the newest other matches by rank, and the
 * remaining matches. Where the rank is equal, newest first.
 */
export async function findRelevant(tx: Db, search: Relevance): Promise<RankedPlace[]> {
  const { after, limit } = search
  const places: RankedPlace[] = []
  const windows: Windows = new Map()
  for (const tier of tiers) {
    if (tier.tier < (after?.tier ?? 0) || places.length >= limit) continue
    places.push(...(await (tier.isRanked ? rankedOf : olderOf)(tx, search, tier, windows)))
  }
  return places.slice(0, limit)
}

const inTier = ({ query }: Relevance, { isInTitle }: Tier) =>
  isInTitle ? titleHas(query) : sql`not ${titleHas(query)}`

/** The ranked windows that were read, by `isInTitle`. */
type Windows = Map<boolean, Place[]>

async function readWindow(tx: Db, search: Relevance, tier: Tier, windows: Windows): Promise<Place[]> {
  const known = windows.get(tier.isInTitle)
  if (known) return known
  const { params, isCommon, asOf, limit } = search
  const more = sql`${inTier(search, tier)} and ${jobs.postedAt} <= ${asOf.toISOString()}::timestamptz`
  const window = await findNewest(tx, params, { after: null, limit: rankedWindow, isCommon, more, minLimit: limit })
  windows.set(tier.isInTitle, window)
  return window
}

async function rankedOf(tx: Db, search: Relevance, tier: Tier, windows: Windows): Promise<RankedPlace[]> {
  const window = await readWindow(tx, search, tier, windows)
  if (window.length === 0) return []
  const ids = window.map((place) => place.id)
  const ranks = await (tier.isInTitle ? scoreTitles(tx, search, ids) : scoreTexts(tx, search, ids))
  const places = window.map((place) => ({ ...place, tier: tier.tier, rank: ranks.get(place.id) ?? 0 })).sort(byRank)
  const { after } = search
  return after?.tier === tier.tier ? places.filter((place) => byRank(place, after) > 0) : places
}

/** The matches that are older than those of the ranked window before. */
async function olderOf(tx: Db, search: Relevance, tier: Tier, windows: Windows): Promise<RankedPlace[]> {
  const { params, after, limit, isCommon } = search
  const start = after?.tier === tier.tier ? after : await endOfWindow(tx, search, tier, windows)
  if (start === 'over') return []
  const found = await findNewest(tx, params, { after: start, limit, isCommon, more: inTier(search, tier) })
  return found.map((place) => ({ ...place, tier: tier.tier, rank: 0 }))
}

/** The last position of the ranked window; 'over' if the window contains all matches. */
async function endOfWindow(tx: Db, search: Relevance, tier: Tier, windows: Windows): Promise<Place | 'over'> {
  const window = await readWindow(tx, search, tier, windows)
  const isAll = window.length === 0 || (!search.isCommon && window.length < rankedWindow)
  return isAll ? 'over' : window.at(-1)!
}

const byRank = (a: RankedPlace, b: RankedPlace): number =>
  b.rank - a.rank || b.postedAt.getTime() - a.postedAt.getTime() || (a.id < b.id ? 1 : a.id > b.id ? -1 : 0)
