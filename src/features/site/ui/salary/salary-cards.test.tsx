import { screen, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import type { SalaryOverview } from '#features/salaries/contract.ts'
import { showScreen } from '#testing/show-screen.tsx'
import { SalaryCards } from './salary-cards.tsx'
import { SalaryOpening } from './salary-opening.tsx'

const overview: SalaryOverview = {
  dataPoints: 20_000,
  postedJobs: 256,
  sources: [{ source: 'sample', count: 20_000, names: ['Sample data'] }],
  byIndustry: [
    { industry: 'Technology', median: 117_000, count: 4_495 },
    { industry: 'Education', median: 59_000, count: 551 },
  ],
}

it('makes the claim, with the real count next to it, labeled as a sample (SAL-03)', async () => {
  showScreen(<SalaryOpening overview={overview} />, { viewer: null })
  expect(await screen.findByText('500,000+ data points')).toBeTruthy()
  expect(screen.getByText('20,000 data points')).toBeTruthy()
  expect(screen.getByText('all of them sample data, and 256 posted jobs with pay')).toBeTruthy()
})

it('has cards of popular roles with median and range, growing roles and pay by industry (SAL-02, SAL-03)', async () => {
  showScreen(<SalaryCards overview={overview} />, { viewer: null })
  const popular = within(await screen.findByRole('region', { name: 'Popular roles' }))
  expect(popular.getAllByRole('listitem')[0]?.textContent).toBe('Software Engineer$120kMedian; $90k - $165k')
  expect(popular.getByRole('link', { name: 'Data Analyst' }).getAttribute('href')).toBe(
    '/salary-analyzer?jobTitle=Data+Analyst&location=Portland%2C+OR',
  )
  expect(screen.getByRole('region', { name: 'Fastest-growing roles' }).textContent).toContain('Data Engineer')
  const industries = within(screen.getByRole('table', { name: 'Salary by industry' }))
  expect(industries.getByRole('row', { name: 'Technology $117k 4,495' })).toBeTruthy()
})
