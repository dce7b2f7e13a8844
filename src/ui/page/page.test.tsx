import { QueryClient, QueryClientProvider, useQuery } from '@tanstack/react-query'
import { act, render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { ChartPanel } from './chart-panel.tsx'
import { PublicPage } from './public-page.tsx'
import { QueryBoundary } from './query-boundary.tsx'
import { StatCards, sparkPoints } from './stat-cards.tsx'

function Jobs({ load }: { load: () => Promise<string[]> }) {
  const query = useQuery({ queryKey: ['jobs'], queryFn: load, retry: false })
  return (
    <QueryBoundary
      query={query}
      skeleton={<p>Loading jobs...</p>}
      errorText="Failed to load jobs"
      isEmpty={(jobs) => jobs.length === 0}
      empty={<p>No jobs found</p>}
    >
      {(jobs) => jobs.map((job) => <p key={job}>{job}</p>)}
    </QueryBoundary>
  )
}

const withQueries = (load: () => Promise<string[]>) =>
  render(
    <QueryClientProvider client={new QueryClient()}>
      <Jobs load={load} />
    </QueryClientProvider>,
  )

describe('QueryBoundary', () => {
  afterEach(() => vi.restoreAllMocks())

  it('shows the skeleton, then the data', async () => {
    withQueries(async () => ['Data Analyst'])
    expect(screen.getByText('Loading jobs...')).toBeTruthy()
    expect(await screen.findByText('Data Analyst')).toBeTruthy()
  })

  it('shows the failure with its code, and loads again with Retry', async () => {
    let isBroken = true
    withQueries(async () => {
      if (isBroken)
        throw Object.assign(new Error('a stack nobody should see'), { code: 'SERVICE_UNAVAILABLE', status: 503 })
      return ['Data Analyst']
    })
    const alert = await screen.findByRole('alert')
    expect(within(alert).getByText('Failed to load jobs')).toBeTruthy()
    expect(alert.textContent).toContain('SERVICE_UNAVAILABLE, 503')
    expect(alert.textContent).not.toContain('a stack')
    isBroken = false
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
    expect(await screen.findByText('Data Analyst')).toBeTruthy()
  })

  it('shows a missing item as not found, not as an error (ERR-05)', async () => {
    withQueries(async () => {
      throw Object.assign(new Error('no row'), { defined: true, code: 'NOT_FOUND', status: 404 })
    })
    expect(await screen.findByRole('heading', { name: 'This is no longer available' })).toBeTruthy()
    expect(screen.queryByRole('alert')).toBeNull()
    expect(screen.queryByText('Failed to load jobs')).toBeNull()
  })

  it('shows what is not available while impersonating, without a retry', async () => {
    withQueries(async () => {
      throw Object.assign(new Error('closed'), { defined: true, code: 'IMPERSONATION_READ_ONLY', status: 403 })
    })
    expect(await screen.findByRole('heading', { name: 'Not available while impersonating' })).toBeTruthy()
    expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull()
  })

  it('explains an empty state', async () => {
    withQueries(async () => [])
    expect(await screen.findByText('No jobs found')).toBeTruthy()
  })

  it('keeps the data and shows a notice when the connection is lost', async () => {
    withQueries(async () => ['Data Analyst'])
    await screen.findByText('Data Analyst')
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
    act(() => void window.dispatchEvent(new Event('offline')))
    expect(screen.getByRole('status').textContent).toMatch(/^You're offline\. Last updated at /)
    expect(screen.getByText('Data Analyst')).toBeTruthy()
  })
})

describe('key figures and charts', () => {
  it('draws a trend inside its box, and flat ones in the middle', () => {
    expect(sparkPoints([1, 3, 2])).toEqual([
      [0, 27],
      [38, 5],
      [76, 16],
    ])
    expect(sparkPoints([4, 4])).toEqual([
      [0, 16],
      [76, 16],
    ])
  })

  it('labels key figures and draws no trend from two points', () => {
    const { container } = render(<StatCards stats={[{ label: 'Applications Sent', value: 12, trend: [1, 2] }]} />)
    expect(container.querySelector('dt')?.textContent).toBe('Applications Sent')
    expect(container.querySelector('.spark')).toBeNull()
  })

  it('shows the numbers behind a chart as a table', async () => {
    render(
      <ChartPanel
        title="Per week"
        say="31 this week."
        chart={<svg aria-label="bars" role="img" />}
        table={{ head: ['Week', 'Sent'], rows: [['W41', 31]] }}
      />,
    )
    expect(screen.getByText('31 this week.')).toBeTruthy()
    await userEvent.click(screen.getByRole('button', { name: 'Table' }))
    expect(screen.getByRole('table', { name: 'Per week' }).textContent).toContain('W4131')
    expect(screen.queryByRole('img')).toBeNull()
  })
})

describe('PublicPage', () => {
  it('marks the current link and has links to content and footer without scripts', () => {
    render(
      <PublicPage
        nav={[{ to: '/jobs', label: 'Jobs' }]}
        here="/jobs"
        foot={[]}
        claim="Together."
        copyright="© 2025"
        viewer={null}
      >
        <h1>Open jobs</h1>
      </PublicPage>,
    )
    expect(screen.getAllByRole('link', { name: 'Jobs' })[0]?.getAttribute('aria-current')).toBe('page')
    expect(screen.getByRole('link', { name: 'Skip to content' }).getAttribute('href')).toBe('#main')
    expect(screen.getByRole('link', { name: 'Menu' }).getAttribute('href')).toBe('#foot')
    expect(screen.getByRole('main').id).toBe('main')
  })
})
