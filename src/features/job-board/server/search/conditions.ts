import { and, eq, type SQL, sql } from 'drizzle-orm'
import { exchangeRates } from '#db/schema/exchange-rates.ts'
import { jobs } from '#db/schema/job-postings.ts'
import type { EmploymentType, WorkMode } from '#features/job-postings/rules.ts'
import type { Conditions, LeastPay } from '#features/job-search/condition-names.ts'
import type { PostingLanguage } from '#features/job-search/languages.ts'
import { type Query, type QueryPart, withoutWeights } from '#features/job-search/to-query.ts'
import type { Viewer } from '#lib/viewer.ts'
import { offeredTo } from '../visible-jobs.ts'
import { type Hidden, notHidden } from './read-hidden.ts'

/** The place of a search. `keys` are its keys in the gazetteer; without keys, the name is compared as text. */
export type PlaceFilter = { text: string; keys: string[] }

export type Filters = {
  place: PlaceFilter
  type: EmploymentType | undefined
  remote: boolean
  /** Conditions that were read out of the words of the search. */
  said?: Conditions | undefined
  /** Conditions that the user set as filters: a posting must state them. */
  chosen?: Chosen | undefined
}
/** `since` is the earliest time of posting. */
export type Chosen = Pick<Conditions, 'level' | 'mode' | 'pay'> & {
  since?: Date
  language?: PostingLanguage
  companyId?: string
}
export type FoundCompany = { id: string; slug: string; name: string }

export type SearchParams = {
  viewer: Viewer | null
  query: Query | null
  filters: Filters
  /** What the viewer hid. */
  hidden?: Hidden | undefined
}

/**
 * PostgreSQL parses 'full-time' as a phrase, and a phrase query must read the text of each match again, which is slow. So only quoted
 * words are searched as a phrase.
 */
function tsquery({ text, hasPhrases, signs, unfinished }: Query): SQL {
  const words = hasPhrases
    ? sql`to_tsquery('tandem', ${text})`
    : sql`replace(to_tsquery('tandem', ${text})::text, '<->', '&')::tsquery`
  const parts = [words, ...(signs ? [sql`${signs}::tsquery`] : []), ...(unfinished ? [beginning(unfinished)] : [])]
  return parts.length === 1 ? words : sql`(${sql.join(parts, sql` && `)})`
}

/**
 * A word, or longer ones that begin with it. The prefix is the typed word and not its stem: the stem of 'police' is 'polic', which
 * 'policies' also begins with. A stop word such as 'the' gives an empty query.
 */
function beginning(word: string): SQL {
  const query = sql`to_tsquery('tandem', ${`'${word}'`})`
  // not a subquery: the planner evaluates this expression for its estimate
  return sql`case when numnode(${query}) > 0
    then ${query} || (quote_literal(lower(unaccent(${word}))) || ':*')::tsquery else ${query} end`
}

/** The query of a single part of a search. */
export const partQuery = (text: string, isSign: boolean): SQL =>
  isSign ? sql`${text}::tsquery` : sql`replace(to_tsquery('tandem', ${text})::text, '<->', '&')::tsquery`
export const titleHasPart = ({ text, isSign }: QueryPart): SQL =>
  sql`${jobs.searchTitle} @@ ${partQuery(withoutWeights(text), isSign)}`
export const textHas = ({ inTexts, isSign }: QueryPart): SQL => sql`${jobs.searchBody} @@ ${partQuery(inTexts, isSign)}`
export const bodyHasWord = (word: string): SQL => sql`${jobs.searchBody} @@ ${filterWord(word)}`

export const titleHas = (query: Query): SQL => sql`${jobs.searchTitle} @@ ${tsquery({ ...query, text: query.narrow })}`
export const bodyHas = (query: Query): SQL => sql`${jobs.searchBody} @@ ${tsquery(query)}`

/** The place contains the typed words. The subquery makes PostgreSQL parse them once instead of for each row. */
export const placeHas = (typed: string | SQL): SQL => sql`${jobs.searchPlace} @@ (select place_query(${typed}))`

/**
 * The posting's place is in the searched place. A posting whose place was not understood or not read yet is compared as text; all other
 * postings contain the word '~!'.
 */
function placeIs({ text, keys }: PlaceFilter): SQL | undefined {
  if (text === '') return undefined
  if (keys.length === 0) return placeHas(text)
  const known = keys.map((key) => `'~${key}'`).join(' | ')
  return sql`${jobs.searchPlace} @@ (select ${known}::tsquery || (place_query(${text}) && '!''~!'''::tsquery))`
}

