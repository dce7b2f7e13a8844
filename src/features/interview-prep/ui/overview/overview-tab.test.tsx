import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { DAY_MS, longDate } from '#lib/dates.ts'
import { showScreen } from '#testing/show-screen.tsx'
import { localZone } from '#ui/use-zone.ts'
import type { InterviewOverview, ScorePoint } from '../../overview-contract.ts'
import { Tab } from './overview-tab.tsx'

const id = (n: number) => `0199d1f0-0000-7000-8000-${String(n).padStart(12, '0')}`
const ago = (days: number) => new Date(Date.now() - days * DAY_MS)
const none: InterviewOverview = {
  practised: { total: 0, recent: 0 },
  mocks: { total: 0, recent: 0 },
  score: { average: null, before: null, direction: null, trend: [] },
  thinnest: null,
  upcoming: { total: 0, next: null },
  recentMocks: [],
  recentResponses: [],
}
const points = (scores: number[], words = (_: number) => 100): ScorePoint[] =>
  scores.map((score, n) => ({
    ...{ id: id(n), kind: n % 2 ? 'mock' : 'practice', title: `Practice ${n}`, at: ago(20 - n), score },
    words: words(n),
  }))
const rising = [61, 64, 58, 66, 70, 68, 74, 72, 79, 81]
const known: InterviewOverview = {
  practised: { total: 27, recent: 6 },
  mocks: { total: 10, recent: 2 },
  score: { average: 75, before: 64, direction: 'up', trend: points(rising, (n) => (n < 5 ? 210 : 140)) },
  thinnest: { label: 'Result', lacking: 4, of: 10 },
  upcoming: {
    total: 2,
    next: { kind: 'scheduled', id: id(40), at: ago(-60), companyName: null, jobRole: 'Data Analyst' },
  },
  recentMocks: [
    {
      ...{ id: id(50), name: 'Senior Data Analyst', companyName: 'Fernway', companyLogoUrl: null },
      ...{ outcomes: ['answered', 'skipped', 'answered'], completed: true, averageScore: 81, createdAt: ago(0) },
    },
    {
      ...{ id: id(51), name: 'Mock interview', companyName: null, companyLogoUrl: null },
      ...{ outcomes: ['answered', 'open', 'open'], completed: false, averageScore: null, createdAt: ago(3) },
    },
  ],
  recentResponses: [88, 71, null].map((score, n) => ({
    ...{ id: id(60 + n), questionId: id(70 + n), title: `Question ${n}`, score, createdAt: ago(n) },
    ...{ questionType: 'behavioral', difficultyLevel: 'medium' },
  })),
}
const show = (overrides: Partial<InterviewOverview> = {}) =>
  showScreen(<Tab />, { answers: { 'interviewOverview.read': () => ({ ...known, ...overrides }) } })
const figure = async (name: string) =>
  (await screen.findByText(name, { selector: 'dt' })).parentElement?.textContent?.slice(name.length)

it('shows four stats with the last seven days and the score trend (INTV-02, INTV-03, INTV-05)', async () => {
  show()
  expect(await figure('Practice Questions')).toBe('27up+6in 7 days')
  expect(await figure('Mock Interviews')).toBe('10up+2in 7 days')
  expect(await figure('Average Score')).toBe('75up+11vs. previous 5')
  expect(await figure('Upcoming Interviews')).toContain(`2${longDate(ago(-60), localZone())}`)
})

it.each([
  [{ average: 50, before: 64, direction: 'down' as const }, '50down-14vs. previous 5', 'Your latest scores are lower'],
  [{ average: 66, before: 64, direction: null }, '66+2vs. previous 5', 'Your scores are steady'],
])('shows a trend of %j (INTV-03)', async (trend, words, title) => {
  show({ score: { ...known.score, ...trend } })
  expect(await figure('Average Score')).toBe(words)
  expect(screen.getByRole('region', { name: title })).toBeTruthy()
})

it('links to the latest mock interviews and answers, and shows quick actions (INTV-04)', async () => {
  show()
  const part = async (name: string) => within(await screen.findByRole('region', { name }))
  const mocks = await part('Mock interviews')
  expect(mocks.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual(
    [50, 51].map((n) => `/app/interview?tab=mock-interview&session=${id(n)}`),
  )
  expect(mocks.getByRole('img', { name: '2 answered, 1 skipped' })).toBeTruthy()
  expect(mocks.getByText(/not finished/)).toBeTruthy()
  const practice = await part('Recent practice')
  expect(practice.getByRole('link', { name: 'Question 0' }).getAttribute('href')).toBe(
    `/app/interview?tab=questions&question=${id(70)}`,
  )
  expect(practice.getAllByRole('listitem').map((item) => item.querySelector('.prep-score')?.textContent)).toEqual([
    '88 of 100',
    '71 of 100',
    '– no score',
  ])
  const actions = (await part('Quick actions')).getAllByRole('link').map((link) => link.textContent)
  expect(actions).toEqual(['Practice a question', 'Schedule an audio interview', 'Log an interview'])
})

it('describes the chart in words, and shows its numbers as a table', async () => {
  show()
  const chart = within(await screen.findByRole('region', { name: 'Your answers are shorter and better' }))
  expect(
    chart.getByText(
      /^Your average answer went from 210 words to 140, and your average score from 64 to 75\. Your weakest part is the result: 4 of/,
    ),
  ).toBeTruthy()
  expect(chart.getAllByRole('img', { name: 'The latest 10 scores, from 61 to 81' }).length).toBe(2)
  await userEvent.click(chart.getByRole('button', { name: 'Table' }))
  const rows = within(chart.getByRole('table')).getAllByRole('row').slice(1)
  expect(rows.map((row) => within(row).getAllByRole('cell').at(-1)?.textContent)).toEqual(
    rising.toReversed().map(String),
  )
})

it('shows the chart from five scores on', async () => {
  const { unmount } = show({
    score: { ...known.score, before: null, direction: null, trend: points([50, 60, 70, 80]) },
  })
  expect(await figure('Average Score')).toBe('75not enough data for a trend')
  expect(screen.queryByRole('img', { name: /scores/ })).toBeNull()
  unmount()
  show({ score: { average: 60, before: null, direction: null, trend: points([40, 50, 60, 70, 80]) }, thinnest: null })
  expect(await screen.findByText('Your latest 5 scores are between 40 and 80.')).toBeTruthy()
  expect(screen.getByRole('region', { name: 'Your first scores' })).toBeTruthy()
})

it('explains the page to a new user, and offers the first step (INTV-02)', async () => {
  show(none)
  expect(await screen.findByRole('heading', { name: 'Answer your first question' })).toBeTruthy()
  expect(await figure('Average Score')).toBe('—No score yet')
  expect(await figure('Upcoming Interviews')).toBe('0None scheduled')
  const first = screen.getAllByRole('link', { name: 'Practice a question' })[0]
  expect(first?.getAttribute('href')).toBe('/app/interview?tab=questions')
  expect(screen.queryByRole('region', { name: 'Recent practice' })).toBeNull()
})

it('shows an error when loading fails, and retries', async () => {
  let isDown = true
  const read = () => {
    if (isDown) throw new Error('down')
    return known
  }
  showScreen(<Tab />, { answers: { 'interviewOverview.read': read } })
  expect(await screen.findByText('Failed to load your interview preparation')).toBeTruthy()
  isDown = false
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
  await waitFor(async () => expect(await figure('Practice Questions')).toContain('27'))
})
