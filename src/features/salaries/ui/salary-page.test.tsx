import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import { calls, toastTexts } from '#testing/show-screen.tsx'
import { analysis, nothing, saved, stats } from './salary-answers.testing.ts'
import { address, showSalaries } from './show-salaries.testing.tsx'

const search = { jobTitle: 'Data Analyst', location: 'Portland, OR' }
const found = { 'salaries.analyze': () => analysis() }
const lastInput = (name: string) => calls.findLast(([called]) => called === name)?.[1]
const analyze = () => userEvent.click(screen.getByRole('button', { name: 'Analyze' }))

it('has the tabs Analysis, Compare and Saved, with the number of saved searches (SAL-01)', async () => {
  showSalaries({}, { 'salaries.listSearches': () => [saved()] })
  expect(await screen.findByRole('heading', { level: 1, name: 'Advanced Salary Analyzer' })).toBeTruthy()
  await screen.findByRole('tab', { name: 'Saved 1' })
  expect(screen.getAllByRole('tab').map((tab) => tab.textContent)).toEqual(['Analysis', 'Compare', 'Saved1'])
})

it('explains its purpose first, links to the public analyzer, and shows progress (SAL-23)', async () => {
  let answer = (_: unknown) => {}
  showSalaries({}, { 'salaries.analyze': () => new Promise((resolve) => (answer = resolve)) })
  expect(await screen.findByRole('heading', { name: 'Ready to Analyze Salaries?' })).toBeTruthy()
  expect(screen.getByRole('link', { name: /public analyzer/ }).getAttribute('href')).toBe('/salary-analyzer')
  await userEvent.type(screen.getByRole('combobox', { name: 'Job title' }), 'Data Analyst')
  await userEvent.type(screen.getByRole('combobox', { name: 'Location' }), 'Portland')
  await analyze()
  expect(await screen.findByText('Analyzing salary data...')).toBeTruthy()
  answer(analysis())
  await waitFor(() => expect(screen.queryByText('Analyzing salary data...')).toBeNull())
})

describe('a search', () => {
  it('is not sent without title and location, and shows errors at the fields (SAL-05)', async () => {
    showSalaries({}, found)
    const title = await screen.findByRole('combobox', { name: 'Job title' })
    await userEvent.type(title, '   ')
    await analyze()
    expect(screen.getByText('Enter a job title')).toBeTruthy()
    expect(screen.getByText('Enter a location')).toBeTruthy()
    expect(document.activeElement).toBe(title)
    expect(title.getAttribute('aria-invalid')).toBe('true')
    expect(lastInput('salaries.analyze')).toBeUndefined()
  })

  it('is sent trimmed and without a level for all, and shows the result in a toast (SAL-05, SAL-07, SAL-24)', async () => {
    showSalaries({}, found)
    await userEvent.type(await screen.findByRole('combobox', { name: 'Job title' }), '  Data Analyst ')
    await userEvent.type(screen.getByRole('combobox', { name: 'Location' }), ' Portland, OR ')
    const level = screen.getByRole('combobox', { name: 'Experience level' })
    expect([...level.querySelectorAll('option')].map(({ value }) => value)).toEqual([
      ...['all', 'entry', 'mid', 'senior', 'executive'],
    ])
    await analyze()
    await waitFor(() =>
      expect(toastTexts()).toEqual(['Search CompleteFound 312 salary data points for Data Analyst in Portland, OR']),
    )
    expect(lastInput('salaries.analyze')).toMatchObject(search)
    expect(lastInput('salaries.analyze')).toMatchObject({ experienceLevel: undefined })
    expect(address).toMatchObject(search)
  })

  it('shows in a toast and on the page that there are no results (SAL-25)', async () => {
    showSalaries(search, { 'salaries.analyze': () => nothing() })
    await screen.findByRole('heading', { name: 'No Results' })
    await analyze()
    const text = 'No salary data found for your search criteria. Try browsing our public analyzer for sample data.'
    await waitFor(() => expect(toastTexts()).toEqual([`No Results${text}`]))
    expect(screen.getAllByText(text).length).toBeGreaterThan(0)
  })

  it('shows an error when it fails, and can be retried (SAL-25)', async () => {
    let isDown = true
    showSalaries(search, {
      'salaries.analyze': () => {
        if (isDown) throw new Error('x')
        return analysis()
      },
    })
    const text = 'Failed to search salary data. Please try again or visit our public analyzer.'
    await screen.findByText(text)
    await analyze()
    await waitFor(() => expect(toastTexts()).toEqual([`Search Error${text}`]))
    isDown = false
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
    expect(await screen.findByText('Median base salary')).toBeTruthy()
  })

  it('explains why figures of fewer than five data points are withheld (SAL-15)', async () => {
    const withheld = 'Only 4 data points match.'
    showSalaries(search, { 'salaries.analyze': () => analysis({ count: 4, stats: null, withheld }) })
    expect(await screen.findByText(withheld)).toBeTruthy()
    expect(screen.queryByText('Median base salary')).toBeNull()
  })
})

