import { and, eq, type SQL, sql } from 'drizzle-orm'
import { jobs } from '#db/schema/job-postings.ts'
import type { EmploymentType } from '#features/job-postings/rules.ts'
import type { Viewer } from '#lib/viewer.ts'
import type { Query } from '../../read-words.ts'
import { offeredTo } from '../visible-jobs.ts'

export type Filters = { place: string; type: EmploymentType | undefined; remote: boolean }

export type Asked = { viewer: Viewer | null; query: Query | null; filters: Filters }

/** PostgreSQL reads 'full-time' as a phrase, and a phrase cannot be found without reading the text again: only quotes ask for one. */
const tsquery = ({ text, hasPhrases }: Query): SQL =>
  hasPhrases
    ? sql`to_tsquery('tandem', ${text})`
    : sql`replace(to_tsquery('tandem', ${text})::text, '<->', '&')::tsquery`

export const titleHas = (query: Query): SQL => sql`${jobs.searchTitle} @@ ${tsquery(query)}`
export const bodyHas = (query: Query): SQL => sql`${jobs.searchBody} @@ ${tsquery(query)}`
export const rankOf = (query: Query): SQL => sql`ts_rank(${jobs.searchBody}, ${tsquery(query)})`

/** The place contains what was typed. A query of its own, so that it is read once and not for each row. */
export const placeHas = (typed: string | SQL): SQL => sql`${jobs.searchPlace} @@ (select place_query(${typed}))`

/** The search as conditions that the index `jobs_search_all` answers together; filters are words in the vector of the body. */
export function indexedConditions({ viewer, query, filters: { place, type, remote } }: Asked, more?: SQL): SQL {
  const words = [query && tsquery(query), type && filterWord(type), remote && filterWord('remote')].filter(
    (one) => !!one,
  )
  const body = words.length > 0 ? sql`${jobs.searchBody} @@ (${sql.join(words, sql` && `)})` : undefined
  return and(
    offeredTo(viewer),
    body,
    query ? saysSomething(query) : undefined,
    place ? placeHas(place) : undefined,
    more,
  ) as SQL
}

/** False for 'the' and the like, which no index holds: joined with a filter they would find whatever the filter finds. */
const saysSomething = (query: Query) => sql`numnode(${tsquery(query)}) > 0`

const filterWord = (word: EmploymentType | 'remote') => sql`${`'~${word}'`}::tsquery`

/** The same for rows read one after the other: what costs least is asked first. */
export function walkedConditions({ viewer, query, filters: { place, type, remote } }: Asked, more?: SQL): SQL {
  return and(
    type ? eq(jobs.employmentType, type) : undefined,
    remote ? jobs.isRemote : undefined,
    offeredTo(viewer),
    place ? placeHas(place) : undefined,
    more,
    query ? bodyHas(query) : undefined,
  ) as SQL
}
