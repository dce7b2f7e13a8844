import type { EmploymentType } from '#features/job-postings/rules.ts'
import type { PostingLanguage } from '#features/job-search/languages.ts'
import { DAY_MS } from '#lib/dates.ts'

export const alertFrequencies = ['none', 'daily', 'weekly'] as const
export type AlertFrequency = (typeof alertFrequencies)[number]

export const frequencyLabels: Record<AlertFrequency, string> = { none: 'No email', daily: 'Daily', weekly: 'Weekly' }

/** How many searches one user can save. */
export const maxSavedSearches = 20

const HOUR = 3_600_000
/** The hour, in UTC, from which emails are sent. */
const FROM_HOUR = 7

/** The day ('2026-11-22') or the week ('2026-W47') of an email that is sent at `now`. Both begin at 07:00 UTC. */
export function periodAt(frequency: Exclude<AlertFrequency, 'none'>, now: Date): string {
  const at = new Date(now.getTime() - FROM_HOUR * HOUR)
  if (frequency === 'daily') return at.toISOString().slice(0, 10)
  // a week belongs to the year that its Thursday is in (ISO 8601)
  const weekday = (at.getUTCDay() + 6) % 7
  const thursday = new Date(Date.UTC(at.getUTCFullYear(), at.getUTCMonth(), at.getUTCDate() - weekday + 3))
  const week = 1 + Math.floor((thursday.getTime() - Date.UTC(thursday.getUTCFullYear(), 0, 1)) / (7 * DAY_MS))
  return `${thursday.getUTCFullYear()}-W${String(week).padStart(2, '0')}`
}

export type Criteria = {
  q: string
  location: string
  type: EmploymentType | null
  remote: boolean
  company: { slug: string; name: string } | null
  language: PostingLanguage | null
}

/** The path of the jobs page with this search. */
export function searchAddress({ q, location, type, remote, company, language }: Criteria): string {
  const params = { q, location, type: type ?? '', remote: remote ? 'true' : '' }
  const all = { ...params, language: language ?? '', company: company?.slug ?? '' }
  const set = Object.entries(all).filter(([, text]) => text)
  return `/app/jobs?${new URLSearchParams(set)}`
}

export const alertErrors = {
  SEARCH_EMPTY: {
    status: 422,
    message: "Enter a keyword, a location or a filter first. An empty search can't be saved.",
  },
  TOO_MANY_SEARCHES: {
    status: 409,
    message: `You've reached the limit of ${maxSavedSearches} saved searches. Delete one first.`,
  },
} as const
