import { writeWords } from '#features/job-search/read-words.ts'
import { toQuery } from '#features/job-search/to-query.ts'
import type { Viewer } from '#lib/viewer.ts'
import type { Db } from '#server/context.ts'
import { withIndexes } from '#server/with-indexes.ts'
import type { JobSearch, SearchJobs } from '../contract.ts'
import { countedExactly, sortOf } from '../rules.ts'
import { findPublicCompany } from './find-public-company.ts'
import type { FoundCompany, SearchParams } from './search/conditions.ts'
import { correctPlace } from './search/correct-place.ts'
import { correctionsOf } from './search/correct-words.ts'
import { countedFacets, readFacets } from './search/facets.ts'
import { findBestPaid } from './search/find-best-paid.ts'
import { countMatches, findNewest, maxCounted } from './search/find-newest.ts'
import { findRelevant, type RankedPlace } from './search/find-relevant.ts'
import { readHidden } from './search/read-hidden.ts'
import { readTyped, type Search, type SearchRequest, searchAgain } from './search/read-typed.ts'
import { type Cursor, readCursor, writeCursor } from './search/search-cursor.ts'

/** The result of a search: ids in order and, with the first page, the counts. */
export type FoundJobs = Pick<JobSearch, 'count' | 'facets' | 'correction' | 'understood' | 'nextCursor'> & {
  ids: string[]
}

const nothing: FoundJobs = { ids: [], nextCursor: null, count: null, facets: null, correction: null, understood: [] }

/**
 * Finds open jobs that the viewer may see, newest first, by pay, or by relevance for a search with keywords. The first page has counts,
 * exact up to 10,000. A search without results is repeated with corrected words. The last word also matches longer words that begin with
 * it; pass `isTyping: false` for saved searches, because no user is typing.
 */
export async function findJobs(
  db: Db,
  viewer: Viewer | null,
  input: SearchJobs,
  { isTyping = true } = {},
): Promise<FoundJobs> {
  const hidden = viewer && !input.withHidden ? await readHidden(db, viewer.userId) : undefined
  const company = input.company ? await findCompany(db, input.company) : undefined
  const asked: SearchRequest = { db, viewer, input, hidden, company, isTyping }
  const cursor = input.cursor ? readCursor(input.cursor) : null
  if (cursor) {
    const search = await searchAgain(asked, cursor)
    return withIndexes(db, (tx) => findPage(tx, search, cursor))
  }
  const typed = await readTyped(asked, input.q)
  const first = await findFirstOf(db, typed.ways)
  if (first.count?.value !== 0) return first
  return (await findCorrected(asked, typed)) ?? first
}

/** The public company with this slug, or null. */
async function findCompany(db: Db, slug: string): Promise<FoundCompany | null> {
  const company = await findPublicCompany(db, slug)
  return company && company !== 'gone' ? company : null
}

/** The result of the first search that finds something; if none does, the empty result of the first one. */
async function findFirstOf(db: Db, ways: Search[]): Promise<FoundJobs> {
  const missed: FoundJobs[] = []
  for (const way of ways) {
    const found = { ...(await findFirst(db, way)), understood: way.understood }
    if (found.count?.value !== 0) return found
    missed.push(found)
  }
  return missed[0] ?? nothing
}

/**
 * With corrected words, a corrected place, or both; null if nothing was corrected. Corrected words are only used if they find something.
 */
async function findCorrected(
  asked: SearchRequest,
  { ways, kept }: Awaited<ReturnType<typeof readTyped>>,
): Promise<FoundJobs | null> {
  const { db, viewer, input } = asked
  const [typed] = ways
  const isKnownPlace = ways.some(({ filters, otherPlace }) => !otherPlace && filters.place.keys.length > 0)
  const correctedPlace = isKnownPlace ? '' : await correctPlace(db, viewer, input.location)
  const place = correctedPlace ? { typed: input.location, shown: correctedPlace } : null
  const again = correctedPlace ? { ...asked, otherPlace: correctedPlace } : asked
  let missed: FoundJobs | null = null
  for await (const { words, isCorrected } of correctionsOf(db, typed?.words ?? null, place !== null)) {
    const shown = [words ? writeWords(words) : '', kept].filter(Boolean).join(' ')
    const correction = { words: isCorrected ? { typed: input.q, shown } : null, place }
    const { ways: others } = await readTyped(again, shown)
    const found = await findFirstOf(db, others)
    const said = correction.words || place ? { ...found, correction } : found
    if (found.count?.value !== 0) return said
    missed ??= place ? said : null
  }
  return missed
}

