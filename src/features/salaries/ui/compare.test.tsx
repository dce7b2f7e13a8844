import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { calls, toastTexts } from '#testing/show-screen.tsx'
import { analysis, benchmark, nothing, search, stats } from './salary-answers.testing.ts'
import { address, showSalaries } from './show-salaries.testing.tsx'

const start = { tab: 'compare', jobTitle: 'Data Analyst', location: 'Portland, OR', industry: 'Finance' } as const
const second = analysis({
  search: search({ jobTitle: 'Analytics Engineer', location: 'Seattle, WA' }),
  stats: stats({
    benchmark: benchmark({ median: 118_650, percentile25: 103_000, percentile75: 134_000, count: 42 }),
  }),
})
const summary = 'Analytics Engineer in Seattle, WA earns 13% more than Data Analyst in Portland, OR at the median.'
const comparison = {
  first: analysis(),
  second,
  difference: { change: 0.13, label: '13% higher' },
  summary,
}
const compareWith = async (title: string, place: string) => {
  await userEvent.type(await screen.findByRole('combobox', { name: 'Second job title' }), title)
  await userEvent.type(screen.getByRole('combobox', { name: 'Second location' }), place)
  await userEvent.click(screen.getByRole('button', { name: 'Compare' }))
}

it('compares a second role with the same filters, and starts a new comparison (SAL-31, SAL-32, SAL-33)', async () => {
  showSalaries(start, { 'salaries.compare': () => comparison })
  await compareWith('Analytics Engineer', 'Seattle, WA')
  const table = await screen.findByRole('table', { name: 'Side by side' })
  expect([...table.querySelectorAll('tbody tr')].map((row) => row.textContent)).toEqual([
    'Median$105k$119k13% higher',
    '25th-75th percentile$94k-$117k$103k-$134k',
    'Average total compensation$128k$128kSimilar',
    'Annual bonus$12k$12kSimilar',
    'Average PTO days2121Similar',
    'Data points31242',
    'ConfidenceHighHigh',
  ])
  expect(document.querySelector('.salary-say')?.textContent).toBe(summary)
  expect(
    screen.getByText(/overlap between \$103k and \$117k\. Your target of \$110k is within both ranges/),
  ).toBeTruthy()
  expect(calls.find(([name]) => name === 'salaries.compare')?.[1]).toMatchObject({
    first: { jobTitle: 'Data Analyst', industry: 'Finance' },
    second: { jobTitle: 'Analytics Engineer', industry: 'Finance' },
  })
  await userEvent.click(screen.getByRole('button', { name: 'Start New Comparison' }))
  expect(screen.queryByRole('table', { name: 'Side by side' })).toBeNull()
  expect(screen.getByRole<HTMLInputElement>('combobox', { name: 'Second job title' }).value).toBe('')
  expect(address.withTitle).toBeUndefined()
  expect(address.jobTitle).toBe('Data Analyst')
})

it('shows that there is no first search yet, and links to Analysis (SAL-34)', async () => {
  showSalaries({ tab: 'compare' })
  expect(await screen.findByRole('heading', { name: 'No primary search data available' })).toBeTruthy()
  await userEvent.click(screen.getByRole('button', { name: 'Search in Analysis' }))
  expect(await screen.findByRole('heading', { name: 'Ready to Analyze Salaries?' })).toBeTruthy()
})

it('shows that the first or the second search has no results (SAL-34)', async () => {
  const { unmount } = showSalaries(start, {
    'salaries.compare': () => ({ ...comparison, second: nothing(), difference: null, summary: null }),
  })
  await compareWith('Nobody', 'Nowhere')
  expect(await screen.findByRole('heading', { name: 'No data available for comparison search' })).toBeTruthy()
  await waitFor(() => expect(toastTexts()).toEqual(['No ResultsNo salary data found for the comparison search.']))
  unmount()
  showSalaries(start, {
    'salaries.compare': () => ({ ...comparison, first: nothing(), difference: null, summary: null }),
  })
  await compareWith('Analytics Engineer', 'Seattle')
  expect(await screen.findByRole('heading', { name: 'No primary search data available' })).toBeTruthy()
})

it('shows an error when the comparison fails (SAL-34)', async () => {
  showSalaries(start, {
    'salaries.compare': () => {
      throw new Error('x')
    },
  })
  await compareWith('Analytics Engineer', 'Seattle')
  await waitFor(() => expect(toastTexts()).toEqual(['Search ErrorFailed to search comparison data.']))
  expect(screen.getByRole('button', { name: 'Try again' })).toBeTruthy()
})
