import { act, cleanup, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { calls } from '#testing/answers.ts'
import type { JobDetail } from '../contract.ts'
import { card, detail, facets, found, opened, show } from './jobs-page.testing.tsx'

const callsOf = (name: string) => calls.filter(([called]) => called === name).map(([, input]) => input)

beforeEach(() => {
  vi.stubGlobal('scrollTo', () => {})
})

describe('the jobs page', () => {
  it('has a heading, search boxes, job types and the number of found jobs (JOBS-01, JOBS-02)', async () => {
    show('/app/jobs', {
      'jobs.search': () => found([card(1)], { count: { value: 10_000, isCapped: true } }),
      'jobs.get': opened,
    })
    expect(await screen.findByRole('heading', { level: 1, name: 'Find Your Next Job' })).toBeTruthy()
    expect(screen.getByLabelText('Keyword')).toBeTruthy()
    expect(screen.getByLabelText('Location')).toBeTruthy()
    expect(screen.getByLabelText('Remote only')).toBeTruthy()
    const types = within(screen.getByLabelText('Job Type')).getAllByRole('option')
    expect(types.map((type) => type.textContent)).toEqual([
      'All job types',
      'Full-time',
      'Part-time',
      'Contract',
      'Internship',
      'Temporary',
    ])
    await waitFor(() => expect(document.querySelector('.jobs-count')?.textContent).toContain('10,000+ jobs found'))
  })

  it('shows the number of matches beside each filter', async () => {
    const of = (value: number, isCapped = false) => ({ value, isCapped })
    const type = {
      ...{ 'full-time': of(10_000, true), 'part-time': of(12), contract: of(0) },
      ...{ internship: of(3), temporary: of(1) },
    }
    show('/app/jobs', {
      'jobs.search': () => found([card(1)], { facets: { ...facets, type, remote: of(7) } }),
      'jobs.get': opened,
    })
    expect(await screen.findByRole('option', { name: 'Full-time (10,000+)' })).toBeTruthy()
    expect(screen.getByRole('option', { name: 'Contract (0)' })).toBeTruthy()
    expect(screen.getByRole('checkbox', { name: 'Remote only (7)' })).toBeTruthy()
  })

  it('opens the first job beside the list, which shows salary, age and match (JOBS-05, JOBS-11, JOBS-12)', async () => {
    show('/app/jobs', { 'jobs.search': () => found([card(1), card(2, { isApplied: true })]), 'jobs.get': opened })
    expect(await screen.findByRole('heading', { level: 2, name: 'Analyst 1' })).toBeTruthy()
    const rows = within(screen.getByRole('list', { name: 'Jobs' })).getAllByRole('link')
    expect(rows[0]?.getAttribute('aria-current')).toBe('true')
    expect(rows[0]?.textContent).toContain('$98,000 - $124,000')
    expect(rows[0]?.textContent).toContain('4h ago')
    expect(within(rows[0]!).getByRole('img').getAttribute('aria-label')).toBe('Match 81 of 100: 1 met, 1 missing')
    expect(rows[1]?.textContent).toContain('Applied')
    // the user did not open it, so the view does not count
    expect(callsOf('jobs.recordView')).toEqual([])
  })

  it('links to the interview questions of the open job, only for job seekers (JOBS-16)', async () => {
    const withJob = (matching: JobDetail['matching']) => ({
      'jobs.search': () => found([card(1)]),
      'jobs.get': () => detail(1, { matching, match: null }),
    })
    show('/app/jobs', withJob('no_resume'))
    const link = await screen.findByRole('link', { name: 'Interview Questions' })
    expect(link.getAttribute('href')).toBe(`/app/interview?tab=questions&job=${card(1).id}`)
    cleanup()
    show('/app/jobs', withJob(null))
    await screen.findByRole('heading', { level: 2, name: 'Analyst 1' })
    expect(screen.queryByRole('link', { name: 'Interview Questions' })).toBeNull()
  })

  it('opens jobs with the arrow keys, and counts a view of each', async () => {
    const { at, user } = show('/app/jobs?ref=maya', {
      'jobs.search': () => found([card(1), card(2), card(3)]),
      'jobs.get': opened,
    })
    await screen.findByRole('heading', { level: 2, name: 'Analyst 1' })
    within(screen.getByRole('list', { name: 'Jobs' }))
      .getAllByRole('link')[0]
      ?.focus()
    await user.keyboard('{ArrowDown}')
    expect(await screen.findByRole('heading', { level: 2, name: 'Analyst 2' })).toBeTruthy()
    await user.keyboard('{End}')
    expect(await screen.findByRole('heading', { level: 2, name: 'Analyst 3' })).toBeTruthy()
    expect(at()).toEqual({ ref: 'maya', job: 'job-3' })
    await waitFor(() => expect(callsOf('jobs.recordView')).toHaveLength(2))
    expect(callsOf('jobs.recordView')[0]).toEqual({ jobId: card(2).id, arrival: { ref: 'maya' } })
  })

  it('stores every filter in the URL, and closes the open job when a filter changes', async () => {
    const { at, user } = show('/app/jobs?job=job-2&q=analyst', {
      'jobs.search': () => found([card(1), card(2)]),
      'jobs.get': opened,
    })
    await screen.findByRole('heading', { level: 2, name: 'Analyst 2' })
    await user.click(screen.getByLabelText('Remote only'))
    await user.selectOptions(screen.getByLabelText('Job Type'), 'Contract')
    await user.type(screen.getByLabelText('Location'), 'Lisbon{Enter}')
    await waitFor(() => expect(at()).toEqual({ q: 'analyst', remote: true, type: 'contract', location: 'Lisbon' }))
    await waitFor(() => expect(callsOf('jobs.search').at(-1)).toMatchObject({ q: 'analyst', location: 'Lisbon' }))
  })

  it('stores the number of loaded pages in the URL, and loads as many again', async () => {
    const pages: Record<string, string | null> = { '': 'b', b: 'c', c: null }
    const answers = {
      'jobs.search': ({ cursor = '' }: { cursor?: string }) =>
        found([card(cursor === '' ? 1 : cursor === 'b' ? 2 : 3)], { nextCursor: pages[cursor] ?? null }),
      'jobs.get': opened,
    }
    const { at, user } = show('/app/jobs?q=analyst', answers)
    const rows = () => within(screen.getByRole('list', { name: 'Jobs' })).getAllByRole('link')
    await user.click(await screen.findByRole('button', { name: 'Show more jobs' }))
    await waitFor(() => expect(at()).toEqual({ q: 'analyst', pages: 2 }))
    cleanup()
    const again = show('/app/jobs?q=analyst&pages=3', answers)
    await screen.findByRole('list', { name: 'Jobs' })
    await waitFor(() => expect(rows()).toHaveLength(3))
    expect(again.at()).toEqual({ q: 'analyst', pages: 3 })
    // a changed search begins at its first page
    await again.user.click(screen.getByLabelText('Remote only'))
    await waitFor(() => expect(again.at()).toEqual({ q: 'analyst', remote: true }))
  })

  it('stores the open dialog in the URL: Back closes it, and closing it adds no history entry', async () => {
    const { at, history, user } = show('/app/jobs?q=analyst', {
      'jobs.search': () => found([card(1)]),
      'jobs.get': opened,
    })
    const dialog = () => screen.queryByRole('dialog', { name: 'Save this search' })
    await screen.findByRole('heading', { level: 2, name: 'Analyst 1' })
    const open = () => user.click(screen.getByRole('button', { name: 'Save this search' }))
    await open()
    await waitFor(() => expect(dialog()).not.toBeNull())
    expect([at(), history.length]).toEqual([{ q: 'analyst', dialog: 'save-search' }, 2])
    act(() => history.back())
    await waitFor(() => expect(dialog()).toBeNull())
    await open()
    await user.click(await screen.findByRole('button', { name: 'Cancel' }))
    await waitFor(() => expect(dialog()).toBeNull())
    expect([at(), history.canGoBack()]).toEqual([{ q: 'analyst' }, false])
  })

  it('opens the dialog of the URL, and removes it from the URL on closing', async () => {
    const { at, user } = show('/app/jobs?q=analyst&dialog=save-search', {
      'jobs.search': () => found([card(1)]),
      'jobs.get': opened,
    })
    await screen.findByRole('dialog', { name: 'Save this search' })
    await user.click(screen.getByRole('button', { name: 'Cancel' }))
    await waitFor(() => expect(at()).toEqual({ q: 'analyst' }))
  })

  it('shows an empty state with buttons that remove parts of the search (JOBS-08)', async () => {
    const { at, user } = show('/app/jobs?q=analyst&remote=true', { 'jobs.search': () => found([]) })
    expect(await screen.findByRole('heading', { name: 'No jobs found' })).toBeTruthy()
    expect(screen.getByRole('heading', { name: 'Select a Job' })).toBeTruthy()
    await user.click(screen.getByRole('button', { name: 'Remove Remote only' }))
    expect(at()).toEqual({ q: 'analyst' })
  })

  it('shows the correction of a mistyped word', async () => {
    const correction = { words: { typed: 'anlayst', shown: 'analyst' }, place: null }
    show('/app/jobs?q=anlayst', { 'jobs.search': () => found([card(1)], { correction }), 'jobs.get': opened })
    await waitFor(() =>
      expect(document.querySelector('.jobs-count')?.textContent).toContain('Showing results for analyst.'),
    )
  })

  it('shows an error if jobs fail to load, and retries (JOBS-14)', async () => {
    let isAway = true
    const { user } = show('/app/jobs', {
      'jobs.search': () => {
        if (isAway) throw new Error('away')
        return found([card(1)])
      },
      'jobs.get': opened,
    })
    expect(await screen.findByText('Failed to load jobs')).toBeTruthy()
    isAway = false
    await user.click(screen.getByRole('button', { name: 'Try again' }))
    expect(await screen.findByRole('heading', { level: 2, name: 'Analyst 1' })).toBeTruthy()
  })
})
