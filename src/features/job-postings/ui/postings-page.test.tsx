import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, it } from 'vitest'
import { calls, refusal, showScreen, toastTexts } from '#testing/show-screen.tsx'
import { toasts } from '#ui/primitives/toast.ts'
import { ListPostings, type PostingRow } from '../contract.ts'
import { PostingsPage } from './postings-page.tsx'
import { samplePosting } from './sample-posting.testing.ts'

const id = '0199d1f0-0000-7000-8000-000000000001'
const row = (overrides: Partial<PostingRow> = {}): PostingRow =>
  samplePosting({ applicationsCount: 4, newApplicationsCount: 1, requirementsCount: 2, ...overrides })
const stats = {
  totalJobs: 1,
  activeJobs: 1,
  pausedJobs: 0,
  closedJobs: 0,
  draftJobs: 0,
  hiddenJobs: 0,
  postedThisMonth: 1,
  totalApplications: 4,
  applicationsThisMonth: 2,
  weeklyApplications: [0, 1, 3],
  nextToClose: null,
}

type Answers = NonNullable<NonNullable<Parameters<typeof showScreen>[1]>['answers']>
function showPage(rows: PostingRow[], answers: Answers = {}, filter = {}) {
  return showScreen(<PostingsPage filter={ListPostings.parse(filter)} onFilter={() => {}} />, {
    answers: { 'postings.stats': () => stats, 'postings.list': () => ({ rows, total: rows.length }), ...answers },
    routes: ['/app/company/jobs/$jobId/edit'],
  })
}
const openMenu = async (title = 'Senior Data Analyst') => {
  await userEvent.click(await screen.findByRole('button', { name: `Actions for ${title}` }))
  return within(await screen.findByRole('menu'))
}
const entries = (menu: ReturnType<typeof within>) =>
  menu.getAllByRole('menuitem').map(({ textContent }: HTMLElement) => textContent)
const callsOf = (name: string) => calls.filter(([called]) => called === name).map(([, input]) => input)

beforeEach(() => toasts.close())

it.each([
  ['active', ['Preview', 'View Details', 'Edit Job', 'Duplicate', 'Pause Job', 'Close Job', 'Delete']],
  ['paused', ['Preview', 'View Details', 'Edit Job', 'Duplicate', 'Activate Job', 'Close Job', 'Delete']],
  ['draft', ['Preview', 'View Details', 'Edit Job', 'Duplicate', 'Activate Job', 'Close Job', 'Delete']],
  ['closed', ['Preview', 'View Details', 'Edit Job', 'Duplicate', 'Activate Job', 'Delete']],
] as const)('the menu of a job that is %s (CJOB-03, CJOB-04)', async (status, words) => {
  showPage([row({ status })])
  expect(entries(await openMenu())).toEqual(words)
})

it('marks a job hidden by staff as not visible to candidates, and one with a past deadline too (MOD-08)', async () => {
  const [hidden, over] = ['0199d1f0-0000-7000-8000-000000000002', '0199d1f0-0000-7000-8000-000000000003']
  showPage([
    row(),
    row({ id: hidden, title: 'Hidden one', isHidden: true }),
    row({ id: over, title: 'Old one', closesAt: new Date('2026-01-01') }),
  ])
  const stateOf = (title: string) => screen.getByText(title).closest('tr')?.textContent
  await screen.findByText('Hidden one')
  expect(stateOf('Hidden one')).toMatch(/HiddenNot visible to candidates/)
  expect(stateOf('Hidden one')).not.toContain('Active')
  expect(stateOf('Old one')).toMatch(/ActiveThe deadline has passed/)
  expect(stateOf('Senior Data Analyst')).not.toMatch(/Hidden|deadline/)
})

it('links to the preview, the details and the editor (CJOB-03)', async () => {
  const shown = showPage([row()], { 'postings.get': () => samplePosting(row()), 'postings.requirements': () => [] })
  for (const word of ['Preview', 'View Details']) {
    await userEvent.click((await openMenu()).getByRole('menuitem', { name: word }))
    const dialog = await screen.findByRole('dialog')
    await within(dialog).findByText('Own the numbers.')
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  }
  await userEvent.click((await openMenu()).getByRole('menuitem', { name: 'Edit Job' }))
  await waitFor(() => expect(shown.path()).toBe(`/app/company/jobs/${id}/edit`))
})

