import { and, eq, type SQL, sql } from 'drizzle-orm'
import { jobs } from '#db/schema/jobs.ts'
import type { Viewer } from '#lib/viewer.ts'
import type { EmploymentType } from '../../posting-rules.ts'
import { visibleTo } from '../visible-jobs.ts'

export type Filters = { place: string; type: EmploymentType | undefined; remote: boolean }

/** What is searched for in the words of postings; tsquery texts of `toTsquery`. */
export type Asked = { viewer: Viewer | null; text: string | null; filters: Filters }

const tsquery = (text: string) => sql`to_tsquery('tandem', ${text})`

export const titleHas = (text: string): SQL => sql`${jobs.searchTitle} @@ ${tsquery(text)}`
export const bodyHas = (text: string): SQL => sql`${jobs.searchBody} @@ ${tsquery(text)}`
export const rankOf = (text: string): SQL => sql`ts_rank(${jobs.searchBody}, ${tsquery(text)})`

/** The place holds what was typed; two letters only as a word of their own, or 'US' would find Austin. */
function placeHas(place: string): SQL {
  const words = sql`search_place(${place})`
  return sql`${jobs.searchPlace} like '%' || case when length(${words}) <= 4 then ${words} else btrim(${words}) end || '%'`
}

/** The search as conditions that the index `jobs_search_all` answers together; filters are words in the vector of the body. */
export function indexedConditions({ viewer, text, filters: { place, type, remote } }: Asked, more?: SQL): SQL {
  const words = [text && tsquery(text), type && filterWord(type), remote && filterWord('remote')].filter((one) => !!one)
  const body = words.length > 0 ? sql`${jobs.searchBody} @@ (${sql.join(words, sql` && `)})` : undefined
  return and(
    visibleTo(viewer),
    body,
    text ? saysSomething(text) : undefined,
    place ? placeHas(place) : undefined,
    more,
  ) as SQL
}

/** False for 'the' and the like, which no index holds: joined with a filter they would find whatever the filter finds. */
const saysSomething = (text: string) => sql`numnode(${tsquery(text)}) > 0`

const filterWord = (word: EmploymentType | 'remote') => sql`${`'~${word}'`}::tsquery`

/** The same for rows read one after the other: what costs least is asked first. */
export function walkedConditions({ viewer, text, filters: { place, type, remote } }: Asked, more?: SQL): SQL {
  return and(
    type ? eq(jobs.employmentType, type) : undefined,
    remote ? jobs.remoteAllowed : undefined,
    visibleTo(viewer),
    place ? placeHas(place) : undefined,
    more,
    text ? bodyHas(text) : undefined,
  ) as SQL
}
