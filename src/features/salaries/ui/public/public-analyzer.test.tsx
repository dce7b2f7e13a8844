import { fireEvent, screen, within } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import type { Viewer } from '#lib/viewer.ts'
import { seeker, showScreen } from '#testing/show-screen.tsx'
import { analysis, nothing } from '../salary-answers.testing.ts'
import type { SalaryPageSearch } from '../salary-search.ts'
import { PublicAnalyzer } from './public-analyzer.tsx'
import type { PublicSalaries } from './queries.ts'
import { salaryHead } from './salary-head.ts'
import { suggestScript } from './suggest-script.tsx'

const overview = { dataPoints: 20_000, postedJobs: 256, sources: [], byIndustry: [] }
const searched = { jobTitle: 'Data Analyst', location: 'Portland' }
const show = (search: SalaryPageSearch, found: Partial<PublicSalaries> = {}, viewer: Viewer | null = null) =>
  showScreen(
    <PublicAnalyzer search={search} found={{ overview, analysis: null, comparison: null, ...found }} viewer={viewer} />,
    { viewer },
  )
const tabs = () => within(screen.getByRole('navigation', { name: 'Salary analyzer' })).getAllByRole('link')

it('shows Saved and Save Search only to a signed-in job seeker (SAL-01, SAL-26)', async () => {
  const { unmount } = show(searched, { analysis: analysis() })
  await screen.findByText('Median base salary')
  expect(tabs().map(({ textContent }) => textContent)).toEqual(['Analysis', 'Compare'])
  expect(screen.queryByRole('link', { name: /Save Search/ })).toBeNull()
  unmount()
  show(searched, { analysis: analysis() }, seeker)
  await screen.findByText('Median base salary')
  expect(tabs().map(({ textContent }) => textContent)).toEqual(['Analysis', 'Compare', 'Saved'])
  expect(screen.getByRole('link', { name: /Save Search/ }).getAttribute('href')).toBe(
    '/app/salary?jobTitle=Data+Analyst&location=Portland',
  )
})

it('has one form that works without scripts and contains all filters (SAL-02, SAL-03)', async () => {
  show({ ...searched, industry: 'Finance' }, { analysis: analysis() })
  await screen.findByText('Median base salary')
  const forms = document.querySelectorAll('form')
  expect(forms).toHaveLength(1)
  expect([forms[0]?.method, forms[0]?.getAttribute('action')]).toEqual(['get', '/salary-analyzer'])
  expect([...new FormData(forms[0])].map(([name, value]) => `${name}=${value}`)).toEqual([
    'jobTitle=Data Analyst',
    'location=Portland',
    'experienceLevel=all',
    'industry=Finance',
    'companySize=all-companySize',
    'educationLevel=all-educationLevel',
    'remoteType=all-remoteType',
    'salaryMin=',
    'salaryMax=',
  ])
  expect(screen.getByText('Salary Distribution as a table')).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Table' })).toBeNull()
})

it('explains why there are no figures: no search, no results, too few data points, no second search (SAL-15, SAL-23, SAL-34)', async () => {
  const first = show({})
  expect(await screen.findByRole('heading', { name: 'Ready to Analyze Salaries?' })).toBeTruthy()
  first.unmount()
  const second = show(searched, { analysis: nothing() })
  expect(await screen.findByRole('heading', { name: 'No Results' })).toBeTruthy()
  second.unmount()
  const third = show(searched, { analysis: analysis({ count: 4, stats: null, withheld: 'Only 4 match.' }) })
  expect(await screen.findByText('Only 4 match.')).toBeTruthy()
  third.unmount()
  show({ tab: 'compare' })
  expect(await screen.findByRole('heading', { name: 'No primary search data available' })).toBeTruthy()
})

describe('the script of the form', () => {
  afterEach(() => void vi.useRealTimers())

  it('adds at most ten suggestions from two characters on, 300 ms after the last input (SAL-06)', async () => {
    show({})
    const input = await screen.findByLabelText<HTMLInputElement>('Location')
    vi.useFakeTimers()
    const places = Array.from({ length: 12 }, (_, n) => `Portland ${n}`)
    const fetched = vi.spyOn(globalThis, 'fetch').mockResolvedValue({ ok: true, json: async () => places } as Response)
    // the page runs this script as a module
    new Function(suggestScript)()
    const type = (value: string) => fireEvent.input(input, { target: { value } })
    type('p')
    await vi.advanceTimersByTimeAsync(400)
    expect(fetched).not.toHaveBeenCalled()
    type('po')
    await vi.advanceTimersByTimeAsync(299)
    expect(fetched).not.toHaveBeenCalled()
    await vi.advanceTimersByTimeAsync(10)
    expect(fetched).toHaveBeenCalledWith('/api/v1/salaries/suggestions?field=location&q=po')
    const list = document.getElementById('location-list')
    expect([...(list?.querySelectorAll('option') ?? [])].map(({ value }) => value)).toEqual(places.slice(0, 10))
    type('')
    expect(list?.children).toHaveLength(0)
    fetched.mockRestore()
  })
})

it('is indexed by search engines without filters, but not with filters or without figures', () => {
  const indexingOf = (search: SalaryPageSearch, found: PublicSalaries['analysis']) => {
    const { meta, links } = salaryHead({
      search,
      found: { overview, analysis: found, comparison: null },
      origin: 'https://t.example',
    })
    return [meta.some((tag) => tag?.name === 'robots'), links[0]?.href]
  }
  expect(indexingOf({}, null)).toEqual([false, 'https://t.example/salary-analyzer'])
  expect(indexingOf(searched, analysis())).toEqual([
    false,
    'https://t.example/salary-analyzer?jobTitle=Data+Analyst&location=Portland',
  ])
  expect(indexingOf({ ...searched, industry: 'Finance' }, analysis())[0]).toBe(true)
  expect(indexingOf(searched, nothing())[0]).toBe(true)
})
