import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it, vi } from 'vitest'
import { showScreen } from '#testing/show-screen.tsx'
import { InterviewPage } from './interview-page.tsx'
import { InterviewSearch } from './interview-search.ts'
import { interviewTabs, tabOf } from './interview-tabs.ts'

const ID = '0199d1f0-0000-7000-8000-000000000001'
const nothing = {
  ...{ practised: { total: 0, recent: 0 }, mocks: { total: 0, recent: 0 }, thinnest: null },
  score: { average: null, before: null, direction: null, trend: [] },
  ...{ upcoming: { total: 0, next: null }, recentMocks: [], recentResponses: [] },
}
const show = (answers = {}) =>
  showScreen(<InterviewPage search={{}} onSearch={() => {}} onTab={() => {}} />, {
    answers: { 'interviewOverview.read': () => nothing, ...answers },
  })
const ORDER = ['overview', 'questions', 'mock-interview', 'tracker', 'resources']

it('shows the five tabs in the order of the specification (INTV-01)', async () => {
  show()
  await screen.findByRole('heading', { level: 1, name: 'Interview Prep' })
  expect(interviewTabs.map(({ value }) => value)).toEqual(ORDER)
  expect(screen.getAllByRole('tab').map((tab) => tab.textContent)).toEqual(interviewTabs.map(({ label }) => label))
})

it('shows the next real interview in the overview, and how many of its questions are practiced', async () => {
  const next = {
    ...{
      kind: 'real',
      id: ID,
      at: new Date('2090-03-04T17:00:00Z'),
      companyName: 'Fernway Health',
      jobRole: 'Analyst',
    },
    ...{ stage: 'hr', jobId: ID, practised: { done: 3, total: 5 } },
  }
  show({ 'interviewOverview.read': () => ({ ...nothing, upcoming: { total: 1, next } }) })
  const words = /^Your HR interview with Fernway Health is on \d+ March 2090\. You've practiced 3 of the 5 questions/
  expect(await screen.findByText(words)).toBeTruthy()
})

it.each([undefined, 'nothing', 7, ['tracker'], 'x'.repeat(9_000)])(
  'opens the overview for an address with tab=%s',
  (tab) => {
    expect(tabOf(InterviewSearch.parse({ tab })).value).toBe('overview')
  },
)

it('opens a tab by its name in the address, and preserves the other search parameters', () => {
  for (const { value } of interviewTabs) expect(tabOf(InterviewSearch.parse({ tab: value })).value).toBe(value)
  expect(InterviewSearch.parse({ tab: 'overview', q: 'sql' })).toEqual({ tab: 'overview', q: 'sql' })
})

it('requests the address of a tab on click', async () => {
  const onTab = vi.fn()
  showScreen(<InterviewPage search={{ tab: 'nothing' }} onSearch={() => {}} onTab={onTab} />)
  expect(await screen.findByRole('heading', { level: 1, name: 'Interview Prep' })).toBeTruthy()
  expect(screen.getByRole('tab', { name: 'Overview' }).getAttribute('aria-selected')).toBe('true')
  for (const { label, value } of interviewTabs.slice(1)) {
    await userEvent.click(screen.getByRole('tab', { name: label }))
    expect(onTab).toHaveBeenLastCalledWith(value)
  }
})
