import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, it } from 'vitest'
import { calls, refusal, showScreen, toastTexts } from '#testing/show-screen.tsx'
import { toasts } from '#ui/primitives/toast.ts'
import type { StatusesSet } from '../bulk-contract.ts'
import { ListPostings, type PostingRow } from '../contract.ts'
import { PostingsPage } from './postings-page.tsx'
import { samplePosting } from './sample-posting.testing.ts'

const ids = [1, 2, 3].map((n) => `0199d1f0-0000-7000-8000-00000000000${n}`)
const row = (at: number, overrides: Partial<PostingRow>): PostingRow =>
  samplePosting({ id: ids[at] ?? '', title: 'Analyst', ...overrides })
const rows = [row(0, { title: 'Analyst' }), row(1, { title: 'Baker' }), row(2, { title: 'Clerk', status: 'draft' })]
const stats = {
  ...{ totalJobs: 3, activeJobs: 2, hiddenJobs: 0, pausedJobs: 0, closedJobs: 0, draftJobs: 1, postedThisMonth: 0 },
  ...{ totalApplications: 0, applicationsThisMonth: 0, weeklyApplications: [], nextToClose: null },
}
const callsOf = (name: string) => calls.filter(([called]) => called === name).map(([, input]) => input)
const show = (answers: Record<string, (input: never) => unknown> = {}) =>
  showScreen(<PostingsPage filter={ListPostings.parse({})} onFilter={() => {}} />, {
    answers: { 'postings.stats': () => stats, 'postings.list': () => ({ rows, total: 3 }), ...answers },
    routes: ['/app/company/jobs/$jobId/edit'],
  })
const tick = async (...titles: string[]) => {
  for (const title of titles) await userEvent.click(await screen.findByRole('checkbox', { name: `Select ${title}` }))
  return within(screen.getByRole('region', { name: 'Selected jobs' }))
}

beforeEach(() => toasts.close())

it('pauses selected jobs by keyboard, lists skipped ones and undoes the pause (CJOB-04)', async () => {
  const first: StatusesSet = {
    changed: [{ id: ids[0]!, title: 'Analyst' }],
    unchanged: [{ id: ids[2]!, title: 'Clerk', reason: 'POSTING_NOT_ACTIVE' }],
  }
  show({
    'postings.setStatuses': ({ status }: { status: string }) =>
      status === 'paused' ? first : { changed: first.changed, unchanged: [] },
  })
  ;(await screen.findByRole('checkbox', { name: 'Select Analyst' })).focus()
  await userEvent.keyboard(' ')
  screen.getByRole('checkbox', { name: 'Select Clerk' }).focus()
  await userEvent.keyboard(' ')
  const bar = within(screen.getByRole('region', { name: 'Selected jobs' }))
  bar.getByText('2 jobs selected')
  bar.getByRole('button', { name: 'Pause Jobs' }).focus()
  await userEvent.keyboard('{Enter}')
  await waitFor(() => expect(toastTexts()).toEqual(['1 job pausedClerk is not active.']))
  expect(screen.queryByRole('region', { name: 'Selected jobs' })).toBeNull()
  const all = screen.getByRole('checkbox', { name: 'Select all of Jobs' })
  await waitFor(() => expect(document.activeElement).toBe(all))
  await userEvent.click(screen.getByRole('button', { name: 'Undo' }))
  await waitFor(() => expect(toastTexts()).toEqual(['1 job activated']))
  expect(callsOf('postings.setStatuses')).toEqual([
    { ids: [ids[0], ids[2]], status: 'paused' },
    { ids: [ids[0]], status: 'active', from: 'paused' },
  ])
})

it('closes many only after confirmation, and leaves them selected where nothing changed (CJOB-04)', async () => {
  show({
    'postings.setStatuses': () => ({ changed: [], unchanged: [{ id: ids[0], title: 'Analyst', reason: 'SAME' }] }),
  })
  const bar = await tick('Analyst', 'Baker')
  const answer = async (name: string) => {
    await userEvent.click(bar.getByRole('button', { name: 'Close Jobs' }))
    await userEvent.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name }))
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
  }
  await answer('Cancel')
  expect(callsOf('postings.setStatuses')).toEqual([])
  await answer('Close 2 Jobs')
  await waitFor(() => expect(toastTexts()).toEqual(['No job closedAnalyst already has this status.']))
  bar.getByText('2 jobs selected')
  await userEvent.click(bar.getByRole('button', { name: 'Clear selection' }))
  expect(screen.queryByRole('region', { name: 'Selected jobs' })).toBeNull()
})

it('shows why nothing could be changed at all (CJOB-20)', async () => {
  show({
    'postings.setStatuses': () => {
      throw refusal('FORBIDDEN', 'You do not have access to this.')
    },
  })
  await userEvent.click((await tick('Baker')).getByRole('button', { name: 'Pause Jobs' }))
  await waitFor(() =>
    expect(toastTexts()).toEqual(['ErrorFailed to update job status: You do not have access to this.']),
  )
})

it('offers no pause where no selected job is active', async () => {
  show()
  const bar = await tick('Clerk')
  expect(bar.getByRole('button', { name: 'Pause Jobs' })).toHaveProperty('disabled', true)
  expect(bar.getByRole('button', { name: 'Close Jobs' })).toHaveProperty('disabled', false)
})

it('copies a job and opens the copy (CJOB-03, CJOB-19)', async () => {
  const shown = show({
    'postings.duplicate': ({ copyId }: { copyId: string }) => ({
      id: copyId,
      status: 'draft',
      slug: 'x',
      updatedAt: new Date(),
    }),
  })
  await userEvent.click(await screen.findByRole('button', { name: 'Actions for Baker' }))
  await userEvent.click(within(await screen.findByRole('menu')).getByRole('menuitem', { name: 'Duplicate' }))
  await waitFor(() => expect(toastTexts()).toEqual(['Job created successfullyA draft copy of Baker']))
  const [{ id, copyId }] = callsOf('postings.duplicate') as [{ id: string; copyId: string }]
  expect(id).toBe(ids[1])
  await waitFor(() => expect(shown.path()).toBe(`/app/company/jobs/${copyId}/edit`))
})
