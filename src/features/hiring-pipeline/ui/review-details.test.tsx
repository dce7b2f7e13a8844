import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, it, onTestFinished, vi } from 'vitest'
import { toasts } from '#ui/primitives/toast.ts'
import type { ReviewDetails } from '../contract.ts'
import { callsOf, details, id, item, showPage } from './reviews-page.testing.tsx'

beforeEach(() => toasts.close())

it("shows every time in the details in the reader's time zone", async () => {
  const clock = vi
    .spyOn(Intl.DateTimeFormat.prototype, 'resolvedOptions')
    .mockReturnValue({ timeZone: 'Asia/Kathmandu' } as Intl.ResolvedDateTimeFormatOptions)
  const at = new Date('2026-11-20T20:00:00Z')
  const step = { stage: null, by: 'Daniel Reyes', message: null, reason: null, note: null, isShown: true }
  showPage([item(1)], {
    'companyApplications.get': () => details({ appliedAt: at, timeline: [{ ...step, status: 'accepted', at }] }),
    'replies.get': () => ({ dueAt: at, repliedAt: at }),
  })
  await userEvent.click(await screen.findByRole('button', { name: 'Details of Candidate 1' }))
  const dialog = await screen.findByRole('dialog', { name: 'Candidate 1' })
  await within(dialog).findByText('Replied on time, 21 November 2026, 1:45 AM.')
  expect(dialog.textContent).toContain('Daniel Reyes, 21 November 2026, 1:45 AM')
  expect(dialog.textContent).toContain(', 21 November 2026, source')
  clock.mockRestore()
})

it('shows the day on which an imported candidate applied as the file has it', async () => {
  const clock = vi
    .spyOn(Intl.DateTimeFormat.prototype, 'resolvedOptions')
    .mockReturnValue({ timeZone: 'America/Los_Angeles' } as Intl.ResolvedDateTimeFormatOptions)
  onTestFinished(() => clock.mockRestore())
  const at = new Date('2026-03-06T00:00:00Z')
  const imported = { ...item(1), isImported: true, appliedAt: at, updatedAt: at }
  const step = { stage: null, by: 'Daniel Reyes', message: null, reason: null, note: null, isShown: true }
  showPage([imported], {
    'companyApplications.get': () => details({ ...imported, timeline: [{ ...step, status: 'submitted', at }] }),
  })
  const open = await screen.findByRole('button', { name: 'Details of Candidate 1' })
  expect(open.closest('li')?.textContent).toContain('Applied 6 March 2026')
  await userEvent.click(open)
  const dialog = await screen.findByRole('dialog', { name: 'Candidate 1' })
  await waitFor(() => expect(dialog.textContent).toContain(', 6 March 2026, source'))
  expect(dialog.textContent).toMatch(/Daniel Reyes, 6 March 2026(?!,)/)
})

it('shows in the details what the candidate still sees, with Undo and Notify now', async () => {
  const waiting = {
    status: 'accepted' as const,
    shownStatus: 'submitted' as const,
    noticeDueAt: new Date(Date.now() + 600_000),
  }
  showPage([item(1)], {
    'companyApplications.get': () => details(waiting),
    'companyApplications.notifyNow': () => ({ id: id(1) }),
  })
  await userEvent.click(await screen.findByRole('button', { name: 'Details of Candidate 1' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Candidate 1' }))
  await dialog.findByText(/Candidate 1 still sees “Submitted” and will be notified at/)
  await userEvent.click(dialog.getByRole('button', { name: 'Notify now' }))
  const question = within(await screen.findByRole('alertdialog', { name: 'Notify Candidate 1 now?' }))
  question.getByText(/^Accepted: Your application for /)
  expect(callsOf('companyApplications.notifyNow')).toEqual([])
  await userEvent.click(question.getByRole('button', { name: 'Notify now' }))
  await waitFor(() => expect(callsOf('companyApplications.notifyNow')).toEqual([{ id: id(1) }]))
})

it('marks what auto apply sent, in the list and in the details (CAPP-11)', async () => {
  showPage([item(1, { isAssisted: true }), item(2)], { 'companyApplications.get': () => details({ isAssisted: true }) })
  await screen.findByText('Candidate 1')
  const [sent, own] = screen.getAllByRole('listitem').map((card) => within(card))
  sent?.getByText('Assisted')
  expect(own?.queryByText('Assisted')).toBeNull()
  await userEvent.click(screen.getByRole('button', { name: 'Details of Candidate 1' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Candidate 1' }))
  await dialog.findByText('Assisted')
})

it('explains the match to the company as to the candidate: state, sentence, and what is still open (JOBS-17)', async () => {
  const match: ReviewDetails['match'] = {
    version: 1,
    score: 50,
    verdict: 'fair',
    headline: 'A fair match',
    summary: 'One of two requirements is met, one partly.',
    readFrom: 'Resume',
    items: [
      {
        id: 'requirement-1',
        kind: 'requirement',
        label: '3+ years of SQL',
        state: 'partly',
        evidence: { source: 'resume', sentence: 'Wrote SQL models.', spans: [[6, 9]], place: 'Papertrail' },
        note: 'The resume does not say for how long, 3 are asked.',
      },
      { id: 'requirement-2', kind: 'requirement', label: 'dbt', state: 'missing', note: 'No mention in the resume.' },
    ],
  }
  showPage([item(1)], { 'companyApplications.get': () => details({ match }) })
  await userEvent.click(await screen.findByRole('button', { name: 'Details of Candidate 1' }))
  const shown = within(await screen.findByRole('region', { name: 'Match' }))
  await userEvent.click(shown.getByText('See the evidence'))
  const [partly, missing] = shown.getAllByRole('listitem').map((line) => line.textContent)
  expect(partly).toBe(
    '3+ years of SQLPartly“Wrote SQL models.” Papertrail The resume does not say for how long, 3 are asked.',
  )
  expect(missing).toBe('dbtMissing No mention in the resume.')
  await userEvent.click(shown.getByRole('button', { name: 'How we calculate this' }))
  await screen.findByText(/We look for every requirement of your posting in the submitted resume/)
})

it('Reject and Accept in the details ask before they change the status, each only if it would change it (CAPP-05)', async () => {
  showPage([item(1)], { 'companyApplications.setStatus': () => ({}) })
  await userEvent.click(await screen.findByRole('button', { name: 'Details of Candidate 1' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Candidate 1' }))
  expect(await dialog.findByRole('button', { name: 'Accept' })).toBeTruthy()
  await userEvent.click(dialog.getByRole('button', { name: 'Reject' }))
  const question = within(await screen.findByRole('dialog', { name: 'Reject Candidate 1?' }))
  expect(callsOf('companyApplications.setStatus')).toEqual([])
  await userEvent.click(question.getByRole('button', { name: 'Reject' }))
  await waitFor(() =>
    expect(callsOf('companyApplications.setStatus')).toMatchObject([{ id: id(1), status: 'rejected' }]),
  )
})

it.each([
  ['rejected' as const, ['Accept']],
  ['accepted' as const, ['Reject']],
  ['withdrawn' as const, []],
])('the details of an application with the status %s offer: %j', async (status, offered) => {
  showPage([item(1, { status })], { 'companyApplications.get': () => details({ status }) })
  await userEvent.click(await screen.findByRole('button', { name: 'Details of Candidate 1' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Candidate 1' }))
  await dialog.findByRole('heading', { name: 'Timeline' })
  const shown = ['Reject', 'Accept'].filter((name) => dialog.queryByRole('button', { name }) !== null)
  expect(shown).toEqual(offered)
})
