import '#features/places/server/gazetteer.ts'
import { employmentTypes } from '#features/job-postings/rules.ts'
import { searchedPlaceKeys } from '#features/places/place-keys.ts'
import { decodeCursor, encodeCursor } from '#lib/pages.ts'
import type { Viewer } from '#lib/viewer.ts'
import type { Db } from '#server/context.ts'
import { withIndexes } from '#server/with-indexes.ts'
import type { JobSearch, SearchJobs } from '../contract.ts'
import { readPlace, readWords, toQuery, type Words, writeWords } from '../read-words.ts'
import { countedExactly, sortOf } from '../rules.ts'
import type { Filters, SearchParams } from './search/conditions.ts'
import { correctPlace } from './search/correct-place.ts'
import { type Corrected, correctSpelling } from './search/correct-spelling.ts'
import { findBestPaid } from './search/find-best-paid.ts'
import { type Counted, countMatches, findNewest, mostCounted, type Tally, total } from './search/find-newest.ts'
import { findRelevant, type RankedPlace } from './search/find-relevant.ts'
import { splitPlace } from './search/split-place.ts'

/** The result of a search: ids in order and, with the first page, the counts. */
export type Found = Pick<JobSearch, 'count' | 'facets' | 'correction' | 'nextCursor'> & { ids: string[] }

/** One search. `otherPlace` is a place that is not the typed one, corrected or found among the words; `filters` then contain it. */
type Search = {
  viewer: Viewer | null
  input: SearchJobs
  words: Words | null
  filters: Filters
  isPlaceRemote: boolean
  otherPlace: string
  /** The place is only compared letter by letter, as no posting is in the one that it names. */
  isByLetters: boolean
  /** Whether the last word may be the beginning of a longer one. */
  isTyping: boolean
}
/** Where the next page begins, in the search that found something; `isCommon` selects the query strategy. */
type Cursor = { after: RankedPlace; isCommon: boolean; asOf: Date; q: string } & PlaceOptions
type PlaceOptions = Pick<Search, 'otherPlace' | 'isByLetters'>

/** The largest number of words in a cursor: completing an unfinished word may add several. */
const mostCorrectedTerms = 50

const none: Tallies = { tally: [], isMore: false }
const nothing: Found = { ids: [], nextCursor: null, count: null, facets: null, correction: null }

/**
 * Finds open jobs that the viewer may see, newest first, by pay, or by relevance for a search with keywords. The first page has counts, exact
 * up to 10,000. A search without results is repeated with corrected words. The last word also matches longer words that begin with
 * it; pass `isTyping: false` for saved searches, where no user is typing.
 */
export async function findJobs(
  db: Db,
  viewer: Viewer | null,
  input: SearchJobs,
  { isTyping = true } = {},
): Promise<Found> {
  const cursor = input.cursor ? readCursor(input.cursor) : null
  const search = (
    words: Words | null,
    { otherPlace = '', isByLetters = false }: Partial<PlaceOptions> = {},
  ): Search => {
    const typed = otherPlace || input.location
    const { place, isRemote } = readPlace(typed)
    const asked = { text: place, keys: place === '' || isByLetters ? [] : searchedPlaceKeys(typed) }
    const filters = { place: asked, type: input.type, remote: input.remote || isRemote }
    return { viewer, input, words, filters, isPlaceRemote: isRemote, otherPlace, isByLetters, isTyping }
  }
  if (cursor) {
    const words = cursor.q === '' ? null : readWords(cursor.q, mostCorrectedTerms)
    return withIndexes(db, (tx) => findPage(tx, search(words, cursor), cursor))
  }
  const words = input.q === '' ? null : readWords(input.q)
  const split = words && input.location === '' ? splitPlace(words) : null
  const typed = search(words)
  const ways = [
    ...(split ? [search(split.words, { otherPlace: split.place })] : []),
    typed,
    ...(typed.filters.place.keys.length > 0 && hasLongWord(typed.filters.place.text)
      ? [search(words, { isByLetters: true })]
      : []),
  ]
  const first = await findFirstOf(db, ways)
  if (first.count?.value !== 0) return first
  // words that name a place are never corrected into other words
  const spelled = split ? split.words : words
  const corrected = spelled && spelled.included.length > 0 ? await correctSpelling(db, spelled) : null
  const correctedPlace = typed.filters.place.keys.length > 0 ? '' : await correctPlace(db, viewer, input.location)
  if (!corrected && !correctedPlace) return first
  const correction = correctionOf(input, corrected, { place: correctedPlace, kept: split?.place ?? '' })
  const otherPlace = correctedPlace || (split?.place ?? '')
  return { ...(await findFirst(db, search(corrected?.words ?? words, { otherPlace }))), correction }
}

/** Letters of 'D.C.' are in 'Oakland, CA'. */
const hasLongWord = (place: string): boolean => /[\p{L}\p{M}]{3}/u.test(place)

/** The first of these searches that finds something, else the last. */
async function findFirstOf(db: Db, [way, ...others]: Search[]): Promise<Found> {
  const found = await findFirst(db, way!)
  return found.count?.value === 0 && others.length > 0 ? findFirstOf(db, others) : found
}

/** Null if nothing was corrected and a word was only completed. */
function correctionOf(
  { q, location }: SearchJobs,
  corrected: Corrected | null,
  { place: correctedPlace, kept }: { place: string; kept: string },
): Found['correction'] {
  const shown = corrected?.isCorrected ? [writeWords(corrected.words), kept].filter(Boolean).join(' ') : ''
  const words = shown ? { typed: q, shown } : null
  const place = correctedPlace ? { typed: location, shown: correctedPlace } : null
  return words || place ? { words, place } : null
}

