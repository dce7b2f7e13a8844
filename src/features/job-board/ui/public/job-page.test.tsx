import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { showScreen } from '#testing/show-screen.tsx'
import { detail } from '../jobs-page.testing.tsx'
import { JobPage } from './job-page.tsx'

it('JobPage › has no gap between the levels of its headings, and names pay as posted (JOBS-22)', async () => {
  const job = detail(1, {
    ...{ title: 'Night Porter', description: '<h3>The nights</h3><p>Quiet.</p>', requirements: '<p>A calm voice.</p>' },
    ...{ salaryMin: 40, salaryMax: 40, salaryCurrency: 'USD', salaryPeriod: 'hour' },
  })
  const company = { industry: null, sizeRange: null, website: null, country: null, openJobs: 1 }
  const where = { places: [], isRemote: false, hasWorkplace: false, isEmpty: true, applicants: [], isOpenStated: false }
  const page = {
    ...{ state: 'open' as const, job, company, where, closesAt: null, role: null, place: null },
    similar: [],
  }
  showScreen(<JobPage page={{ ...page, isListed: true, needsSubscription: false }} viewer={null} trialDays={0} />)
  await screen.findByRole('heading', { level: 1, name: 'Night Porter' })
  const [, about, nights, requirements] = screen.getAllByRole('heading')
  expect([about, nights, requirements].map((heading) => `${heading!.tagName} ${heading!.textContent}`)).toEqual([
    ...['H2 About the role', 'H3 The nights', 'H2 Requirements'],
  ])
  expect(screen.getByText('$40 an hour')).toBeTruthy()
})
