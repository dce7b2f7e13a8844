import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it, vi } from 'vitest'
import { menuOf } from '#app/navigation.ts'
import { refusal, seeker, showScreen } from '#testing/show-screen.tsx'
import { analyticsFile } from '../analytics-file.ts'
import type { CompanyAnalytics } from '../company-analytics-contract.ts'
import { metricsOf, summaryOf } from '../company-analytics-labels.ts'
import type { AnalyticsRange } from '../company-analytics-rules.ts'
import { periodOf } from '../company-analytics-rules.ts'
import { CompanyAnalyticsPage } from './company-analytics-page.tsx'
import { ticksOf } from './components/company-analytics/trend-chart.tsx'

const ID = '0199d1f0-0000-7000-8000-000000000001'
const at = (hours: number) => new Date(Date.now() - hours * 3_600_000)

const forms: CompanyAnalytics['dropOff'] = [
  {
    jobId: ID,
    title: 'Nurse Educator',
    started: 40,
    sent: 28,
    rows: [
      { place: 'details', label: 'Your licence', reached: 40, left: 8 },
      { place: 'sending', label: null, reached: 32, left: 4 },
    ],
  },
  { jobId: ID.replace(/1$/, '2'), title: 'Porter', started: 3, sent: 0, rows: null },
]

function analytics(range: AnalyticsRange, isEmpty = false): CompanyAnalytics {
  const period = periodOf(range, new Date())
  const applications = isEmpty ? { now: 0, before: 0 } : { now: 202, before: 131 }
  const accepted = isEmpty ? applications : { now: 9, before: 6 }
  const trend = [7, 9, 16].map((n, piece) => ({
    from: new Date(Date.UTC(2026, 9, piece * 3 + 1)),
    to: new Date(Date.UTC(2026, 9, piece * 3 + 4)),
    applications: isEmpty ? 0 : n,
    before: isEmpty ? 0 : 4,
  }))
  return {
    companyName: 'Fernway Health',
    range,
    summary: summaryOf(applications, { topJob: null, waiting: 0 }, range),
    metrics: metricsOf({
      period,
      applications,
      tracked: applications,
      accepted,
      jobs: [],
      hires: { now: [], before: [] },
    }),
    trend,
    jobPerformance: isEmpty
      ? []
      : [
          {
            id: ID,
            title: 'Nurse Educator',
            applications: 52,
            views: 388,
            posted: at(21 * 24),
            status: 'active',
            conversionRate: 6,
          },
        ],
    applicationSources: isEmpty
      ? []
      : [
          { source: 'search', count: 150, percentage: 74 },
          { source: 'direct', count: 52, percentage: 26 },
        ],
    funnel: (['applied', 'answered', 'interview', 'accepted'] as const).map((step, n) => ({
      step,
      count: isEmpty ? 0 : ([201, 160, 31, 9][n] ?? 0),
    })),
    dropOff: isEmpty ? [] : forms,
    rejectionReasons: isEmpty ? [] : [{ reason: 'skills', count: 12 }],
    recentActivity: isEmpty
      ? []
      : [
          {
            id: ID,
            type: 'application',
            message: 'Maya Okafor applied to Nurse Educator',
            timestamp: at(2),
            icon: 'send',
            color: 'blue',
          },
        ],
    timeSeries: [],
  }
}

function show(answer: () => unknown, range: AnalyticsRange = 'month') {
  const onRange = vi.fn()
  showScreen(<CompanyAnalyticsPage range={range} onRange={onRange} />, {
    answers: { 'companyAnalytics.get': answer },
    routes: ['/app/company/jobs', '/app/company/jobs/$jobId/edit', '/app/company/applications'],
  })
  return onRange
}

it('shows four cards, then Job Performance, Application Sources and Recent Activity (CANA-01, CANA-02)', async () => {
  show(() => analytics('month'))
  const total = (await screen.findByText('Total Applications')).parentElement
  expect(total?.textContent).toBe('Total Applications202up+54%from 131')
  const cards = within(screen.getByLabelText('Key figures')).getAllByRole('term')
  expect(cards.map((card) => card.textContent)).toEqual([
    'Total Applications',
    'Active Jobs',
    'Time to Hire',
    'Conversion Rate',
  ])
  expect(screen.getByText('Conversion Rate', { selector: 'dt' }).parentElement?.textContent).toContain('4%')
  const row = screen.getByRole('row', { name: /Nurse Educator/ })
  for (const words of ['Active', '388', '52', '6%', '3 weeks ago']) expect(row.textContent).toContain(words)
  expect(screen.getByRole('heading', { name: 'Application Sources' })).toBeDefined()
  expect(screen.getByText('74%')).toBeDefined()
  const link = screen.getByRole('link', { name: 'Maya Okafor applied to Nurse Educator' })
  expect(link.getAttribute('href')).toBe(`/app/company/applications?application=${ID}`)
  expect(screen.getByText(/compared with the previous 30 days/).textContent).toContain('Fernway Health')
})