async function findFirst(db: Db, search: Search): Promise<Found> {
  const params = paramsOf(search)
  const { isPlaceRemote } = search
  if (!params) return { ...nothing, ...summarize(none, none, search.filters, countedExactly) }
  const isFiltered = search.filters.type !== undefined || search.filters.remote !== isPlaceRemote
  const unfiltered = { ...params, filters: { ...params.filters, type: undefined, remote: isPlaceRemote } }
  const countAndFind = async (tx: Db) => {
    const counted = await countMatches(tx, params, search.input.limit + 1)
    const { newest, isMore, tally } = counted
    if (newest && !isByRelevance(search) && !isByPay(search))
      return { counted, page: pageOf(search, newest.map(unranked), false, null) }
    return { counted, page: tally.length > 0 ? await findPage(tx, search, { isCommon: isMore }) : nothing }
  }
  const [first, base] = await Promise.all([
    withIndexes(db, countAndFind, { isNeeded: isNarrowed(params) }),
    isFiltered ? withIndexes(db, (tx) => countMatches(tx, unfiltered, 0), { isNeeded: isNarrowed(unfiltered) }) : null,
  ])
  return { ...first.page, ...summarize(first.counted, base ?? first.counted, search.filters, mostCounted(params)) }
}

/** Null if the typed text has no word that can be searched for. */
function paramsOf({ viewer, input, words, filters, isPlaceRemote, isTyping }: Search): SearchParams | null {
  const isNoPlace = input.location !== '' && filters.place.text === '' && !isPlaceRemote
  if (words?.included.length === 0 || isNoPlace) return null
  return { viewer, filters, query: words && toQuery(words, { prefixed: isTyping, hasSynonyms: true }) }
}

/** Whether the search has any condition. Without one, PostgreSQL does not need an index. */
const isNarrowed = ({ query, filters }: SearchParams) =>
  Boolean(query || filters.place.text || filters.type || filters.remote)

const isByPay = ({ input }: Search) => input.sort === 'pay'
const isByRelevance = ({ input, words }: Search) => sortOf(input) === 'relevance' && words !== null

async function findPage(tx: Db, search: Search, start: Pick<Cursor, 'isCommon'> & Partial<Cursor>): Promise<Found> {
  const params = paramsOf(search)
  if (!params) return nothing
  const { isCommon, after = null, asOf = new Date() } = start
  const limit = search.input.limit + 1
  if (isByPay(search)) {
    const places = await findBestPaid(tx, params, { after, limit, isNarrow: isNarrowed(params) && !isCommon })
    return pageOf(search, places, isCommon, null)
  }
  if (!isByRelevance(search) || !search.words || !params.query) {
    const places = await findNewest(tx, params, { after, limit, isCommon })
    return pageOf(search, places.map(unranked), isCommon, null)
  }
  const plain = toQuery(search.words)
  const exact = plain.text === params.query.text ? null : plain
  const places = await findRelevant(tx, { params, exact, prefixed: params.query, after, asOf, limit, isCommon })
  return pageOf(search, places, isCommon, asOf)
}

const unranked = (place: { id: string; postedAt: Date }): RankedPlace => ({ ...place, tier: 0, rank: 0 })

function pageOf(
  { input, words, otherPlace, isByLetters }: Search,
  places: RankedPlace[],
  isCommon: boolean,
  asOf: Date | null,
): Found {
  const shown = places.slice(0, input.limit)
  const last = shown.at(-1)
  const q = words ? writeWords(words) : ''
  const cursor = last && { after: last, isCommon, asOf: asOf ?? last.postedAt, q, otherPlace, isByLetters }
  return {
    ...nothing,
    ids: shown.map((place) => place.id),
    nextCursor: cursor && places.length > input.limit ? writeCursor(cursor) : null,
  }
}

type Tallies = Pick<Counted, 'tally' | 'isMore'>

function summarize(all: Tallies, base: Tallies, filters: Filters, most: number): Pick<Found, 'count' | 'facets'> {
  // above the limit only some matches were counted, so the count of each filter is a lower bound
  const atLeast = (rows: Tally) => ({ value: Math.min(total(rows), most), isCapped: base.isMore || total(rows) > most })
  const withRemote = base.tally.filter((row) => !filters.remote || row.remote)
  const types = employmentTypes.map((type) => [type, atLeast(withRemote.filter((row) => row.type === type))] as const)
  const remote = base.tally.filter((row) => row.remote && (!filters.type || row.type === filters.type))
  return {
    count: all.isMore ? { value: most, isCapped: true } : { value: total(all.tally), isCapped: false },
    facets: { type: Object.fromEntries(types) as NonNullable<Found['facets']>['type'], remote: atLeast(remote) },
  }
}

const writeCursor = ({ after, isCommon, asOf, q, otherPlace, isByLetters }: Cursor): string => {
  const { tier, rank, postedAt, id } = after
  return encodeCursor([Number(isCommon), tier, rank, postedAt, id, asOf, q, otherPlace, Number(isByLetters)])
}

function readCursor(text: string): Cursor | null {
  const values = decodeCursor(text, ['number', 'number', 'number', 'date', 'id', 'date', 'text', 'text', 'number'])
  if (!values) return null
  const [isCommon, tier, rank, postedAt, id, asOf, q, otherPlace, isByLetters] = values
  return {
    after: { tier, rank, postedAt, id },
    isCommon: isCommon === 1,
    asOf,
    q: q.slice(0, 1000),
    otherPlace: otherPlace.slice(0, 200),
    isByLetters: isByLetters === 1,
  }
}
