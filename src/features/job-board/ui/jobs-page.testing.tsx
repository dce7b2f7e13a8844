import { createMemoryHistory, createRootRoute, createRoute, createRouter } from '@tanstack/react-router'
import userEvent from '@testing-library/user-event'
import { SavedSearchesActions } from '#features/job-alerts/ui/saved-searches-actions.tsx'
import type { MatchItem } from '#features/matching/shapes.ts'
import { type Answers, answerWith } from '#testing/answers.ts'
import { paidInDollars } from '#testing/paid-in-dollars.ts'
import { showRouter } from '#testing/show-screen.tsx'
import type { JobCard, JobDetail, JobSearch } from '../contract.ts'
import { JobsPage } from './jobs-page.tsx'
import { JobsSearch } from './jobs-search.ts'

export const card = (n: number, overrides: Partial<JobCard> = {}): JobCard => ({
  id: `0199d1f0-0000-7000-8000-00000000000${n}`,
  slug: `job-${n}`,
  title: `Analyst ${n}`,
  company: {
    id: '0199d1f0-0000-7000-8000-0000000000cc',
    name: 'Fernway Health',
    slug: 'fernway',
    logoUrl: null,
    location: 'Portland, OR',
    timeZone: 'UTC',
  },
  location: 'Remote, US',
  employmentType: 'full-time',
  moreLocations: [],
  openings: null,
  level: null,
  remoteAllowed: true,
  workMode: null,
  onSiteDays: null,
  ...paidInDollars(98_000, 124_000),
  postedAt: new Date(Date.now() - 4 * 3_600_000),
  applicationDeadline: null,
  isClosed: false,
  isInternal: false,
  isSaved: false,
  isApplied: false,
  match: { score: 81, states: ['met', 'missing'] },
  ...overrides,
})

const item = (id: string, overrides: Partial<MatchItem>): MatchItem => ({
  id,
  kind: 'requirement',
  label: id,
  state: 'met',
  note: 'Shown in your resume.',
  ...overrides,
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
    scoreIfMet: 88,
  }),
  item('salary', { kind: 'salary', label: 'Pay' }),
]

export const detail = (n: number, overrides: Partial<JobDetail> = {}): JobDetail => ({
  ...card(n),
  applicantPlaces: [],
  applicantUtcFrom: null,
  applicantUtcTo: null,
  openTo: null,
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
  ...overrides,
})

const none = { value: 0, isCapped: false }
/** Facets without any matches. */
export const facets: NonNullable<JobSearch['facets']> = {
  type: { 'full-time': none, 'part-time': none, contract: none, internship: none, temporary: none },
  remote: none,
  level: { entry: none, senior: none },
  mode: { 'on-site': none, hybrid: none, remote: none },
  posted: { day: none, week: none, month: none },
  language: { en: none, de: none, fr: none, es: none, pt: none, it: none, nl: none, sv: none, pl: none },
  companies: [],
}

export const found = (jobs: JobCard[], overrides: Partial<JobSearch> = {}): JobSearch => ({
  items: jobs,
  nextCursor: null,
  count: { value: jobs.length, isCapped: false },
  facets: null,
  correction: null,
  understood: [],
  matching: 'ready',
  ...overrides,
})

export function show(address: string, answers: Answers) {
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
  showRouter(router)
  return { at: () => router.state.location.search as JobsSearch, history: router.history, user: userEvent.setup() }
}

export const opened = ({ slugOrId }: { slugOrId: string }) => detail(Number(slugOrId.slice(-1)))
