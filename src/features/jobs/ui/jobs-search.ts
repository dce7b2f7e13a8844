import { oneOf, type Read, readAddress, words, yes } from '#lib/read-address.ts'
import { employmentTypes } from '../posting-rules.ts'
import { jobSorts } from '../rules.ts'

/** What the address of /app/jobs holds: filters, order, the job that is open, and how the link came (ref, utm_*). */
export const JobsSearch = readAddress({
  q: words(),
  location: words(),
  type: oneOf(employmentTypes),
  remote: yes,
  sort: oneOf(jobSorts),
  job: words(),
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
  job: undefined,
})

/** How many filters beside the keywords are set. */
export const filtersSet = ({ location, type, remote }: JobsFilters): number =>
  [location, type, remote].filter(Boolean).length
