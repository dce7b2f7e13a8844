import '#features/places/server/gazetteer.ts'
import { inArray } from 'drizzle-orm'
import { searchWords } from '#db/schema/job-board.ts'
import { withoutRedundantWords } from '#features/job-search/read-conditions.ts'
import { readPlace, readWords, type Words } from '#features/job-search/read-words.ts'
import { hasNames, possibleCompounds } from '#features/job-search/to-query.ts'
import { keysWithin, openKeys, searchedPlaceKeys } from '#features/places/place-keys.ts'
import type { Viewer } from '#lib/viewer.ts'
import type { Db } from '#server/context.ts'
import type { SearchJobs, Understood } from '../../contract.ts'
import { postedDays } from '../../rules.ts'
import type { Chosen, Filters, FoundCompany } from './conditions.ts'
import type { Hidden } from './read-hidden.ts'
import { readSaid } from './read-said.ts'
import type { Reading } from './search-cursor.ts'
import { type Split, splitPlace } from './split-place.ts'

export type SearchRequest = {
  db: Db
  viewer: Viewer | null
  input: SearchJobs
  /** What the viewer hid. */
  hidden?: Hidden | undefined
  /** The company that the search is limited to; null if there is none with this name in the address. */
  company?: FoundCompany | null | undefined
  /** Whether the last word may be the beginning of a longer one. */
  isTyping: boolean
  /** A place to use instead of the typed one. */
  otherPlace?: string
}

/** One way to read a search. `filters` contain `otherPlace` and the conditions `said`. */
export type Search = Omit<SearchRequest, 'db' | 'otherPlace'> &
  Reading & {
    words: Words | null
    filters: Filters
    isPlaceRemote: boolean
    /** Pairs of words that postings write as one word. */
    joined: ReadonlySet<string>
    understood: Understood[]
  }

const DAY = 86_400_000

/** The largest number of words in a cursor: completing an unfinished word may add several. */
const maxCorrectedTerms = 50

/**
 * The ways to read the typed words, the most likely first. `kept` are the words that were read as conditions or as a place, which no
 * correction changes.
 */
export async function readTyped(asked: SearchRequest, q: string): Promise<{ ways: Search[]; kept: string }> {
  const { input } = asked
  if (q === '') {
    const plain = searchOf(asked, null)
    return { ways: [plain, ...byLetters(plain, asked)], kept: '' }
  }
  const { rest, chips, said, kept: conditions, chip } = readSaid(q)
  const split = rest && input.location === '' ? splitPlace(rest) : null
  const joined = await findJoined(asked.db, rest)
  const reading = { said, joined, understood: chips }
  const needed = (some: Words | null) => some && withoutRedundantWords(some)
  const unsplit = searchOf(asked, needed(rest), reading)
  const withPlace = ({ words: others, place, groups }: Split) =>
    searchOf(asked, needed(others), {
      ...reading,
      otherPlace: place,
      understood: [...chips, chip('place', place, groups)],
    })
  const ways = split ? [withPlace(split), unsplit] : [unsplit]
  // a saved search does not match titles in other languages that were not asked for
  const wide = asked.isTyping ? [{ ...ways[0]!, isWide: true }] : []
  const plain = rest && hasNames(rest) ? ways.map((way) => ({ ...way, isPlain: true })) : []
  // only if no posting has the words: 'galway' is a town, but many small towns have names that are also words
  const small = split || !rest || input.location !== '' ? null : splitPlace(rest, true)
  const town = small ? [withPlace(small)] : []
  const kept = [conditions, split?.place ?? ''].filter(Boolean).join(' ')
  return { ways: [ways[0]!, ...wide, ...ways.slice(1), ...town, ...plain, ...byLetters(unsplit, asked)], kept }
}

/** With `isRemote` also of remote jobs for which people in the place may apply. */
function keysOf(place: string, within: number | undefined, isRemote: boolean): string[] {
  const keys = within ? keysWithin(place, within) : searchedPlaceKeys(place)
  return isRemote && keys.length > 0 ? [...keys, ...openKeys(place)] : keys
}

function chosenOf({ level, mode, posted, language, pay }: SearchJobs, company: SearchRequest['company']): Chosen {
  return {
    ...(language && { language }),
    ...(company && { companyId: company.id }),
    ...(pay && { pay: { yearly: pay, currency: 'USD' } }),
    ...(level && { level }),
    ...(mode && { mode }),
    ...(posted && { since: new Date(Date.now() - postedDays[posted] * DAY) }),
  }
}

type Options = Partial<Reading & Pick<Search, 'joined' | 'understood'>>

function searchOf(
  { viewer, input, hidden, company, isTyping, otherPlace: given = '' }: SearchRequest,
  words: Words | null,
  options: Options = {},
): Search {
  const { otherPlace = given, isByLetters = false, isPlain = false, isWide = false, said = {} } = options
  const { joined = new Set<string>(), understood = [] } = options
  const typed = otherPlace || input.location
  const { place, isRemote } = readPlace(typed)
  const isRemoteMeant = input.remote || isRemote || input.mode === 'remote' || said.mode === 'remote'
  const filters = {
    place: { text: place, keys: place === '' || isByLetters ? [] : keysOf(typed, input.within, isRemoteMeant) },
    type: input.type,
    remote: input.remote || isRemote,
    said,
    chosen: chosenOf(input, company),
  }
  return {
    viewer,
    input,
    hidden,
    company,
    isTyping,
    words,
    filters,
    isPlaceRemote: isRemote,
    otherPlace,
    isByLetters,
    isPlain,
    isWide,
    said,
    joined,
    understood,
  }
}

/** Repeats a search for its next page. */
export async function searchAgain(asked: SearchRequest, { q, ...reading }: Reading & { q: string }): Promise<Search> {
  const words = q === '' ? null : readWords(q, maxCorrectedTerms)
  return searchOf(asked, words, { ...reading, joined: await findJoined(asked.db, words) })
}

/**
 * The search with its place compared as text, for a place without postings. Not for short texts: the letters of 'D.C.' are also in
 * 'Oakland, CA'.
 */
function byLetters({ filters, words, said, joined, understood }: Search, asked: SearchRequest): Search[] {
  const isLong = /[\p{L}\p{M}]{3}/u.test(filters.place.text)
  return filters.place.keys.length > 0 && isLong
    ? [searchOf(asked, words, { said, joined, understood, isByLetters: true })]
    : []
}

/** The pairs of words in the search that postings write as one word. */
async function findJoined(db: Db, words: Words | null): Promise<ReadonlySet<string>> {
  const could = words ? possibleCompounds(words) : []
  if (could.length === 0) return new Set()
  const rows = await db.select({ word: searchWords.word }).from(searchWords).where(inArray(searchWords.word, could))
  return new Set(rows.map(({ word }) => word))
}
