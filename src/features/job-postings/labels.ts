import { counted } from '#lib/count-word.ts'
import { offsetLabel } from './applicants/utc-offsets.ts'
import {
  type EmploymentType,
  employmentTypeLabels,
  type Level,
  levelLabels,
  type WorkMode,
  workModeLabels,
} from './rules.ts'

/** A missing employment type is shown as 'Full-time' (JOBS-13). */
export const employmentLabel = (type: EmploymentType | null | undefined): string =>
  employmentTypeLabels[type ?? 'full-time']

type Where = { location: string | null; moreLocations?: readonly string[] | undefined; remoteAllowed: boolean }
type Mode = { workMode?: WorkMode | null; onSiteDays?: number | null }

const saysRemote = /\bremote\b/i
const saysHybrid = /\bhybrid/i

/**
 * Whether the job can be done from home: these are the jobs that 'Remote only' finds, and their place label contains 'Remote'. The work
 * mode decides; without one, the location does. In SQL it is `job_is_remote`, stored as `jobs.isRemote`.
 */
export const isRemote = ({ location, moreLocations = [], remoteAllowed, workMode }: Where & Mode): boolean =>
  workMode
    ? workMode === 'remote'
    : remoteAllowed || !location?.trim() || [location, ...moreLocations].some((one) => saysRemote.test(one))

/**
 * The workplace in a list: of several locations the first one and the number of the others, 'Leeds, UK +2'. 'Remote' if no location is given (JOBS-13), otherwise the location and whether remote or hybrid work is possible. An
 * on-site or hybrid job without a location shows its work mode instead.
 */
export function placeLabel(job: Where & Mode): string {
  const { location, moreLocations = [] } = job
  return withMode(`${location?.trim() ?? ''}${moreLocations.length > 0 ? ` +${moreLocations.length}` : ''}`, job)
}

/** The same with all locations: 'Leeds, UK; York, UK; Hull, UK'. */
export const placesLabel = (job: Where & Mode): string => withMode(locationsText(job) ?? '', job)

/** All locations as one text; null without any. */
export const locationsText = ({ location, moreLocations = [] }: Omit<Where, 'remoteAllowed'>): string | null =>
  [location?.trim() ?? '', ...moreLocations].filter(Boolean).join('; ') || null

/** The work mode beside several locations; '' if they say all. */
export function modeBeside({ location, moreLocations = [], remoteAllowed, ...mode }: Where & Mode): string {
  const says = (word: RegExp) => [location ?? '', ...moreLocations].some((one) => word.test(one))
  if (mode.workMode === 'hybrid') return says(saysHybrid) ? '' : modeLabel(mode)
  return remoteAllowed && !says(saysRemote) ? 'Or remote' : ''
}

function withMode(place: string, { remoteAllowed, ...mode }: Where & Mode): string {
  if (!place) return modeLabel(mode) || 'Remote'
  if (mode.workMode === 'hybrid' && !saysHybrid.test(place)) return `${place}, ${modeLabel(mode).toLowerCase()}`
  return remoteAllowed && !saysRemote.test(place) ? `${place} or remote` : place
}

function modeLabel({ workMode, onSiteDays }: Mode): string {
  if (workMode === 'hybrid' && onSiteDays) return `Hybrid, ${counted(onSiteDays, 'day')} on site`
  return workMode ? workModeLabels[workMode] : ''
}

/** Who may apply, as a sentence: 'Open to applicants in Germany and Austria, in time zones UTC to UTC+2'; null if nothing is stated. */
export function openToLabel(places: readonly string[], utcFrom: number | null, utcTo: number | null): string | null {
  const zones =
    utcFrom === null || utcTo === null
      ? ''
      : utcFrom === utcTo
        ? `in time zone ${offsetLabel(utcFrom)}`
        : `in time zones ${offsetLabel(utcFrom)} to ${offsetLabel(utcTo)}`
  const named = places.length > 0 ? `in ${new Intl.ListFormat('en-GB').format(places)}` : ''
  return named || zones ? `Open to applicants ${[named, zones].filter(Boolean).join(', ')}` : null
}

/** Level and openings beside the other facts of a job: 'Senior · 3 openings'; '' if neither is stated. */
export function particularsLabel({ level, openings }: { level?: Level | null; openings?: number | null }): string {
  const many = openings && openings > 1 ? `${openings.toLocaleString('en-US')} openings` : ''
  return [level ? levelLabels[level] : '', many].filter(Boolean).join(' · ')
}

/** True once the deadline day is over; the posting remains visible, applying is refused (APPLY-30). */
export const isClosedForApplying = ({ closesAt }: { closesAt: Date | null }, now: Date): boolean =>
  closesAt !== null && now.getTime() >= closesAt.getTime()
