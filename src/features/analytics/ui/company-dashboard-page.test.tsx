import { screen, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { refusal, showScreen } from '#testing/show-screen.tsx'
import type { CompanyDashboard } from '../company-dashboard-contract.ts'
import { CompanyDashboardPage } from './company-dashboard-page.tsx'

const id = (n: number) => `0199d1f0-0000-7000-8000-00000000000${n}`
const dashboard: CompanyDashboard = {
  companyName: 'Fernway Health',
  companyLogo: null,
  activeJobs: 12,
  applicationsThisMonth: 48,
  newApplications: 1,
  teamMembers: 6,
  hiringRate: 8,
  recentJobs: [{ id: id(1), title: 'Clinic Lead', applications: 1, postedAt: new Date() }],
  recentApplications: [
    {
      id: id(2),
      candidate: 'Amara Nwosu',
      image: null,
      jobTitle: 'Clinic Lead',
      status: 'submitted',
      appliedAt: new Date(Date.now() - 2 * 3_600_000),
    },
  ],
  profile: {
    location: 'Portland, OR',
    industry: 'Healthcare',
    sizeRange: '501-1000',
    percent: 83,
    missing: ['website'],
  },
}
const show = (overrides: Partial<CompanyDashboard> = {}) =>
  showScreen(<CompanyDashboardPage />, {
    answers: { 'companyDashboard.get': () => ({ ...dashboard, ...overrides }) },
    routes: ['/app/company/jobs', '/app/company/applications', '/app/company/profile'],
  })
const hrefOf = (name: string | RegExp) => screen.getByRole('link', { name }).getAttribute('href')

describe('/app/company', () => {
  it('shows four metrics (CDASH-01, CDASH-02)', async () => {
    show()
    const stats = within(await screen.findByLabelText('Key figures'))
    for (const text of [
      'Active Jobs',
      '12',
      'Applications',
      '48',
      'This month',
      'Team Members',
      '6',
      'Hiring Rate',
      '8%',
    ])
      expect(stats.getByText(text)).toBeTruthy()
    expect(screen.getByText('1 application to review.')).toBeTruthy()
  })

  it('lists the latest jobs and applications and links to their pages (CDASH-03, CDASH-04, CDASH-05)', async () => {
    show()
    const applied = within(await screen.findByRole('region', { name: 'Recent Applications' }))
    expect(applied.getByText('New')).toBeTruthy()
    expect(applied.getByText('2 hours ago')).toBeTruthy()
    expect(hrefOf('Amara Nwosu')).toContain(`application=${id(2)}`)
    expect(hrefOf('1 application')).toContain(`job=${id(1)}`)
    expect(hrefOf(/^All jobs/)).toBe('/app/company/jobs')
    expect(hrefOf(/^All applications/)).toBe('/app/company/applications')
    expect(hrefOf('Complete profile')).toBe('/app/company/profile')
    expect(screen.getByText('83%')).toBeTruthy()
    expect(screen.getByRole('img', { name: '5 of 6 filled' })).toBeTruthy()
  })

  it('shows what is missing in an empty company, and no rate', async () => {
    show({ recentJobs: [], recentApplications: [], hiringRate: null, newApplications: 0 })
    expect(await screen.findByText('No active jobs')).toBeTruthy()
    expect(screen.getByText('No applications yet')).toBeTruthy()
    expect(screen.getByText('—')).toBeTruthy()
  })

  it('shows an error when loading fails (CDASH-06)', async () => {
    showScreen(<CompanyDashboardPage />, {
      answers: {
        'companyDashboard.get': () => {
          throw refusal('INTERNAL_SERVER_ERROR', 'away')
        },
      },
    })
    expect(await screen.findByText('Failed to load dashboard data. Please try again later.')).toBeTruthy()
  })
})
