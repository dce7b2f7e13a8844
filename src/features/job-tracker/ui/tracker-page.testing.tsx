import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { vi } from 'vitest'
import type { TrackedApplication } from '#features/applications/contract.ts'
import { type ApplicationStatus, applicationStatuses } from '#features/applications/rules.ts'
import { dollarsAYear } from '#lib/pay/pay.ts'
import { showScreen } from '#testing/show-screen.tsx'
import type { TrackerStats } from '../shapes.ts'
import { TrackerPage } from './tracker-page.tsx'
import type { TrackerSearch } from './tracker-search.ts'

export const id = (n: number) => `0199d1f0-0000-7000-8000-00000000000${n}`
export const hoursAgo = (hours: number) => new Date(Date.now() - hours * 3_600_000)
export const job = {
  id: id(1),
  slug: 'senior-data-analyst',
  title: 'Senior Data Analyst',
  companyName: 'Fernway Health',
  companyLogoUrl: null,
  location: 'Portland, OR',
  remoteAllowed: false,
  employmentType: 'full-time' as const,
  ...dollarsAYear(98_000, null),
  salaryText: null,
  link: null,
}
export const application = (n: number, status: ApplicationStatus, overrides: Partial<TrackedApplication> = {}) => ({
  id: id(n),
  isExternal: false,
  status,
  source: 'direct' as const,
  isAssisted: false,
  notes: null,
  appliedAt: hoursAgo(50),
  updatedAt: hoursAgo(50),
  statusUpdatedAt: hoursAgo(2),
  job: { ...job, isOpen: true, isDeleted: false },
  ...overrides,
})
export const saved = (n: number, notes: string | null) => {
  const { companyName: name, companyLogoUrl: logoUrl, ...rest } = job
  const company = { id: id(2), name, slug: 'fernway', logoUrl, location: null }
  const facts = { postedAt: new Date(), applicationDeadline: null, isClosed: false, isInternal: false, isSaved: true }
  const card = { ...rest, ...facts, title: `Saved job ${n}`, company, isApplied: false, match: null }
  return { id: id(n), userId: id(9), jobId: id(n), notes, savedAt: hoursAgo(3), job: card }
}
export const stats: TrackerStats = {
  totalSaved: 6,
  totalApplications: 12,
  pendingReview: 7,
  interviewsScheduled: 1,
  responseRate: 58,
  savedClosingSoon: 2,
  longestWaitDays: 19,
  appliedLast30Days: 3,
  applicationsTrend: [1, 2, 3, 4, 5, 6, 12],
  responseRateTrend: [40, 41, 42, 50, 51, 55, 58],
  responseRateChange: 9,
}

const step = { count: 4, percent: 100 }
const funnel = { sent: step, replied: step, interview: step, accepted: { count: 0, percent: 0 } }

type PageOptions = {
  items?: TrackedApplication[]
  savedJobs?: unknown[]
  archived?: unknown[]
  search?: TrackerSearch
  answers?: Record<string, (input: never) => unknown>
}

export async function show({ items = [], savedJobs = [], archived = [], search = {}, answers = {} }: PageOptions = {}) {
  const onSearch = vi.fn()
  const counts = Object.fromEntries(
    applicationStatuses.map((status) => [status, items.filter((item) => item.status === status).length]),
  )
  const { unmount } = showScreen(<TrackerPage search={search} onSearch={onSearch} />, {
    answers: {
      'jobTracker.stats': () => stats,
      'jobTracker.listOwn': () => ({ items, counts, nextCursor: null }),
      'jobTracker.openReminders': () => [],
      'jobTracker.remindersOf': () => [],
      'jobTracker.contactsOf': () => [],
      'jobTracker.funnel': () => funnel,
      'jobs.listSaved': () => savedJobs,
      'jobs.listArchivedSaved': () => archived,
      ...answers,
    },
  })
  await screen.findByRole('heading', { name: 'Job Tracker', hidden: true })
  return { onSearch, unmount, user: userEvent.setup() }
}