async function findFirst(db: Db, search: Search): Promise<FoundJobs> {
  const params = paramsOf(search)
  const { isPlaceRemote, filters, company } = search
  const summary = { counts: null, isMore: false, most: countedExactly, company }
  if (!params) return { ...nothing, count: { value: 0, isCapped: false }, facets: readFacets(summary) }
  const isRemoteSet = filters.remote !== isPlaceRemote
  const isFiltered = filters.type !== undefined || isRemoteSet || Object.keys(filters.chosen ?? {}).length > 0
  const unfiltered = {
    ...params,
    filters: { ...filters, type: undefined, remote: isPlaceRemote, chosen: undefined },
  }
  const facets = countedFacets(filters, isRemoteSet)
  const countAndFind = async (tx: Db) => {
    const counted = await countMatches(tx, params, search.input.limit + 1, isFiltered ? {} : { facets })
    const { newest, isMore, total } = counted
    if (newest && !isByRelevance(search) && !isByPay(search))
      return { counted, page: pageOf(search, newest.map(unranked), false, null) }
    return { counted, page: total > 0 ? await findPage(tx, search, { isCommon: isMore }) : nothing }
  }
  const [first, base] = await Promise.all([
    withIndexes(db, countAndFind, { isNeeded: isNarrowed(params) }),
    isFiltered
      ? withIndexes(db, (tx) => countMatches(tx, unfiltered, 0, { facets }), { isNeeded: isNarrowed(unfiltered) })
      : null,
  ])
  const most = maxCounted(params)
  const { total, isMore } = first.counted
  const counted = base ?? first.counted
  return {
    ...first.page,
    count: isMore ? { value: most, isCapped: true } : { value: total, isCapped: false },
    facets: readFacets({ counts: counted.facets, isMore: counted.isMore, most, company }),
  }
}

/** Null if the typed text has no word that can be searched for. */
function paramsOf({
  viewer,
  input,
  hidden,
  company,
  words,
  filters,
  isPlaceRemote,
  isTyping,
  isPlain,
  isWide,
  joined,
}: Search): SearchParams | null {
  const isNoPlace = input.location !== '' && filters.place.text === '' && !isPlaceRemote
  if (words?.included.length === 0 || isNoPlace || company === null) return null
  return {
    viewer,
    filters,
    hidden,
    query: words && toQuery(words, { prefixed: isTyping, hasSynonyms: true, isPlain, isWide, joined }),
  }
}

/** Whether the search has any condition. Without one, PostgreSQL does not need an index. */
const isNarrowed = ({ query, filters }: SearchParams) =>
  Boolean(
    query ||
      filters.place.text ||
      filters.type ||
      filters.remote ||
      Object.keys({ ...filters.said, ...filters.chosen }).length > 0,
  )

const isByPay = ({ input }: Search) => input.sort === 'pay'
const isByRelevance = ({ input, words }: Search) => sortOf(input) === 'relevance' && words !== null

async function findPage(tx: Db, search: Search, start: Pick<Cursor, 'isCommon'> & Partial<Cursor>): Promise<FoundJobs> {
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
  const exact = toQuery(search.words, { isPlain: search.isPlain })
  const places = await findRelevant(tx, { params, exact, query: params.query, after, asOf, limit, isCommon })
  return pageOf(search, places, isCommon, asOf)
}

const unranked = (place: { id: string; postedAt: Date }): RankedPlace => ({ ...place, tier: 0, rank: 0 })

function pageOf(
  { input, words, otherPlace, isByLetters, isPlain, isWide, said }: Search,
  places: RankedPlace[],
  isCommon: boolean,
  asOf: Date | null,
): FoundJobs {
  const shown = places.slice(0, input.limit)
  const last = shown.at(-1)
  const q = words ? writeWords(words) : ''
  const cursor = last && {
    after: last,
    isCommon,
    asOf: asOf ?? last.postedAt,
    q,
    otherPlace,
    isByLetters,
    isPlain,
    isWide,
    said,
  }
  return {
    ...nothing,
    ids: shown.map((place) => place.id),
    nextCursor: cursor && places.length > input.limit ? writeCursor(cursor) : null,
  }
}
