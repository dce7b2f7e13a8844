import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { calls, showScreen } from '#testing/show-screen.tsx'
import type { OwnActivity, SeekerDashboard } from '../contract.ts'
import { DashboardPage } from './dashboard-page.tsx'

const none = { total: 0, trend: [], change: null }
const id = (n: number) => `0199d1f0-0000-7000-8000-00000000000${n}`
const fresh: SeekerDashboard = {
  strength: { percent: 10, suggestions: ['Write a professional bio', 'Add your website'] },
  steps: { resume: false, autoApply: false, tracking: false, profile: false },
  resumes: { total: 0, latestTitle: null },
  applicationsSent: none,
  jobsMatched: none,
  interviewsScheduled: none,
  profileViews: { ...none, companies: 0 },
  minimumMatch: 70,
  matching: 'no_resume',
  recentActivity: [],
}
const done = { resume: true, autoApply: true, tracking: true, profile: true }
const show = (overrides: Partial<SeekerDashboard> = {}, answers = {}) =>
  showScreen(<DashboardPage />, {
    answers: { 'dashboards.seekerDashboard': () => ({ ...fresh, ...overrides }), ...answers },
  })
const figure = (name: string) => screen.getByText(name).parentElement?.textContent?.slice(name.length)

it('shows the profile strength, the next step and a link to it in the banner (DASH-01)', async () => {
  show({ strength: { percent: 80, suggestions: ['Add your website'] } })
  const banner = within(await screen.findByRole('region', { name: 'Welcome' }))
  expect(banner.getByText('80%')).toBeTruthy()
  expect(banner.getByText('Next: add your website.')).toBeTruthy()
  expect(banner.getByRole('link', { name: 'Complete Profile' }).getAttribute('href')).toBe('/app/profile')
})

it('shows a guide with three cards, counts four steps, and congratulates once all are done (DASH-02, DASH-03, DASH-04)', async () => {
  const { unmount } = show({ steps: { ...done, autoApply: false } })
  const guide = within(await screen.findByRole('region', { name: 'Quick Start Guide' }))
  expect(guide.getByText('3 of 4 completed')).toBeTruthy()
  expect(guide.getAllByRole('heading', { level: 3 }).map((one) => one.textContent)).toEqual([
    'Create your resume',
    'Activate auto apply',
    'Track applications',
  ])
  const hrefs = guide.getAllByRole('link').map((link) => link.getAttribute('href'))
  expect(hrefs).toEqual(['/app/documents', '/app/jobs', '/app/auto-apply', '/app/tracker'])
  unmount()
  show({ steps: done })
  expect(await screen.findByText('4 of 4 completed')).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Open: Create your resume' })).toBeTruthy()
})

it('shows four metrics with their changes, and a dash with too little data (DASH-07, DASH-11)', async () => {
  show({
    matching: 'ready',
    applicationsSent: { total: 12, trend: [0, 1, 2, 3], change: 3 },
    jobsMatched: { total: 1034, trend: [5, 8, 9], change: -8 },
    interviewsScheduled: { ...none, total: 2 },
    profileViews: { total: 17, trend: [0, 4, 9], change: 18, companies: 9 },
  })
  await screen.findByText('Applications Sent')
  expect(figure('Applications Sent')).toBe('12up+3in 30 days')
  expect(figure('Jobs Matched')).toBe('1,034down-8at 70 or better')
  expect(figure('Interviews Scheduled')).toBe('2—not enough data for a trend')
  expect(figure('Profile Views')).toBe('17up+18%by 9 companies')
})

it('changes the minimum match next to the number of matched jobs (DASH-09)', async () => {
  show({ matching: 'ready' }, { 'dashboards.setMinimumMatch': (input: object) => input })
  await userEvent.click(await screen.findByRole('button', { name: 'at 70 or better' }))
  await userEvent.selectOptions(await screen.findByRole('combobox', { name: 'Minimum match' }), '85')
  await waitFor(() => expect(calls).toContainEqual(['dashboards.setMinimumMatch', { minimumMatch: 85 }]))
  await waitFor(() => expect(calls.filter(([name]) => name === 'dashboards.seekerDashboard').length).toBeGreaterThan(1))
})

