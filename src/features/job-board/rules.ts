export const jobSorts = ['newest', 'relevance', 'pay', 'match'] as const
export type JobSort = (typeof jobSorts)[number]

/** The order in which jobs are found: the chosen one, or else by relevance for a search with keywords and newest first without (JOBS-03). */
export const sortOf = ({ q, sort }: { q?: string; sort?: JobSort }): JobSort =>
  sort && sort !== 'match' ? sort : q ? 'relevance' : 'newest'

/** How old a posting may be. */
export const postedPeriods = ['day', 'week', 'month'] as const
export type PostedPeriod = (typeof postedPeriods)[number]
export const postedLabels: Record<PostedPeriod, string> = {
  day: 'Last 24 hours',
  week: 'Last 7 days',
  month: 'Last 30 days',
}
export const postedDays: Record<PostedPeriod, number> = { day: 1, week: 7, month: 30 }

/** Kilometres around a town. */
export const distances = [10, 25, 50, 100] as const
export type Distance = (typeof distances)[number]
export const distanceLabel = (distance: Distance): string => `Within ${distance} km`

/** The choices of the filter for the least pay, in US dollars a year. */
export const payFloors = [20_000, 30_000, 40_000, 50_000, 60_000, 80_000, 100_000, 120_000, 150_000, 200_000] as const
export const payLabel = (pay: number): string => `$${pay.toLocaleString('en-US')}+ a year`

export const jobsPageSize = 20

/** The number of jobs that are compared with a resume for the best matches: those that come first in the usual order. */
export const maxMatched = 200

/** Matches are counted exactly up to this number; above it, the page shows '10,000+'. */
export const countedExactly = 10_000

export type Capped = { value: number; isCapped: boolean }

/** '128', or '10,000+' for a capped count. */
export const countLabel = ({ value, isCapped }: Capped): string =>
  `${value.toLocaleString('en-US')}${isCapped ? '+' : ''}`

export const jobSources = ['direct', 'search', 'campaign', 'referral'] as const
export type JobSource = (typeof jobSources)[number]

/** Tracking parameters and the referrer, which show how a visitor found a posting. */
export type Arrival = {
  ref?: string | undefined
  utmSource?: string | undefined
  utmMedium?: string | undefined
  utmCampaign?: string | undefined
  referrer?: string | null | undefined
}

const searchEngines =
  /(^|\.)(google|bing|duckduckgo|yahoo|ecosia|qwant|startpage|baidu|yandex|brave|kagi)\.[a-z.]{2,8}$/i
const ownLists = /^\/(app\/)?jobs\/?$/

/**
 * How a visitor found a posting: 'campaign' if the link has campaign parameters, 'search' for this
 * site's search or a search engine, 'referral' for another site or a personal link, or else 'direct'.
 */
export function readSource(arrival: Arrival, ownHost: string): JobSource {
  const ref = arrival.ref?.trim().toLowerCase() ?? ''
  const medium = arrival.utmMedium?.trim().toLowerCase() ?? ''
  if (ref === 'campaign' || arrival.utmCampaign?.trim() || /^(e-?mail|newsletter|cpc|paid.*|ads?)$/.test(medium)) {
    return 'campaign'
  }
  if (ref === 'search' || medium === 'organic') return 'search'
  if (ref || medium === 'referral' || medium === 'social' || arrival.utmSource?.trim()) return 'referral'
  return sourceOfReferrer(arrival.referrer, ownHost)
}

function sourceOfReferrer(referrer: string | null | undefined, ownHost: string): JobSource {
  if (!referrer || !URL.canParse(referrer)) return 'direct'
  const { host, hostname, pathname } = new URL(referrer)
  if (host === ownHost) return ownLists.test(pathname) ? 'search' : 'direct'
  return searchEngines.test(hostname) ? 'search' : 'referral'
}
