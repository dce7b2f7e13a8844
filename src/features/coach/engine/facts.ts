import { DAY_MS } from '#lib/dates.ts'

/** The data that the coach may use: only the person's own data, and public articles (COACH-04). */
export type Facts = {
  now: Date
  /** The ISO code of the country in the profile, for help lines. */
  country: string | null
  profile: {
    percent: number
    suggestions: string[]
    jobTitle: string | null
    skills: string[]
    salary: [number, number] | null
  }
  resumes: FactResume[]
  letters: number
  applications: FactApplication[]
  saved: FactJob[]
  /** Open jobs that match the profile, best match first; without saved jobs and jobs with an application. */
  fitting: FactJob[]
  subscription: { plan: string | null; isActive: boolean }
  /** The job that the question names; null if it names none. */
  fit: FactFit | null
  /** The pay for the role that the question names, in its place. */
  pay: FactPay | null
  /** The newest rejections, if the question asks for the reasons. */
  rejections: FactRejection[]
  articles: FactArticle[]
  reading: FactReading[]
}

export type FactResume = {
  id: string
  title: string
  isDefault: boolean
  isUpload: boolean
  score: number | null
  losses: { says: string; fix: string; points: number }[]
}

export type FactApplication = {
  id: string
  title: string
  company: string
  /** True if the person applied on another site and only tracks the application here. */
  isExternal: boolean
  status: 'submitted' | 'reviewing' | 'interview' | 'accepted' | 'rejected' | 'withdrawn'
  appliedAt: Date
  statusUpdatedAt: Date
}

export type FactJob = {
  id: string
  slug: string
  title: string
  company: string
  /** A date such as '2026-11-30'. */
  deadline: string | null
  /** The time zone in which the deadline ends. */
  timeZone: string
  match: number | null
  isApplied: boolean
}

/** `job` is null if no open job has this name. The labels are those of its match. */
export type FactFit =
  | { named: string; job: null }
  | { named: string; job: FactJob; headline: string | null; met: string[]; partly: string[]; missing: string[] }

/** Statistics from the Salary Analyzer, in US dollars a year; null if there are too few data points. */
export type FactPay = {
  role: string
  place: string
  count: number
  benchmark: { median: number; percentile25: number; percentile75: number; count: number } | null
}

/**
 * The company's message with the rejection, and the requirements that were not found in the submitted resume; `id` is the application's.
 */
export type FactRejection = { id: string; message: string | null; missing: string[] }

/** A help article that matches the question; `rank` is from 0 to 1. */
export type FactArticle = { slug: string; title: string; summary: string; text: string; rank: number }

/** Reading material for interview preparation that matches the question. */
export type FactReading = { key: string; title: string }

/** Full days since `then`. */
export const daysSince = (then: Date, now: Date): number =>
  Math.max(0, Math.floor((now.getTime() - then.getTime()) / DAY_MS))

/** Days until the end of an ISO day in UTC; negative for a day in the past. */
export const daysUntil = (day: string, now: Date): number =>
  Math.ceil((Date.parse(`${day}T23:59:59Z`) - now.getTime()) / DAY_MS) - 1
