import type { ApplicationStatus } from '#features/applications/rules.ts'

export const maxExternal = 2000
/** The maximum length of the posting's HTML that is stored with an external application. */
export const maxPostingCharacters = 40_000
export const maxReminders = 20
export const maxContacts = 20

/** The employment types of external applications. */
export const externalTypes = ['full-time', 'part-time', 'contract', 'internship', 'temporary'] as const
export type ExternalType = (typeof externalTypes)[number]

/** True for a full http or https address without user name and password. */
export function isWebAddress(text: string): boolean {
  const url = URL.canParse(text) ? new URL(text) : null
  return url !== null && /^https?:$/.test(url.protocol) && url.username === '' && url.password === ''
}

/** The periods of the funnel in days; 'all' for everything. */
export const funnelPeriods = ['30', '90', '365', 'all'] as const
export type FunnelPeriod = (typeof funnelPeriods)[number]

/** Below this number of applications, percentages are null. */
const minSent = 3
const furtherThanSent: readonly ApplicationStatus[] = ['reviewing', 'interview', 'accepted', 'rejected']

export type Path = { status: ApplicationStatus; reached: readonly ApplicationStatus[] }

/**
 * How far the applications got. Replied: the company ever changed the status, even if the application was withdrawn later. Interview: ever
 * in Interview, or accepted now. Accepted: accepted now. Percentages are of all sent applications; null for fewer than three.
 */
export function funnelOf(paths: readonly Path[]) {
  const reached = (path: Path, ...statuses: ApplicationStatus[]) =>
    path.status !== 'submitted' && path.reached.some((status) => statuses.includes(status))
  const sent = paths.length
  const step = (count: number) => ({ count, percent: sent < minSent ? null : Math.round((100 * count) / sent) })
  const among = (holds: (path: Path) => boolean) => step(paths.filter(holds).length)
  return {
    sent: step(sent),
    replied: among((path) => reached(path, ...furtherThanSent)),
    interview: among((path) => path.status === 'accepted' || reached(path, 'interview')),
    accepted: among((path) => path.status === 'accepted'),
  }
}
