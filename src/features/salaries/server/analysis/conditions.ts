import { type SQL, sql } from 'drizzle-orm'
import type { SalarySearch } from '../../contract.ts'
import type { Terms } from './find-terms.ts'

/** So many pairs of a title and a place are looked up one by one. */
const mostPairs = 20_000
/** Of more pairs, titles or places are looked up by themselves where they are so few, and so small a share of all. */
const mostAlone = 2_000
const largestShare = 0.25

/** How the data points of a search are found: by pairs, by place, by title, or by reading all of them. */
export type Way = 'pairs' | 'places' | 'titles' | 'all'

/** The way that reads least, as far as it can be told from the numbers of titles and places. */
export function wayOf(terms: Omit<Terms, 'version'>): Way {
  if (terms.titles.length * terms.locations.length <= mostPairs) return 'pairs'
  const sides = [
    { way: 'titles' as const, found: terms.titles.length, share: terms.titles.length / terms.titleCount },
    { way: 'places' as const, found: terms.locations.length, share: terms.locations.length / terms.locationCount },
  ]
  const [best] = sides
    .filter(({ found, share }) => found <= mostAlone && share <= largestShare)
    .toSorted((a, b) => a.share - b.share)
  return best?.way ?? 'all'
}

const ints = (ids: number[]): SQL => sql`${`{${ids.join(',')}}`}::int[]`

/** What a data point must fulfil; titles and places are asked in the way that reads least. */
export function conditionsOf(terms: Terms, search: SalarySearch): SQL {
  const all = [...placeAndTitle(terms)]
  if (search.experienceLevel) all.push(sql`experience_level = ${search.experienceLevel}`)
  if (search.industry) all.push(sql`industry = ${search.industry}`)
  if (search.companySize) all.push(sql`company_size = ${search.companySize}`)
  if (search.educationLevel) all.push(sql`education_level = ${search.educationLevel}`)
  if (search.remoteType) all.push(sql`remote_type = ${search.remoteType}`)
  if (search.salaryMin !== undefined) all.push(sql`base_salary >= ${search.salaryMin}`)
  if (search.salaryMax !== undefined) all.push(sql`base_salary <= ${search.salaryMax}`)
  return all.length > 0 ? sql.join(all, sql` and `) : sql`true`
}

function* placeAndTitle(terms: Terms): Generator<SQL> {
  const { titles, locations } = terms
  const way = wayOf(terms)
  // the sum hides a column from its index: the array is then hashed, and each row compared once
  if (way === 'pairs' || way === 'titles') yield sql`title_id = any(${ints(titles)})`
  else if (titles.length < terms.titleCount) yield sql`title_id + 0 = any(${ints(titles)})`
  if (way === 'pairs' || way === 'places') yield sql`location_id = any(${ints(locations)})`
  else if (locations.length < terms.locationCount) yield sql`location_id + 0 = any(${ints(locations)})`
}
