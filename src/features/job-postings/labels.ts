import { type EmploymentType, employmentTypeLabels, type WorkMode, workModeLabels } from './rules.ts'

/** A missing employment type is shown as 'Full-time' (JOBS-13). */
export const employmentLabel = (type: EmploymentType | null | undefined): string =>
  employmentTypeLabels[type ?? 'full-time']

type Where = { location: string | null; remoteAllowed: boolean }
type Mode = { workMode?: WorkMode | null; onSiteDays?: number | null }

const saysRemote = /\bremote\b/i
const saysHybrid = /\bhybrid/i

/**
 * Whether the job can be done from home: these are the jobs that 'Remote only' finds, and their place label contains 'Remote'. The work
 * mode decides; without one, the location does. In SQL it is `job_is_remote`, stored as `jobs.isRemote`.
 */
export const isRemote = ({ location, remoteAllowed, workMode }: Where & Mode): boolean =>
  workMode ? workMode === 'remote' : remoteAllowed || !location?.trim() || saysRemote.test(location)

/**
 * The workplace: 'Remote' if no location is given (JOBS-13), otherwise the location and whether remote or hybrid work is possible. An
 * on-site or hybrid job without a location shows its work mode instead.
 */
export function placeLabel({ location, remoteAllowed, ...mode }: Where & Mode): string {
  const place = location?.trim()
  if (!place) return modeLabel(mode) || 'Remote'
  if (mode.workMode === 'hybrid' && !saysHybrid.test(place)) return `${place}, ${modeLabel(mode).toLowerCase()}`
  return remoteAllowed && !saysRemote.test(place) ? `${place} or remote` : place
}

function modeLabel({ workMode, onSiteDays }: Mode): string {
  if (workMode === 'hybrid' && onSiteDays) return `Hybrid, ${onSiteDays} ${onSiteDays === 1 ? 'day' : 'days'} on site`
  return workMode ? workModeLabels[workMode] : ''
}

/** True once the deadline day is over; the posting remains visible, applying is refused (APPLY-30). */
export const isClosedForApplying = ({ closesAt }: { closesAt: Date | null }, now: Date): boolean =>
  closesAt !== null && now.getTime() >= closesAt.getTime()