it('shows where people left the form of a job, and a note where too few opened it', async () => {
  show(() => analytics('month'))
  const table = await screen.findByRole('table', { name: 'Drop-off by question' })
  const rows = within(table).getAllByRole('row').slice(1)
  expect(rows.map((row) => row.textContent)).toEqual([
    'Contact, resume and “Your licence”40820%',
    'All questions answered, not submitted32413%',
  ])
  expect(screen.getByText(/^40 opened the form for Nurse Educator, 28 submitted it/)).toBeDefined()
  await userEvent.selectOptions(screen.getByLabelText('Job'), 'Porter')
  expect(screen.getByText(/^Not enough data for Porter/)).toBeDefined()
  expect(screen.queryByRole('table', { name: 'Drop-off by question' })).toBeNull()
  expect(analyticsFile(analytics('month'))).toContain(
    'Form drop-off: Nurse Educator,"All questions answered, not submitted",4,32 reached',
  )
})

it('shows the funnel and the rejection reasons, and links the file with all of it', async () => {
  show(() => analytics('month'))
  const funnel = await screen.findByRole('table', { name: 'Funnel' })
  const rows = within(funnel).getAllByRole('row').slice(1)
  expect(rows.map((row) => row.textContent)).toEqual([
    'Applied201100%',
    'Answered16080%',
    'Interview3115%',
    'Accepted94%',
  ])
  expect(screen.getByText("Skills don't match").parentElement?.textContent).toContain('12')
  const file = analyticsFile(analytics('month'))
  expect(file).toContain('Funnel,Interview,31,\r\n')
  expect(file).toContain("Reasons for rejections,Skills don't match,12,\r\n")
  expect(file).toContain('Jobs,Nurse Educator,52,388 views\r\n')
})

it('shows no shares with too few applications', async () => {
  const few = analytics('month')
  show(() => ({ ...few, funnel: few.funnel.map((step) => ({ ...step, count: step.step === 'applied' ? 3 : 1 })) }))
  const funnel = await screen.findByRole('table', { name: 'Funnel' })
  expect(within(funnel).getAllByText('—')).toHaveLength(4)
})

it('gives the chart a sentence and a table as well (CANA-02)', async () => {
  show(() => analytics('month'))
  expect(await screen.findByText(/Busiest: 7 October to 10 October \(16\)\. Each point is three days\./)).toBeDefined()
  await userEvent.click(screen.getByRole('button', { name: 'Table' }))
  const table = screen.getByRole('table', { name: 'Applications over time' })
  expect(
    within(table)
      .getAllByRole('row')
      .map((row) => row.textContent),
  ).toEqual(['UntilApplicationsPrevious period', '4 Oct 202674', '7 Oct 202694', '10 Oct 2026164'])
})

it('names one day where a point of the chart is a day (CANA-02)', async () => {
  const { trend, ...rest } = analytics('month')
  show(() => ({ ...rest, trend: trend.map((point) => ({ ...point, from: point.to })) }))
  expect(await screen.findByText(/Busiest: 10 October \(16\)\./)).toBeDefined()
})

it("shows 'No recent activity' and no invented data to an empty company (CANA-02)", async () => {
  show(() => analytics('week', true), 'week')
  expect(await screen.findByText('No recent activity')).toBeDefined()
  for (const words of ['No active jobs', 'No applications yet', 'No applications in this period. Each point is a day.'])
    expect(screen.getByText(words)).toBeDefined()
  expect(screen.getByText('Time to Hire').parentElement?.textContent).toBe('Time to Hire——No hires in this period')
})

it('shows skeleton cards while loading, and the specified error text with Retry after a failure (CANA-04)', async () => {
  const held = Promise.withResolvers<CompanyAnalytics>()
  let isFirst = true
  show(() => {
    if (!isFirst) return analytics('month')
    isFirst = false
    return held.promise
  })
  expect(await screen.findByText('Loading analytics...')).toBeDefined()
  held.reject(refusal('INTERNAL_SERVER_ERROR', 'Something went wrong'))
  expect(await screen.findByText('Failed to load analytics data. Please try again later.')).toBeDefined()
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await screen.findByText('202')).toBeDefined()
})

it('changes the range by a button and marks the chosen one (CANA-05)', async () => {
  const onRange = show(() => analytics('month'))
  const group = await screen.findByRole('group', { name: 'Period' })
  const buttons = within(group).getAllByRole('button')
  expect(buttons.map((button) => [button.textContent, button.getAttribute('aria-pressed')])).toEqual([
    ['Week', 'false'],
    ['Month', 'true'],
    ['Quarter', 'false'],
    ['Year', 'false'],
  ])
  await userEvent.click(buttons[2]!)
  await waitFor(() => expect(onRange).toHaveBeenCalledWith('quarter'))
})

it('shows Analytics after Team in the company menu (SHELL-18)', () => {
  const labels = menuOf('company', { ...seeker, roles: ['client_user'] }).map(({ label }) => label)
  expect(labels[labels.indexOf('Team') + 1]).toBe('Analytics')
})

it('gives the chart lines at round numbers, with the highest point below the last line', () => {
  expect(ticksOf(0)).toEqual([0, 1])
  expect(ticksOf(3)).toEqual([0, 1, 2, 3])
  expect(ticksOf(31)).toEqual([0, 10, 20, 30, 40])
  expect(ticksOf(90_000)).toEqual([0, 22_500, 45_000, 67_500, 90_000])
})