it('repeats the last search when a filter changes or all are cleared (SAL-04, SAL-10)', async () => {
  showSalaries({ ...search, industry: 'Finance', salaryMin: 50_000 }, found)
  await userEvent.click(await screen.findByRole('button', { name: /^Filters 2/ }))
  const panel = within(await screen.findByRole('complementary', { name: 'Filters' }))
  await userEvent.selectOptions(panel.getByLabelText('Work type'), 'Hybrid')
  expect(address).toMatchObject({ ...search, industry: 'Finance', remoteType: 'hybrid' })
  await waitFor(() => expect(lastInput('salaries.analyze')).toMatchObject({ remoteType: 'hybrid' }))
  await userEvent.selectOptions(panel.getByLabelText('Industry'), 'All industries')
  expect(address.industry).toBeUndefined()
  const least = panel.getByLabelText('Base salary from')
  await userEvent.clear(least)
  await userEvent.tab()
  expect(address.salaryMin).toBeUndefined()
  await userEvent.type(least, 'lots{Enter}')
  expect(panel.getByText('Enter a whole amount')).toBeTruthy()
  await userEvent.click(panel.getByRole('button', { name: 'Clear filters' }))
  await waitFor(() => expect(lastInput('salaries.analyze')).toMatchObject({ remoteType: undefined }))
  expect(address).toMatchObject(search)
  expect(address.remoteType).toBeUndefined()
})

it('shows the benchmark and the insights in thousands (SAL-13, SAL-22)', async () => {
  showSalaries(search, found)
  const bench = within(await screen.findByRole('region', { name: 'Benchmark' }))
  expect(bench.getByText('$105k')).toBeTruthy()
  expect(bench.getByText('High confidence')).toBeTruthy()
  expect(bench.getByText('312 data points')).toBeTruthy()
  expect(bench.getByText('$94k and $117k')).toBeTruthy()
  expect(bench.getByText(/All 312 data points are sample data/)).toBeTruthy()
  expect(screen.getByText('40% above the national average')).toBeTruthy()
})

it('shows the compensation breakdown with its benefits (SAL-13, SAL-19, SAL-20)', async () => {
  showSalaries(search, found)
  const comp = await screen.findByRole('region', { name: 'Compensation Breakdown' })
  for (const words of ['$128k', 'Base salary$106k83%', 'Annual bonus$12k9%', 'Equity value$10k8%', '21 days'])
    expect(comp.textContent).toContain(words)
  expect([...comp.querySelectorAll('.salary-benefits li')].map((line) => line.textContent)).toEqual([
    'Health insurance highlight94%',
    'Dental highlight82%',
    'Vision51%',
    '401(k) match highlight73%',
  ])
})

it('shows the distribution as a chart and as a table (SAL-13)', async () => {
  showSalaries(search, found)
  const chart = within(await screen.findByRole('region', { name: 'Salary Distribution' }))
  expect(chart.getAllByText('Your target, $110k').length).toBeGreaterThan(0)
  await userEvent.click(chart.getByRole('button', { name: 'Table' }))
  expect(chart.getAllByRole('row')).toHaveLength(9)
  expect(chart.getByRole('row', { name: '$98k to $108k 72 23%' })).toBeTruthy()
})

it('shows the negotiation tip only if the server sends one (SAL-18)', async () => {
  const { unmount } = showSalaries(search, found)
  await screen.findByText('Median base salary')
  expect(screen.queryByText('Negotiation tip:')).toBeNull()
  unmount()
  const negotiationTip = 'There is room to ask for more.'
  showSalaries(search, { 'salaries.analyze': () => analysis({ stats: stats({ negotiationTip }) }) })
  expect((await screen.findByText('Negotiation tip:')).parentElement?.textContent).toContain(negotiationTip)
})

it('excludes a group of fewer than five from the trend, and marks it in the table (SAL-17)', async () => {
  showSalaries(search, found)
  const trend = within(await screen.findByRole('region', { name: 'Trend by Experience' }))
  expect(trend.getByText(/From entry level to senior the median changes from \$70k to \$112k, 60% more/)).toBeTruthy()
  await userEvent.click(trend.getByRole('button', { name: 'Table' }))
  expect(trend.getByRole('row', { name: /^Executive Fewer than 5/ })).toBeTruthy()
})
