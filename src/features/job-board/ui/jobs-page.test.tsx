import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { createMemoryHistory, createRootRoute, createRoute, createRouter, RouterProvider } from '@tanstack/react-router'
import { act, cleanup, render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { SavedSearchesActions } from '#features/job-alerts/ui/saved-searches-actions.tsx'
import type { MatchItem } from '#features/matching/shapes.ts'
import { type Answers, answerWith, calls } from '#testing/answers.ts'
import { UiProviders } from '#ui/shell/ui-providers.tsx'
import type { JobCard, JobDetail, JobSearch } from '../contract.ts'
import { JobsPage } from './jobs-page.tsx'
import { JobsSearch } from './jobs-search.ts'

const card = (n: number, given: Partial<JobCard> = {}): JobCard => ({
  id: `0199d1f0-0000-7000-8000-00000000000${n}`,
  slug: `job-${n}`,
  title: `Analyst ${n}`,
  company: {
    id: '0199d1f0-0000-7000-8000-0000000000cc',
    name: 'Fernway Health',
    slug: 'fernway',
    logoUrl: null,
    location: 'Portland, OR',
  },
  location: 'Remote, US',
  employmentType: 'full-time',
  remoteAllowed: true,
  salaryMin: 98_000,
  salaryMax: 124_000,
  postedAt: new Date(Date.now() - 4 * 3_600_000),
  applicationDeadline: null,
  isClosed: false,
  isInternal: false,
  isSaved: false,
  isApplied: false,
  match: { score: 81, states: ['met', 'missing'] },
  ...given,
})

const item = (id: string, given: Partial<MatchItem>): MatchItem => ({
  id,
  kind: 'requirement',
  label: id,
  state: 'met',
  note: 'Shown in your resume.',
  ...given,
})
const items: MatchItem[] = [
  item('SQL', {
    evidence: { source: 'resume', sentence: 'Wrote 140 SQL models.', spans: [[6, 20]], place: 'Papertrail, 2023' },
  }),
  ...['Looker', 'Python', 'Statistics', 'Testing'].map((id) => item(id, {})),
  item('dbt', {
    state: 'missing',
    note: 'No mention in your resume or profile. If you have used it, say where.',
    action: 'say_where',
  }),
  item('salary', { kind: 'salary', label: 'Pay' }),
]

const detail = (n: number, given: Partial<JobDetail> = {}): JobDetail => ({
  ...card(n),
  description: '<p>Own the numbers.</p>',
  requirements: '',
  matching: 'ready',
  promise: null,
  match: {
    version: 1,
    score: 81,
    verdict: 'strong',
    headline: 'A strong match',
    summary: 'Five of six.',
    readFrom: 'Maya Okafor, Data Analyst',
    items,
  },
  ...given,
})

const found = (jobs: JobCard[], given: Partial<JobSearch> = {}): JobSearch => ({
  items: jobs,
  nextCursor: null,
  count: { value: jobs.length, isCapped: false },
  facets: null,
  correction: null,
  matching: 'ready',
  ...given,
})

function show(address: string, answers: Answers) {
  answerWith({ 'jobs.recordView': () => ({ recorded: true }), ...answers }, () => undefined)
  const root = createRootRoute()
  const route = createRoute({
    getParentRoute: () => root,
    path: '/app/jobs',
    validateSearch: JobsSearch,
    component: function Page() {
      const navigate = route.useNavigate()
      return (
        <JobsPage
          search={route.useSearch()}
          onSearch={(search, how) => void navigate({ search, ...how })}
          onBack={() => router.history.back()}
          renderActions={(filters) => <SavedSearchesActions filters={filters} />}
          renderApply={(job) => <button type="button">{job.isApplied ? 'Applied' : 'Apply Now'}</button>}
        />
      )
    },
  })
  const router = createRouter({
    routeTree: root.addChildren([route]),
    history: createMemoryHistory({ initialEntries: [address] }),
  })
  render(
    <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
      <UiProviders>
        <RouterProvider router={router as never} />
      </UiProviders>
    </QueryClientProvider>,
  )
  return { at: () => router.state.location.search as JobsSearch, history: router.history, user: userEvent.setup() }
}

const opened = ({ slugOrId }: { slugOrId: string }) => detail(Number(slugOrId.slice(-1)))
const asked = (name: string) => calls.filter(([called]) => called === name).map(([, input]) => input)

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
      'jobs.search': () => found([card(1)], { facets: { type, remote: of(7) } }),
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
    expect(asked('jobs.recordView')).toEqual([])
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
    await waitFor(() => expect(asked('jobs.recordView')).toHaveLength(2))
    expect(asked('jobs.recordView')[0]).toEqual({ jobId: card(2).id, arrival: { ref: 'maya' } })
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
    await waitFor(() => expect(asked('jobs.search').at(-1)).toMatchObject({ q: 'analyst', location: 'Lisbon' }))
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

describe('the open job', () => {
  it('shows met requirements with highlighted evidence, and a missing one among the first lines (JOBS-17)', async () => {
    const { user } = show('/app/jobs', { 'jobs.search': () => found([card(1)]), 'jobs.get': opened })
    await screen.findByText('A strong match')
    const lines = () => [...document.querySelectorAll('.why li')].map((line) => line.querySelector('.q')?.textContent)
    expect(lines()).toEqual(['SQLMet', 'LookerMet', 'PythonMet', 'StatisticsMet', 'dbtMissing'])
    expect(document.querySelector('.why mark')?.textContent).toBe('140 SQL models')
    expect(screen.getByRole('link', { name: 'say where' }).getAttribute('href')).toContain('/app/profile')
    expect(screen.getByText('Based on: Maya Okafor, Data Analyst')).toBeTruthy()
    await user.click(screen.getByRole('button', { name: 'Show all seven' }))
    expect(lines()).toHaveLength(7)
    expect(screen.getByRole('button', { name: 'How we calculate this' })).toBeTruthy()
  })

  it('offers to upload a resume if there is none', async () => {
    show('/app/jobs', {
      'jobs.search': () => found([card(1, { match: null })], { matching: 'no_resume' }),
      'jobs.get': () => detail(1, { matching: 'no_resume', match: null }),
    })
    expect(await screen.findByRole('button', { name: 'Upload a resume' })).toBeTruthy()
    expect(screen.getByText("Add a resume when you apply, and we'll compare every job with it.")).toBeTruthy()
  })

  it('shows that a job is no longer open, with the list beside it', async () => {
    show('/app/jobs?job=gone', {
      'jobs.search': () => found([card(1)]),
      'jobs.get': () => {
        throw Object.assign(new Error('gone'), { defined: true, code: 'NOT_FOUND', status: 404 })
      },
    })
    expect(await screen.findByRole('heading', { name: 'This job is no longer open' })).toBeTruthy()
    expect(screen.getByRole('list', { name: 'Jobs' })).toBeTruthy()
  })
})

describe('the save button', () => {
  const heart = () => screen.findByRole('button', { name: 'Save job' })
  const toast = () => document.querySelector('.toast:not([data-ending-style])')?.textContent ?? ''

  it('saves and removes a job, and updates the list at once (SAVED-01, SAVED-08)', async () => {
    const { user } = show('/app/jobs', {
      'jobs.search': () => found([card(1)]),
      'jobs.get': opened,
      'jobs.save': () => ({ isSaved: true, savedAt: new Date() }),
      'jobs.unsave': () => ({ isSaved: false }),
    })
    await user.click(await heart())
    expect((await heart()).getAttribute('aria-pressed')).toBe('true')
    expect(screen.getByRole('list', { name: 'Jobs' }).textContent).toContain('Saved')
    await waitFor(() => expect(toast()).toContain('Job saved successfully'))
    await user.click(await heart())
    await waitFor(() => expect(toast()).toContain('Job removed from saved list'))
    expect((await heart()).getAttribute('aria-pressed')).toBe('false')
  })

  it('shows the job as not saved again if saving fails (SAVED-08)', async () => {
    const { user } = show('/app/jobs', {
      'jobs.search': () => found([card(1)]),
      'jobs.get': opened,
      'jobs.save': () => {
        throw new Error('away')
      },
    })
    await user.click(await heart())
    await waitFor(() => expect(toast()).toContain('Failed to save job'))
    expect((await heart()).getAttribute('aria-pressed')).toBe('false')
  })

  it('shows the job as saved again if removing fails (SAVED-08)', async () => {
    const { user } = show('/app/jobs', {
      'jobs.search': () => found([card(1, { isSaved: true })]),
      'jobs.get': () => detail(1, { isSaved: true }),
      'jobs.unsave': () => Promise.reject(new Error('away')),
    })
    await user.click(await heart())
    await waitFor(() => expect(toast()).toContain('Failed to remove saved job'))
    expect((await heart()).getAttribute('aria-pressed')).toBe('true')
  })

  it('asks a user whose session has ended to log in (SAVED-02)', async () => {
    const { user } = show('/app/jobs', {
      'jobs.search': () => found([card(1)]),
      'jobs.get': opened,
      'jobs.save': () => {
        throw Object.assign(new Error('User not authenticated'), {
          defined: true,
          code: 'UNAUTHENTICATED',
          status: 401,
        })
      },
    })
    await user.click(await heart())
    await waitFor(() => expect(toast()).toContain('Authentication Required'))
    expect(toast()).toContain('Please log in to save jobs')
  })
})
