import type { ApplicationStatus } from '#features/applications/rules.ts'

export const mostExternal = 2000
export const mostReminders = 20
export const mostContacts = 20

/** True for a full http or https address without user name and password. */
export function isWebAddress(text: string): boolean {
  const url = URL.canParse(text) ? new URL(text) : null
  return url !== null && /^https?:$/.test(url.protocol) && url.username === '' && url.password === ''
}

/** The periods of the funnel in days; 'all' for everything. */
export const funnelPeriods = ['30', '90', '365', 'all'] as const
export type FunnelPeriod = (typeof funnelPeriods)[number]

/** Below this number of applications, percentages are omitted. */
const fewestSent = 3
const furtherThanSent: readonly ApplicationStatus[] = ['reviewing', 'interview', 'accepted', 'rejected']

export type Path = { status: ApplicationStatus; reached: readonly ApplicationStatus[] }

/**
 * How far applications got. Replied: the company ever moved it, also where it was withdrawn later. Interview: ever in
 * Interview, or accepted now. Accepted: accepted now. Percentages are of all sent; null with fewer than three.
 */
export function funnelOf(paths: readonly Path[]) {
  const reached = (path: Path, ...statuses: ApplicationStatus[]) =>
    path.status !== 'submitted' && path.reached.some((status) => statuses.includes(status))
  const sent = paths.length
  const step = (count: number) => ({ count, percent: sent < fewestSent ? null : Math.round((100 * count) / sent) })
  const among = (holds: (path: Path) => boolean) => step(paths.filter(holds).length)
  return {
    sent: step(sent),
    replied: among((path) => reached(path, ...furtherThanSent)),
    interview: among((path) => path.status === 'accepted' || reached(path, 'interview')),
    accepted: among((path) => path.status === 'accepted'),
  }
}

const YEARLY_AT_LEAST = 1000

/**
 * The highest yearly amount in a salary text, in whole units of any currency: '$84k - $99k' is 99000. Null without a
 * yearly amount, such as by the hour or the month.
 */
export function salaryTopOf(words: string): number | null {
  if (/hour|\/\s*h|hr\b|day|week|month|\/\s*m/i.test(words)) return null
  const sums = [...words.slice(0, 200).matchAll(/(\d[\d.,' ]{0,14})(k)?/gi)].map(([, digits = '', k]) => {
    const whole = digits.trim().replace(/[.,]\d{1,2}$/, (end) => (k ? end.replace(',', '.') : ''))
    const value = Number(k ? whole.replace(/[,' ]/g, '') : whole.replace(/[.,' ]/g, ''))
    return Math.round(k ? value * 1000 : value)
  })
  const yearly = sums.filter((sum) => sum >= YEARLY_AT_LEAST && sum <= 100_000_000)
  return yearly.length > 0 ? Math.max(...yearly) : null
}