it.each([
  ['active', 'Pause Job', 'paused'],
  ['paused', 'Activate Job', 'active'],
  ['active', 'Close Job', 'closed'],
] as const)('from %s, %s (CJOB-03, CJOB-04, CJOB-19)', async (from, word, to) => {
  showPage([row({ status: from })], { 'postings.setStatus': () => ({}) })
  await userEvent.click((await openMenu()).getByRole('menuitem', { name: word }))
  if (to === 'closed') {
    const question = within(await screen.findByRole('alertdialog'))
    question.getByText(/people have applied\..* They won't be notified, and their applications stay in your list\./)
    expect(callsOf('postings.setStatus')).toEqual([])
    await userEvent.click(question.getByRole('button', { name: 'Close Job' }))
  }
  await waitFor(() => expect(toastTexts()).toEqual(['Job status updated successfully']))
  expect(callsOf('postings.setStatus')).toEqual([{ id, status: to }])
  await waitFor(() => expect(callsOf('postings.list')).toHaveLength(2))
})

it('posts a draft only after a dialog with who will be notified (CJOB-04)', async () => {
  showPage([row({ status: 'draft' })], { 'postings.setStatus': () => ({}) })
  const ask = async () => {
    await userEvent.click((await openMenu()).getByRole('menuitem', { name: 'Activate Job' }))
    return within(await screen.findByRole('alertdialog', { name: /^Post / }))
  }
  await userEvent.click((await ask()).getByRole('button', { name: 'Cancel' }))
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
  expect(callsOf('postings.setStatus')).toEqual([])
  await userEvent.click((await ask()).getByRole('button', { name: 'Activate Job' }))
  await waitFor(() => expect(callsOf('postings.setStatus')).toEqual([{ id, status: 'active' }]))
})

it('deletes only after confirmation (CJOB-05, CJOB-19)', async () => {
  showPage([row()], { 'postings.remove': () => ({}) })
  const ask = async () => {
    await userEvent.click((await openMenu()).getByRole('menuitem', { name: 'Delete' }))
    const dialog = within(await screen.findByRole('alertdialog'))
    dialog.getByText('Are you sure you want to delete this job? This action cannot be undone.')
    dialog.getByText(/people have applied\. Their applications will leave your lists/)
    return dialog
  }
  await userEvent.click((await ask()).getByRole('button', { name: 'Cancel' }))
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
  await ask()
  await userEvent.keyboard('{Escape}')
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
  expect(callsOf('postings.remove')).toEqual([])
  await userEvent.click((await ask()).getByRole('button', { name: 'Delete Job' }))
  await waitFor(() => expect(toastTexts()).toEqual(['Job deleted successfully']))
  expect(callsOf('postings.remove')).toEqual([{ id }])
})

it('shows why a change was refused, and the unchanged job (CJOB-20)', async () => {
  showPage([row()], {
    'postings.setStatus': () => {
      throw refusal('POSTING_TITLE_MISSING', 'Title is required')
    },
  })
  await userEvent.click((await openMenu()).getByRole('menuitem', { name: 'Pause Job' }))
  await waitFor(() => expect(toastTexts()).toEqual(['ErrorFailed to update job status: Title is required']))
})

it.each([
  ['Failed to delete job: You do not have access to this.', refusal('FORBIDDEN', 'You do not have access to this.')],
  ['Failed to delete job', new TypeError('no answer')],
])('shows %s (CJOB-20)', async (text, error) => {
  showPage([row()], { 'postings.remove': () => Promise.reject(error) })
  await userEvent.click((await openMenu()).getByRole('menuitem', { name: 'Delete' }))
  await userEvent.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: /Delete/ }))
  await waitFor(() => expect(toastTexts()).toEqual([`Error${text}`]))
})

it('shows that the figures could not be fetched, with the jobs (CJOB-21)', async () => {
  showPage([row()], { 'postings.stats': () => Promise.reject(new Error('away')) })
  expect(await screen.findByText('Failed to fetch job statistics')).toBeTruthy()
  expect(screen.getByText('Senior Data Analyst')).toBeTruthy()
})

it('shows five gray rows while jobs load, then the list (CJOB-34, ERR-02)', async () => {
  const held = Promise.withResolvers<{ rows: PostingRow[]; total: number }>()
  const { container } = showPage([], { 'postings.list': () => held.promise })
  await screen.findByText('Loading jobs...')
  expect(container.querySelectorAll('.sk-wait table tbody tr')).toHaveLength(5)
  held.resolve({ rows: [], total: 0 })
  await screen.findByRole('heading', { name: 'No jobs found' })
  expect(screen.queryByText('Loading jobs...')).toBeNull()
})

it('distinguishes a search without results from a company without jobs (CJOB-34)', async () => {
  showPage([], {}, { search: 'welder' })
  await screen.findByRole('heading', { name: 'No jobs found' })
  screen.getByRole('button', { name: 'Show all jobs' })
})
