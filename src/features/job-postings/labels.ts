import { type EmploymentType, employmentTypeLabels } from './rules.ts'

/** A missing employment type is shown as 'Full-time' (JOBS-13). */
export const employmentLabel = (type: EmploymentType | null | undefined): string =>
  employmentTypeLabels[type ?? 'full-time']

type Where = { location: string | null; remoteAllowed: boolean }

const saysRemote = /\bremote\b/i

/**
 * Whether the job can be done from home: what 'Remote only' finds, each job whose label includes it. In SQL it is
 * `job_is_remote`, stored as `jobs.isRemote`.
 */
export const isRemote = ({ location, remoteAllowed }: Where): boolean =>
  remoteAllowed || !location?.trim() || saysRemote.test(location)

/**
 * The workplace: 'Remote' where no location is given (JOBS-13), otherwise the location and whether remote work is
 * possible.
 */
export function placeLabel({ location, remoteAllowed }: Where): string {
  const place = location?.trim()
  if (!place) return 'Remote'
  return remoteAllowed && !saysRemote.test(place) ? `${place} or remote` : place
}

/** True once the deadline day is over; the posting remains visible, applying is refused (APPLY-30). */
export const isClosedForApplying = ({ closesAt }: { closesAt: Date | null }, now: Date): boolean =>
  closesAt !== null && now.getTime() >= closesAt.getTime()