it('shows activity with one of six badges or the status, and a link (DASH-12, DASH-13, DASH-14)', async () => {
  const entry = (n: number, overrides: Partial<OwnActivity>): OwnActivity => ({
    ...{ id: id(n), kind: 'application', badge: null, status: 'submitted', title: `Entry ${n}`, location: 'Porto' },
    ...{ company: { name: 'Fernway', logoUrl: null }, at: new Date(), ...overrides },
  })
  const resume = { kind: 'resume', status: null, company: null, location: null } as const
  show({
    recentActivity: [
      entry(1, { badge: 'sent' }),
      entry(2, { badge: 'scheduled', status: 'interview' }),
      entry(3, { kind: 'match', badge: 'new', status: null, location: null }),
      entry(4, { badge: 'auto', status: 'reviewing' }),
      entry(5, { ...resume, badge: 'uploaded' }),
      entry(6, { ...resume, badge: 'updated' }),
      entry(7, { status: 'rejected' }),
    ],
  })
  const card = within(await screen.findByRole('region', { name: 'Recent Activity' }))
  const rows = card.getAllByRole('listitem')
  expect(rows.map((row) => row.querySelector('.badge-cell')?.textContent)).toEqual([
    'Applied',
    'Interview',
    'New Match',
    'Under reviewAuto Applied',
    'Uploaded',
    'Updated',
    'Rejected',
  ])
  expect(rows.map((row) => within(row).getByRole('link').getAttribute('href'))).toEqual([
    `/app/tracker?application=${id(1)}`,
    `/app/tracker?application=${id(2)}`,
    `/app/jobs?job=${id(3)}`,
    `/app/tracker?application=${id(4)}`,
    `/app/documents/resume/preview/${id(5)}`,
    `/app/documents/resume/preview/${id(6)}`,
    `/app/tracker?application=${id(7)}`,
  ])
  expect(rows[0]?.textContent).toContain('Fernway · Porto')
  expect(rows[2]?.textContent).toContain('Fernway · Remote')
  expect(card.getByRole('link', { name: 'View All' }).getAttribute('href')).toBe('/app/tracker')
})

it('adapts the quick actions to the stored data, links the coach, and has texts for no data (DASH-15, DASH-16)', async () => {
  const { unmount } = show()
  const actions = async () =>
    within(await screen.findByRole('region', { name: 'Quick Actions' }))
      .getAllByRole('link')
      .map((link) => [link.textContent, link.getAttribute('href')])
  expect(await actions()).toEqual([
    ['Create resume', '/app/documents/resume/new'],
    ['Search jobs', '/app/jobs'],
    ['Schedule mock interview', '/app/interview?tab=mock-interview&mode=audio'],
  ])
  const coach = within(screen.getByRole('region', { name: 'AI Career Coach' }))
  expect(coach.getByRole('link').getAttribute('href')).toBe('/app/coaching')
  expect(screen.getByText('No activity yet')).toBeTruthy()
  unmount()
  show({ steps: done })
  expect((await actions())[0]).toEqual(['Manage resumes', '/app/documents'])
})

it('shows an error after a failed load and retries', async () => {
  let isDown = true
  show(
    {},
    {
      'dashboards.seekerDashboard': () => {
        if (isDown) throw new Error('down')
        return fresh
      },
    },
  )
  expect(await screen.findByText('Failed to load your dashboard')).toBeTruthy()
  isDown = false
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await screen.findByRole('region', { name: 'Welcome' })).toBeTruthy()
})

it('shows the next interview, and nothing if there is none', async () => {
  const next = {
    ...{ kind: 'real', id: id(1), at: new Date(Date.now() + 86_400_000), companyName: 'Fernway Health' },
    ...{ jobRole: 'Claims Analyst', stage: 'phone', jobId: id(2), practised: { done: 3, total: 5 } },
  }
  const { unmount } = show({}, { 'interviewOverview.next': () => ({ total: 1, next }) })
  const card = within(await screen.findByRole('region', { name: 'Next up' }))
  expect(card.getByRole('heading', { level: 3 }).textContent).toBe('Phone interview with Fernway Health')
  expect(card.getByRole('img', { name: '3 of 5 questions practiced' })).toBeTruthy()
  expect(card.getByRole('link', { name: 'Practice the other 2' }).getAttribute('href')).toBe(
    `/app/interview?tab=questions&job=${id(2)}`,
  )
  expect(card.getByRole('button', { name: 'Calendar' })).toBeTruthy()
  unmount()
  show({}, { 'interviewOverview.next': () => ({ total: 0, next: null }) })
  await screen.findByRole('region', { name: 'Quick Actions' })
  expect(screen.queryByRole('region', { name: 'Next up' })).toBeNull()
})
