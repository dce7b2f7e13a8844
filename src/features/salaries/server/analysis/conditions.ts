import { type SQL, sql } from 'drizzle-orm'
import type { SalarySearch } from '../../contract.ts'
import type { Terms } from './find-terms.ts'

/** So many pairs of a title and a place are looked up one by one; beyond, rows are read in their order and compared. */
const mostPairs = 20_000
const mostTitles = 2_000

/** Whether what matches can be looked up pair by pair; otherwise all data points are read. */
export const isByPair = ({ titles, locations }: Terms): boolean => titles.length * locations.length <= mostPairs

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
  const { titles, locations, isEveryTitle, isEveryLocation } = terms
  const isPaired = isByPair(terms)
  // the sum hides a column from its index: the array is then hashed, and each row compared once
  const isByTitle = isPaired || titles.length <= mostTitles
  if (!isEveryTitle) yield isByTitle ? sql`title_id = any(${ints(titles)})` : sql`title_id + 0 = any(${ints(titles)})`
  if (isEveryLocation && !isPaired) return
  yield isPaired ? sql`location_id = any(${ints(locations)})` : sql`location_id + 0 = any(${ints(locations)})`
}
