import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it, vi } from 'vitest'
import type { Viewer } from '#lib/viewer.ts'
import { refusal, seeker, showScreen } from '#testing/show-screen.tsx'
import type { PlatformAnalytics } from '../platform-analytics-contract.ts'
import { PlatformAnalyticsPage } from './platform-analytics-page.tsx'

const ID = '0199d1f0-0000-7000-8000-000000000001'
const day = (n: number) => new Date(Date.now() - n * 86_400_000)
const admin: Viewer = { ...seeker, name: 'Priya Natarajan', roles: ['platform_admin'] }
const staff: Viewer = { ...admin, roles: ['platform_user'] }

const shown: PlatformAnalytics = {
  days: 7,
  summary: 'Busiest day: Monday (71 signups, 3 times the usual number).',
  signups: { now: 212, before: 154, trend: [24, 31, 22, 14, 19, 71, 31] },
  applications: { now: 1916, before: 1916, trend: [1, 2, 3] },
  subscriptions: { now: 3402, before: 3463, trend: [3463, 3402] },
  signupDays: [24, 31, 22, 14, 19, 71, 31].map((count, n) => ({ day: day(6 - n), count })),
  trend: [1, 2, 3].map((n) => ({ from: day(4 - n), to: day(3 - n), applications: n * 10, before: 5 })),
  subscriptionStatus: {
    total: 4147,
    statuses: [
      { status: 'active', count: 3402, percentage: 82 },
      { status: 'paid_until_later', count: 96, percentage: 2 },
    ],
    plans: [{ name: 'Pro', count: 3000 }],
  },
  recentActivity: [
    { kind: 'signups', count: 31, day: day(0) },
    { kind: 'decisions', count: 1, day: day(1) },
  ],
  log: [{ id: ID, at: new Date(), who: 'Yusuf Osei', what: 'Flagged a job', from: 'Content Moderation' }],
}
const empty: PlatformAnalytics = {
  ...shown,
  summary: 'No signups in the last 7 days.',
  signups: { now: 0, before: 0, trend: [0, 0, 0] },
  subscriptions: { now: 0, before: null, trend: [0] },
  signupDays: shown.signupDays.map(({ day }) => ({ day, count: 0 })),
  trend: shown.trend.map((point) => ({ ...point, applications: 0, before: 0 })),
  subscriptionStatus: { total: 0, statuses: [], plans: [] },
  recentActivity: [],
  log: [],
}

const show = (answer: () => unknown, viewer = admin, onDays = vi.fn()) => {
  showScreen(<PlatformAnalyticsPage days={7} onDays={onDays} />, {
    viewer,
    answers: { 'platformAnalytics.get': answer },
    routes: ['/app/admin/audit'],
  })
  return onDays
}
const figure = (name: string) => {
  const stats = screen.getByLabelText('Key figures')
  return within(stats).getByText(name).parentElement?.textContent?.slice(name.length)
}

it('offers 7, 30 and 90 days and selects 7 (ADASH-04)', async () => {
  const onDays = show(() => shown)
  for (const days of ['7 days', '30 days']) expect(await screen.findByText(days)).toBeDefined()
  expect(screen.getByText('7 days').closest('button')?.getAttribute('aria-pressed')).toBe('true')
  await userEvent.click(screen.getByText('90 days'))
  expect(onDays).toHaveBeenCalledWith(90)
})

it('exports the selected period (ADASH-05)', async () => {
  show(() => shown)
  const link = (await screen.findByText('Export')).closest('a')
  expect(link?.getAttribute('href')).toBe('/api/platform-analytics.csv?days=7')
})

it('shows three cards with comparisons, the lists and the log (ADASH-06)', async () => {
  show(() => shown)
  await screen.findByText(shown.summary)
  expect(figure('User Signups')).toContain('212')
  expect(figure('User Signups')).toContain('+38%from 154')
  expect(figure('Job Applications')).toContain('No changefrom 1,916')
  expect(figure('Active Subscriptions')).toContain('−61from 3,463')
  expect(screen.getByRole('region', { name: 'Subscription Status' }).textContent).toContain(
    'Cancelled, still active96 2%',
  )
  const activity = screen.getByRole('region', { name: 'Recent Activity' })
  expect(
    within(activity)
      .getAllByRole('listitem')
      .map((item) => item.textContent),
  ).toEqual(['31 people signed uptoday', '1 item reviewedyesterday'])
  expect(screen.getByRole('table', { name: 'Activity log' }).textContent).toContain(
    'Yusuf OseiFlagged a jobContent Moderation',
  )
})

it('lists the signups of seven days, as bars and as a table (ADASH-07)', async () => {
  show(() => shown)
  const panel = await screen.findByRole('region', { name: 'User Signups' })
  await userEvent.click(within(panel).getByText('Table'))
  const rows = within(await within(panel).findByRole('table', { name: 'User Signups' })).getAllByRole('row')
  expect(rows.length).toBe(8)
  expect(rows.at(-1)?.textContent).toMatch(/31$/)
})

it('shows empty states, and a note where there is no earlier count', async () => {
  show(() => empty)
  await screen.findByText('No recent activity')
  for (const text of [
    'Nothing logged',
    'No subscriptions yet',
    'No applications in the last 7 days. Each point is a day.',
  ])
    expect(screen.getByText(text)).toBeDefined()
  expect(figure('User Signups')).toBe('0—None in the previous period')
  expect(figure('Active Subscriptions')).toContain('Not recorded 7 days ago')
})

it('links the whole log for admins only', async () => {
  show(() => shown, staff)
  await screen.findByText(shown.summary)
  expect(screen.queryByText('View all')).toBeNull()
})

it('shows an error after a failed load and retries (ADASH-08)', async () => {
  const answer = vi.fn(() => {
    throw refusal('INTERNAL_SERVER_ERROR', 'Something went wrong')
  })
  show(answer)
  expect(await screen.findByText('Failed to load analytics data')).toBeDefined()
  const callCount = answer.mock.calls.length
  await userEvent.click(screen.getByRole('button', { name: /try again|retry/i }))
  expect(answer.mock.calls.length).toBeGreaterThan(callCount)
})
