import { employmentTypes, workModeLabels, workModes } from '#features/job-postings/rules.ts'
import { searchLevelLabels, searchLevels } from '#features/job-search/condition-names.ts'
import { postingLanguages } from '#features/job-search/languages.ts'
import { oneOf, type Read, readAddress, whole, words, yes } from '#lib/read-address.ts'
import type { JobSearch } from '../contract.ts'
import { distances, jobSorts, postedPeriods } from '../rules.ts'

/** The largest number of pages that are loaded for a URL. */
export const maxLoadedPages = 20

/** The URL parameters of /app/jobs: filters, order, number of loaded pages, open job, open dialog, and tracking (ref, utm_*). */
export const JobsSearch = readAddress({
  q: words(),
  location: words(),
  type: oneOf(employmentTypes),
  remote: yes,
  level: oneOf(searchLevels),
  mode: oneOf(workModes),
  posted: oneOf(postedPeriods),
  within: oneOf(distances),
  language: oneOf(postingLanguages),
  company: words(),
  pay: whole(1, 10_000_000),
  sort: oneOf(jobSorts),
  pages: whole(2, maxLoadedPages),
  job: words(),
  dialog: oneOf(['apply', 'report', 'save-search', 'saved-searches', 'hidden-jobs']),
  ref: words(),
  utm_source: words(),
  utm_medium: words(),
  utm_campaign: words(),
})
export type JobsSearch = Read<typeof JobsSearch>

/** The filters beside the typed text, in the order in which a URL has them. */
export const filterNames = [
  'type',
  'remote',
  'level',
  'mode',
  'posted',
  'within',
  'language',
  'company',
  'pay',
] as const
export type FilterName = (typeof filterNames)[number]

const listed = ['q', 'location', ...filterNames, 'sort'] as const
export type JobsFilters = Pick<JobsSearch, (typeof listed)[number]>

/** The parameters that the list depends on. Without the open job, so that opening one does not reload the list. */
export const filtersOf = (search: JobsSearch): JobsFilters =>
  Object.fromEntries(listed.map((name) => [name, search[name]])) as JobsFilters

/** The tracking parameters. */
export const arrivalOf = (search: JobsSearch) => ({
  ref: search.ref,
  utmSource: search.utm_source,
  utmMedium: search.utm_medium,
  utmCampaign: search.utm_campaign,
})

/** The URL parameters after a filter changed. It closes the open job, which may no longer be in the list. */
export const withFilters = (search: JobsSearch, changed: Partial<JobsFilters>): JobsSearch => ({
  ...search,
  ...changed,
  pages: undefined,
  job: undefined,
})

/** The number of filters that are set, without the keywords. */
export const filtersSet = ({ q: _q, sort: _sort, ...filters }: JobsFilters): number =>
  Object.values(filters).filter(Boolean).length

/** The corrected parts of a search, as typed or as corrected: 'analyst in Berlin', or one of the two. */
export const formatSearched = ({ words, place }: NonNullable<JobSearch['correction']>, as: 'typed' | 'shown'): string =>
  [words?.[as], place?.[as]].filter(Boolean).join(' in ')

/** The search with the typed text replaced by the corrected text. */
export const withCorrection = <S extends Pick<JobsFilters, 'q' | 'location'>>(
  search: S,
  correction: JobSearch['correction'] | undefined,
): S => ({
  ...search,
  ...(correction?.words && { q: correction.words.shown }),
  ...(correction?.place && { location: correction.place.shown }),
})

/** The name of the company that a search is limited to; its slug if the company is unknown. */
export const filteredCompanyName = (facets: JobSearch['facets'] | undefined, company: string): string =>
  facets?.companies.find(({ slug }) => slug === company)?.name ?? company

/** A search that can be saved. */
export type Savable = Omit<JobsFilters, 'company'> & { company?: { slug: string; name: string } | undefined }

/**
 * The search in the form of a saved search: level, work mode and pay become keywords, which it understands. The date is left out, because alerts
 * only contain new jobs.
 */
export const toSavedSearch = (
  { level, mode, pay, posted: _, within: _within, q, company, ...filters }: JobsFilters,
  facets?: JobSearch['facets'],
): Savable => ({
  ...filters,
  company: company === undefined ? undefined : { slug: company, name: filteredCompanyName(facets, company) },
  q:
    [q, level && searchLevelLabels[level], mode && workModeLabels[mode], pay && `$${pay} a year`]
      .filter(Boolean)
      .join(' ') || undefined,
})