/** The search as conditions that the index `jobs_search_all` covers together: filters are stored as words in `searchBody`. */
export function indexedConditions({ viewer, query, filters, hidden }: SearchParams, more?: SQL): SQL {
  const { place, type, remote } = filters
  const words = [query && tsquery(query), type && filterWord(type), remote && filterWord('remote')].filter(
    (one) => !!one,
  )
  const chosen = chosenWords(filters)
  const isNarrow = words.length > 0 || chosen.length > 0 || place.text !== ''
  const said = saidQuery(filters.said, isNarrow)
  const all = [...words, ...chosen, ...(said ? [said] : [])]
  const body = all.length > 0 ? sql`${jobs.searchBody} @@ (${sql.join(all, sql` && `)})` : undefined
  return and(
    offeredTo(viewer),
    body,
    query ? hasSearchTerms(query) : undefined,
    placeIs(place),
    isSince(filters),
    isOfCompany(filters),
    ...isPaid(filters),
    ...notHidden(hidden),
    more,
  ) as SQL
}

/** For remote work, the employer set the flag or the text mentions it. */
const modeWord = (mode: WorkMode): SQL =>
  mode === 'remote' ? sql`(${filterWord('remote')} || ${filterWord('is-remote')})` : filterWord(`is-${mode}`)

const chosenWords = ({ chosen: { level, mode, language } = {} }: Filters): SQL[] => [
  ...(level ? [filterWord(`is-${level}`)] : []),
  ...(mode ? [modeWord(mode)] : []),
  ...(language ? [filterWord(`in-${language}`)] : []),
]

/** The posting's highest pay in US dollars a year, by the dated rates; postings without pay do not match. */
export function paysAtLeast(pay: LeastPay | undefined): SQL | undefined {
  if (!pay) return undefined
  const { yearly, currency } = pay
  const rate = sql`(select ${exchangeRates.usd} from ${exchangeRates} where ${exchangeRates.currency} = ${currency})`
  return sql`coalesce(pay_max, pay_min) >= ${yearly}::numeric * ${currency === 'USD' ? sql`1` : rate}`
}

const isPaid = ({ said, chosen }: Filters): SQL[] =>
  [paysAtLeast(said?.pay), paysAtLeast(chosen?.pay)].filter((one) => one !== undefined)

const isOfCompany = ({ chosen: { companyId } = {} }: Filters): SQL | undefined =>
  companyId === undefined ? undefined : eq(jobs.companyId, companyId)

const isSince = ({ chosen: { since } = {} }: Filters): SQL | undefined =>
  since && sql`${jobs.postedAt} >= ${since.toISOString()}::timestamptz`

/**
 * The query for the level, type and work mode in the words of a search. Most postings state no level and few state that the work is on
 * site. So postings that state nothing also match and rank lower by relevance. If the search has no other condition, a posting must state
 * the level or the mode.
 */
function saidQuery({ level, type, mode }: Conditions = {}, isNarrow: boolean): SQL | undefined {
  const parts = [
    level &&
      (isNarrow ? sql`!!${filterWord(level === 'entry' ? 'is-senior' : 'is-entry')}` : filterWord(`is-${level}`)),
    type && sql`(${filterWord(type)} || ${filterWord(`is-${type}`)})`,
    (mode === 'hybrid' || mode === 'remote') && modeWord(mode),
    mode === 'on-site' &&
      (isNarrow ? sql`!!(${modeWord('remote')} || ${filterWord('is-hybrid')})` : filterWord('is-on-site')),
  ].filter((one) => !!one)
  return parts.length > 0 ? sql`(${sql.join(parts, sql` && `)})` : undefined
}

/** False for stop words such as 'the'. Their query is empty, so combined with a filter it would match all jobs of the filter. */
const hasSearchTerms = (query: Query) => sql`numnode(${tsquery(query)}) > 0`

const filterWord = (word: string) => sql`${`'~${word}'`}::tsquery`

/** The same conditions for rows that are read one after the other: cheap conditions first. */
export function walkedConditions({ viewer, query, filters, hidden }: SearchParams, more?: SQL): SQL {
  const { place, type, remote } = filters
  const said = saidQuery(filters.said, query !== null || type !== undefined || remote || place.text !== '')
  return and(
    type ? eq(jobs.employmentType, type) : undefined,
    remote ? jobs.isRemote : undefined,
    isSince(filters),
    isOfCompany(filters),
    ...isPaid(filters),
    ...notHidden(hidden),
    offeredTo(viewer),
    placeIs(place),
    more,
    query ? bodyHas(query) : undefined,
    ...chosenWords(filters).map((word) => sql`${jobs.searchBody} @@ ${word}`),
    said && sql`${jobs.searchBody} @@ ${said}`,
  ) as SQL
}
