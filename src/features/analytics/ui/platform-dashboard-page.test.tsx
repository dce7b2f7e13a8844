import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { render, screen, waitFor } from '@testing-library/react'
import { expect, it } from 'vitest'
import type { PlatformDashboard } from '../contract.ts'
import { PlatformDashboardPage } from './platform-dashboard-page.tsx'
import { platformDashboardQuery } from './queries.ts'

function show(data?: PlatformDashboard) {
  const queryClient = new QueryClient({ defaultOptions: { queries: { retry: false } } })
  if (data) queryClient.setQueryData(platformDashboardQuery().queryKey, data)
  render(
    <QueryClientProvider client={queryClient}>
      <PlatformDashboardPage side={null} />
    </QueryClientProvider>,
  )
}

const still = (total: number) => ({ total, trend: Array.from({ length: 8 }, () => total) })
const quiet = { jobSeekers: still(12_118), companies: still(214), activeSubscriptions: still(3), jobs: still(0) }

/** The text below a metric's name: the value and its note. */
const figure = (name: string) => screen.getByText(name).parentElement?.textContent?.slice(name.length)

it('shows the four counts, with what came in seven days (ADASH-01)', () => {
  show({
    ...quiet,
    jobs: { total: 1286, trend: [1200, 1200, 1210, 1220, 1230, 1240, 1280, 1286] },
    recentActivity: [],
  })
  expect(figure('Job Seekers')).toBe('12,118None new in 7 days')
  expect(figure('Companies')).toMatch(/^214/)
  expect(figure('Active Subscriptions')).toMatch(/^3/)
  expect(figure('Jobs')).toBe('1,286up+86in 7 days')
})

it('lists activity, and shows an empty state without any (ADASH-02)', () => {
  const one = { user: 'User 3f9a1c2e', type: 'Job Application', details: 'Applied to Fleet Planner', company: null }
  show({ ...quiet, recentActivity: [{ ...one, id: '0199d1f0-0000-7000-8000-000000000001', at: new Date() }] })
  expect(screen.getByRole('listitem').textContent).toBe('Applied to Fleet PlannerJob ApplicationUser 3f9a1c2eJust now')
  show({ ...quiet, recentActivity: [] })
  expect(screen.getByText('No recent activity')).toBeDefined()
})

it('shows dashes and no error after a failed load (ADASH-03)', async () => {
  show()
  await waitFor(() => expect(figure('Jobs')).toBe('—'))
  for (const name of ['Job Seekers', 'Companies', 'Active Subscriptions']) expect(figure(name)).toBe('—')
  expect(screen.queryByText('No recent activity')).toBeNull()
  expect(screen.queryByRole('alert')).toBeNull()
  expect(screen.queryByText(/fail|error/i)).toBeNull()
})
