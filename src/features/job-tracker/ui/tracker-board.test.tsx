import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import type { TrackedApplication } from '#features/applications/contract.ts'
import { type ApplicationStatus, applicationStatuses } from '#features/applications/rules.ts'
import { paidInDollars } from '#testing/paid-in-dollars.ts'
import { calls, refusal, showScreen } from '#testing/show-screen.tsx'
import { toasts } from '#ui/primitives/toast.ts'
import { TrackerPage } from './tracker-page.tsx'

const id = (n: number) => `0199d1f0-0000-7000-8000-00000000000${n}`
const now = new Date()
function application(n: number, title: string, status: ApplicationStatus, isExternal: boolean): TrackedApplication {
  return {
    id: id(n),
    isExternal,
    status,
    source: isExternal ? 'elsewhere' : 'direct',
    isAssisted: false,
    notes: null,
    appliedAt: now,
    updatedAt: now,
    statusUpdatedAt: now,
    job: {
      id: isExternal ? null : id(n),
      slug: isExternal ? null : 'a-job',
      title,
      companyName: 'Fernway',
      companyLogoUrl: null,
      location: 'Denver',
      remoteAllowed: false,
      employmentType: null,
      ...paidInDollars(null, null),
      salaryText: isExternal ? '$90k' : null,
      link: null,
      isOpen: false,
      isDeleted: false,
    },
  }
}
const step = { count: 1, percent: null }
const saved = {
  id: id(8),
  userId: id(9),
  jobId: id(8),
  notes: null,
  savedAt: now,
  job: {
    id: id(8),
    slug: 'saved',
    title: 'Saved one',
    company: { id: id(7), name: 'Halden', slug: 'halden', logoUrl: null, location: null, timeZone: 'UTC' },
    location: null,
    remoteAllowed: true,
    employmentType: 'full-time',
    ...paidInDollars(1, null),
    postedAt: now,
    applicationDeadline: null,
    isClosed: false,
    isInternal: false,
    isSaved: true,
    isApplied: false,
    match: null,
  },
}

async function show(items: TrackedApplication[], answers: Record<string, (input: never) => unknown> = {}) {
  const list = [...items]
  const setStatus = ({ id: which, status }: { id: string; status: ApplicationStatus }) => {
    const at = list.findIndex((item) => item.id === which)
    list[at] = { ...(list[at] as TrackedApplication), status }
    return list[at]
  }
  const counted = () =>
    applicationStatuses.map((status) => [status, list.filter((one) => one.status === status).length])
  showScreen(<TrackerPage search={{ view: 'board' }} onSearch={vi.fn()} />, {
    answers: {
      'jobTracker.stats': () => Promise.reject(new Error('not asked of here')),
      'jobTracker.listOwn': () => ({ items: list, counts: Object.fromEntries(counted()), nextCursor: null }),
      'jobTracker.openReminders': () => [],
      'jobTracker.funnel': () => ({ sent: step, replied: step, interview: step, accepted: step }),
      'jobs.listSaved': () => [saved],
      'jobTracker.setExternalStatus': setStatus as never,
      ...answers,
    },
  })
  await screen.findByRole('region', { name: 'Board' })
  return userEvent.setup()
}
const column = (name: string) => within(screen.getByRole('region', { name, exact: true } as never))
const callsOf = (name: string) => calls.filter(([call]) => call === name).map(([, input]) => input)

beforeEach(() => toasts.close())

describe('the board by keyboard', () => {
  it('moves an external application, announces every step, and retains the focus (TRACK-18)', async () => {
    const user = await show([application(1, 'Planner', 'submitted', true)])
    const grip = () => screen.getByRole('button', { name: 'Move Planner at Fernway' })
    grip().focus()
    await user.keyboard(' ')
    expect(screen.getAllByRole('status').some((node) => /picked up in Submitted/.test(node.textContent ?? ''))).toBe(
      true,
    )
    await user.keyboard('{ArrowRight}{ArrowRight} ')
    await waitFor(() => expect(column('Interview').getByText('Planner')).toBeTruthy())
    expect(callsOf('jobTracker.setExternalStatus')).toEqual([{ id: id(1), status: 'interview' }])
    await screen.findByText('Application status updated')
    await waitFor(() => expect(document.activeElement).toBe(grip()))
  })

  it('leaves it in place with Escape, and when it loses the focus', async () => {
    const user = await show([application(1, 'Planner', 'submitted', true)])
    screen.getByRole('button', { name: 'Move Planner at Fernway' }).focus()
    await user.keyboard(' {ArrowRight}{Escape} {ArrowRight}{Tab}')
    expect(callsOf('jobTracker.setExternalStatus')).toEqual([])
    column('Submitted').getByText('Planner')
  })

  it('moves it back where the server refused, with a message (TRACK-18)', async () => {
    const lost = () => Promise.reject(refusal('X', ''))
    const user = await show([application(1, 'Planner', 'submitted', true)], { 'jobTracker.setExternalStatus': lost })
    screen.getByRole('button', { name: 'Move Planner at Fernway' }).focus()
    await user.keyboard(' {ArrowRight} ')
    await screen.findByText('Failed to update application status')
    await waitFor(() => expect(column('Submitted').getByText('Planner')).toBeTruthy())
  })

  it('does not move it to saved jobs, and shows why', async () => {
    const user = await show([application(1, 'Planner', 'submitted', true)])
    screen.getByRole('button', { name: 'Move Planner at Fernway' }).focus()
    await user.keyboard(' {ArrowLeft} ')
    await screen.findByText("An application can't be moved back to saved jobs.")
    expect(callsOf('jobTracker.setExternalStatus')).toEqual([])
  })
})

describe('a fixed card', () => {
  it('has no handle, and shows why (TRACK-17)', async () => {
    const user = await show([application(1, 'Analyst', 'reviewing', false)])
    expect(screen.queryByRole('button', { name: 'Move Analyst at Fernway' })).toBeNull()
    await user.click(screen.getByRole('button', { name: "Why Analyst at Fernway can't be moved" }))
    await screen.findByText(/^Only Fernway can change this status/)
  })
})

describe('a saved job', () => {
  it('moved to Submitted, asks whether to apply here or to add an external application', async () => {
    const user = await show([])
    ;(await screen.findByRole('button', { name: 'Move Saved one at Halden' })).focus()
    await user.keyboard(' {ArrowRight} ')
    const dialog = within(await screen.findByRole('dialog', { name: 'Apply to Saved one' }))
    dialog.getByRole('button', { name: 'Apply Now' })
    await user.click(dialog.getByRole('button', { name: 'I applied elsewhere' }))
    const form = within(await screen.findByRole('dialog', { name: 'Add an external application' }))
    expect((form.getByLabelText(/^Job title/) as HTMLInputElement).value).toBe('Saved one')
    expect((form.getByLabelText(/^Company/) as HTMLInputElement).value).toBe('Halden')
  })
})

it('removes a saved job by its menu, and shows that it could not be removed (SAVED-07)', async () => {
  let isAway = true
  const unsave = () => (isAway ? Promise.reject(new Error('away')) : {})
  const user = await show([], { 'jobs.unsave': unsave })
  const remove = async () => {
    await user.click(await screen.findByRole('button', { name: /^More actions for Saved one/ }))
    await user.click(await screen.findByRole('menuitem', { name: 'Remove from saved jobs' }))
  }
  await remove()
  await screen.findByText(/Failed to remove saved job/)
  isAway = false
  await remove()
  await screen.findByText('Job removed from saved list')
  expect(callsOf('jobs.unsave')).toEqual([{ jobId: id(8) }, { jobId: id(8) }])
})
