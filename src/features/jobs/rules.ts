import type { MatchItem, MatchState } from './match/shapes.ts'
import { type EmploymentType, employmentTypeLabels } from './posting-rules.ts'

export const jobSorts = ['newest', 'relevance'] as const
export type JobSort = (typeof jobSorts)[number]

/** The order of a list: as asked, else what fits typed words best first, and newest first where nothing is typed (JOBS-03). */
export const sortOf = ({ q, sort }: { q?: string; sort?: JobSort }): JobSort => sort ?? (q ? 'relevance' : 'newest')

export const jobsPageSize = 20

/** Matches are counted exactly up to here; beyond, people read '10,000+'. */
export const countedExactly = 10_000

export type Capped = { value: number; isCapped: boolean }

/** '128', or '10,000+' where there are more than were counted. */
export const countLabel = ({ value, isCapped }: Capped): string =>
  `${value.toLocaleString('en-US')}${isCapped ? '+' : ''}`

/** A missing employment type is shown as 'Full-time' (JOBS-13). */
export const employmentLabel = (type: EmploymentType | null | undefined): string =>
  employmentTypeLabels[type ?? 'full-time']

type Where = { location: string | null; remoteAllowed: boolean }

const saysRemote = /\bremote\b/i

/** May one work from home: what 'Remote only' finds, each job whose label says so. In SQL it is `job_is_remote`, kept as `jobs.isRemote`. */
export const isRemote = ({ location, remoteAllowed }: Where): boolean =>
  remoteAllowed || !location?.trim() || saysRemote.test(location)

/** Where one works: 'Remote' where nothing is said (JOBS-13), else the place, and whether it may be from home instead. */
export function placeLabel({ location, remoteAllowed }: Where): string {
  const place = location?.trim()
  if (!place) return 'Remote'
  return remoteAllowed && !saysRemote.test(place) ? `${place} or remote` : place
}

/** True once the deadline day is over; the posting stays visible, applying is refused (APPLY-30). */
export const isClosedForApplying = ({ closesAt }: { closesAt: Date | null }, now: Date): boolean =>
  closesAt !== null && now.getTime() >= closesAt.getTime()

/** A match as it is drawn, one segment a requirement; of a posting that lists none, one for each thing compared. */
export function segmentsOf(items: MatchItem[]): MatchState[] {
  const requirements = items.filter((item) => item.kind === 'requirement')
  return (requirements.length > 0 ? requirements : items).map((item) => item.state)
}

/** The lines of a match to show first, in their order: what is open before what is met, requirements before the rest. */
export function leadingItems(items: MatchItem[], most: number): MatchItem[] {
  const place = new Map(items.map((item, index) => [item, index]))
  const isOpen = (item: MatchItem) => item.state !== 'met'
  const requirements = items.filter((item) => item.kind === 'requirement')
  const open = requirements.filter(isOpen).slice(0, Math.ceil(most / 2))
  const chosen = new Set([...open, ...requirements.filter((item) => !isOpen(item)), ...requirements, ...items])
  return [...chosen].slice(0, most).sort((a, b) => (place.get(a) ?? 0) - (place.get(b) ?? 0))
}

export const jobSources = ['direct', 'search', 'campaign', 'referral'] as const
export type JobSource = (typeof jobSources)[number]

/** What a link and its referrer tell of how somebody came to a posting. */
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
 * How a reader came (decisions §1, company analytics): a campaign where the link says so, a search where it was found by one
 * (ours or a search engine's), a referral where another site or person sent them, else direct.
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
