import { type EmploymentType, employmentTypeLabels } from './rules.ts'

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
