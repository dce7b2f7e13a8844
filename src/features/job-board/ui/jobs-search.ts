import { employmentTypes } from '#features/job-postings/rules.ts'
import { oneOf, type Read, readAddress, whole, words, yes } from '#lib/read-address.ts'
import type { JobSearch } from '../contract.ts'
import { jobSorts } from '../rules.ts'

/** So many pages come back with an address. */
export const mostPages = 20

/** What the address of /app/jobs holds: filters, order, how far the list goes, the job and the dialog that are open, and how the link came (ref, utm_*). */
export const JobsSearch = readAddress({
  q: words(),
  location: words(),
  type: oneOf(employmentTypes),
  remote: yes,
  sort: oneOf(jobSorts),
  pages: whole(2, mostPages),
  job: words(),
  dialog: oneOf(['apply', 'report', 'save-search', 'saved-searches']),
  ref: words(),
  utm_source: words(),
  utm_medium: words(),
  utm_campaign: words(),
})
export type JobsSearch = Read<typeof JobsSearch>

export type JobsFilters = Pick<JobsSearch, 'q' | 'location' | 'type' | 'remote' | 'sort'>

/** The part that the list depends on: opening a job asks nothing anew. */
export const filtersOf = ({ q, location, type, remote, sort }: JobsSearch): JobsFilters => ({
  q,
  location,
  type,
  remote,
  sort,
})

/** The part that says how somebody came here. */
export const arrivalOf = (search: JobsSearch) => ({
  ref: search.ref,
  utmSource: search.utm_source,
  utmMedium: search.utm_medium,
  utmCampaign: search.utm_campaign,
})

/** The address after a filter changed: the open job is closed with it, as it may no longer be in the list. */
export const withFilters = (search: JobsSearch, changed: Partial<JobsFilters>): JobsSearch => ({
  ...search,
  ...changed,
  pages: undefined,
  job: undefined,
})

/** How many filters beside the keywords are set. */
export const filtersSet = ({ location, type, remote }: JobsFilters): number =>
  [location, type, remote].filter(Boolean).length

/** What was put right of a search, as it was typed or as it was searched for: 'analyst in Berlin', or the one of both. */
export const searchedFor = ({ words, place }: NonNullable<JobSearch['correction']>, as: 'typed' | 'shown'): string =>
  [words?.[as], place?.[as]].filter(Boolean).join(' in ')

/** The search with what it was really made with: what was put right in place of what was typed. */
export const asSearched = <S extends Pick<JobsFilters, 'q' | 'location'>>(
  search: S,
  correction: JobSearch['correction'] | undefined,
): S => ({
  ...search,
  ...(correction?.words && { q: correction.words.shown }),
  ...(correction?.place && { location: correction.place.shown }),
})
