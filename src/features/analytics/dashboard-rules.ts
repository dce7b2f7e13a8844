import { DAY_MS } from '#lib/dates.ts'

/** The cards compare the last 30 days with the 30 before. */
export const PERIOD_DAYS = 30
export const DEFAULT_MINIMUM = 70
/** The lowest minimum that a person can choose: weaker matches are not stored. */
export const LOWEST_MINIMUM = 50
/** Completeness in percent from which the profile step counts as done (DASH-05). */
export const PROFILE_DONE = 80
/** Below this number in both periods together, no change is shown. */
const ENOUGH = 4
const POINTS = 8

/** Difference from the period before; null with too little data (DASH-11). */
export function changeOf(recent: number, before: number): number | null {
  return before === 0 || recent + before < ENOUGH ? null : recent - before
}

/** The same difference in rounded percent of the period before. */
export function changeInPercent(recent: number, before: number): number | null {
  return changeOf(recent, before) === null ? null : Math.round(((recent - before) / before) * 100)
}

/** Counts of the last period and of the one before it, and the growth over the last period, oldest first. */
export function totalsOfPeriod(times: readonly Date[], now: Date): { recent: number; before: number; trend: number[] } {
  const ages = times.map((at) => (now.getTime() - at.getTime()) / DAY_MS)
  const recent = ages.filter((age) => age < PERIOD_DAYS)
  const before = ages.filter((age) => age >= PERIOD_DAYS && age < 2 * PERIOD_DAYS).length
  const trend = Array.from({ length: POINTS }, (_, point) => {
    const since = PERIOD_DAYS * (1 - point / (POINTS - 1))
    return recent.filter((age) => age >= since).length
  })
  return { recent: recent.length, before, trend }
}

/** Number of completed steps, of four. */
export function stepsDone(steps: Readonly<Record<string, boolean>>): { done: number; total: number } {
  const states = Object.values(steps)
  return { done: states.filter(Boolean).length, total: states.length }
}

type Happening = { kind: 'application'; status: string; isAssisted: boolean } | { kind: 'resume'; isUploaded: boolean }

/** The badge of an activity entry (DASH-13, DASH-14); null if the entry shows the status itself. */
export function badgeOf(happening: Happening): 'sent' | 'scheduled' | 'auto' | 'uploaded' | 'updated' | null {
  if (happening.kind === 'resume') return happening.isUploaded ? 'uploaded' : 'updated'
  if (happening.isAssisted) return 'auto'
  if (happening.status === 'submitted') return 'sent'
  return happening.status === 'interview' ? 'scheduled' : null
}
