import { isoDay } from '#lib/dates.ts'
import type { ComparedPay } from '#lib/pay/pay.ts'

export const entryStates = ['waiting', 'approved', 'sent', 'skipped', 'dropped'] as const
export type EntryState = (typeof entryStates)[number]

/** A rule's default minimum match, in percent. */
export const defaultMinimumMatch = 70

/** The maximum numbers of rules, saved answers and queued jobs for each person. */
export const maxRules = 10
export const maxAnswers = 200
export const maxWaiting = 200

/** Seconds between approving and sending, during which the person can undo it. */
export const undoSeconds = 10

/** After this number of failed attempts an entry returns to the person. */
export const maxAttempts = 5

export const capLimits = { daily: { min: 1, max: 25 }, company: { min: 1, max: 10 } } as const
export const defaultCaps = { dailyCap: 5, companyCap: 2 } as const

/** The periods for the caps: the calendar day and month in UTC, as for plans (billing's startOfMonth). */
export const dayPeriod = (now: Date): string => `day ${isoDay(now)}`
export const companyPeriod = (companyId: string, now: Date): string => `company ${companyId} ${isoDay(now).slice(0, 7)}`

/** When the daily cap resets: the next midnight in UTC. */
export const nextDay = (now: Date): Date =>
  new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth(), now.getUTCDate() + 1))

export type Preferences = {
  types: readonly string[]
  salaryFloor: number | null
  minimumMatch: number
  avoids: readonly string[]
}
export type Offered = ComparedPay & {
  employmentType: string
  companyName: string
  score: number | null
}

const fold = (name: string): string =>
  name
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()

/** True if the company is one to avoid: its name equals an avoided name or starts with it ('Acme' also means 'Acme Inc'). */
export const isAvoided = (companyName: string, avoids: readonly string[]): boolean => {
  const name = fold(companyName)
  return avoids.map(fold).some((avoided) => avoided !== '' && (name === avoided || name.startsWith(`${avoided} `)))
}

/**
 * Whether a found job satisfies the other criteria of the rule: type, pay, match, company. A job without pay does not satisfy a minimum
 * salary, and a job with an unknown match does not satisfy a minimum match.
 */
export function matchesRule(rule: Preferences, job: Offered): boolean {
  if (rule.types.length > 0 && !rule.types.includes(job.employmentType)) return false
  const pay = job.payMax ?? job.payMin
  if (rule.salaryFloor !== null && (pay === null || pay < rule.salaryFloor)) return false
  if (job.score === null || job.score < rule.minimumMatch) return false
  return !isAvoided(job.companyName, rule.avoids)
}

/** A cover letter for one job: {job} and {company} are replaced by its names. */
export const letterFor = (text: string, job: { title: string; companyName: string }): string =>
  text.replaceAll('{job}', job.title).replaceAll('{company}', job.companyName)
