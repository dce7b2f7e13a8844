import { trackedSources } from '#features/applications/rules.ts'
import { statusWord } from '#features/applications/status-part.ts'
import { employmentTypes } from '#features/job-postings/rules.ts'
import { oneOf, type Read, readAddress, typed, whole, words, writeAddress } from '#lib/read-address.ts'
import { funnelPeriods } from '../rules.ts'
import type { TrackerFilters } from '../shapes.ts'

export const trackerDays = [7, 30, 90, 365] as const
export const salaryFloors = [30_000, 50_000, 70_000, 90_000, 110_000, 130_000, 150_000, 200_000] as const

/** The search parameters of the tracker; unknown parameters are ignored. */
export const TrackerSearch = readAddress({
  q: typed(100),
  status: statusWord,
  days: oneOf(trackerDays),
  type: oneOf(employmentTypes),
  location: typed(100),
  source: oneOf(trackedSources),
  salary: whole(1, 10_000_000),
  /** The id of the application or saved job with open details; for an invalid id the dialog shows "not found". */
  application: words(100),
  saved: words(100),
  external: words(100),
  /** `external` in links of release 0.2.0, for example in emails. */
  elsewhere: words(100),
  /** The external application opens as a form. */
  form: oneOf(['edit']),
  /** List by default. */
  view: oneOf(['board']),
  period: oneOf(funnelPeriods),
})
export type TrackerSearch = Read<typeof TrackerSearch>

export function filtersOf({ q, status, days, type, location, source, salary }: TrackerSearch): TrackerFilters {
  return { search: q, status, days, type, location, source, salary }
}

const panelFilters = ['days', 'type', 'location', 'source', 'salary'] as const

/** The number of set filters in the panel. */
export const countFilters = (search: TrackerSearch): number =>
  panelFilters.filter((key) => search[key] !== undefined).length

export const isFiltered = (search: TrackerSearch): boolean =>
  countFilters(search) > 0 || search.q !== undefined || search.status !== undefined

/** The address of the CSV file for these filters. */
export const exportAddress = (search: TrackerSearch): string => writeAddress('/api/tracker.csv', filtersOf(search))
