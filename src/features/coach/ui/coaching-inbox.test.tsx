import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { DAY_MS } from '#lib/dates.ts'
import { newId } from '#lib/ids.ts'
import { calls, refusal, showScreen, toastTexts } from '#testing/show-screen.tsx'
import type { CoachingEntry } from '../coaching-contract.ts'
import { CoachingInbox } from './components/coaching-inbox.tsx'

const inDays = (days: number) => new Date(Math.floor(Date.now() / DAY_MS + days) * DAY_MS)
const request = (more: Partial<CoachingEntry> = {}): CoachingEntry => ({
  ...{ id: newId(), topic: 'offer', note: '', preferred: [inDays(3)], timeZone: 'UTC', status: 'requested' },
  ...{ startsAt: null, minutes: 45, details: '', coach: null, coachId: null, cancelledBy: null, reason: '' },
  ...{ createdAt: new Date(), changedAt: new Date(), person: 'Maya Okafor' },
  ...more,
})
const calendar = {
  ...{ isOpen: false, timeZone: 'UTC', minutes: 45, details: '', week: [], exceptions: [], changedAt: null },
}
const show = (entry: CoachingEntry, answers: Record<string, (input: never) => unknown>) =>
  showScreen(<CoachingInbox />, {
    answers: {
      'coaching.inbox': () => ({ items: [entry], counts: {} }),
      'coaching.calendar': () => calendar,
      ...answers,
    },
  })
const callsOf = (called: string) => calls.flatMap(([name, input]) => (name === called ? [input] : []))
const open = async (button: RegExp | string, title: string) => {
  await userEvent.click(await screen.findByRole('button', { name: button }))
  return within(await screen.findByRole('dialog', { name: title }))
}
const changed = refusal('CHANGED', 'This request has changed in the meantime.')

it('confirms a requested time with the meeting details, and shows why that was refused (COACH-08)', async () => {
  const entry = request()
  let isRefused = true
  show(entry, { 'coaching.confirm': () => (isRefused ? Promise.reject(changed) : entry) })
  const dialog = await open(/^Confirm /, 'Confirm this time')
  await userEvent.click(dialog.getByRole('button', { name: 'Confirm' }))
  expect(callsOf('coaching.confirm')).toEqual([])
  await userEvent.type(await dialog.findByLabelText(/^Meeting details/), 'By video')
  await userEvent.click(dialog.getByRole('button', { name: 'Confirm' }))
  expect(await dialog.findByText(changed.message)).toBeTruthy()
  expect(dialog.getByLabelText(/^Meeting details/)).toHaveProperty('value', 'By video')
  isRefused = false
  await userEvent.click(dialog.getByRole('button', { name: 'Confirm' }))
  await waitFor(() => expect(toastTexts()).toContain('Session confirmed'))
  const [startsAt] = entry.preferred
  expect(callsOf('coaching.confirm').at(-1)).toEqual({
    ...{ id: entry.id, seen: entry.changedAt, startsAt, minutes: 45, details: 'By video' },
  })
})

it('proposes no time without a day (COACH-08)', async () => {
  show(request({ status: 'proposed', startsAt: inDays(4) }), {})
  const dialog = await open('Propose another time', 'Propose a time')
  await userEvent.type(dialog.getByLabelText(/^Meeting details/), 'By video')
  await userEvent.click(dialog.getByRole('button', { name: 'Propose' }))
  await waitFor(() => expect(dialog.getByLabelText(/^Day/).getAttribute('aria-invalid')).toBe('true'))
  expect(callsOf('coaching.propose')).toEqual([])
})

it('cancels a request only with a reason (COACH-08)', async () => {
  const entry = request()
  show(entry, { 'coaching.decline': () => entry })
  const dialog = await open('Cancel request', 'Cancel this request')
  await userEvent.click(dialog.getByRole('button', { name: 'Cancel request' }))
  await waitFor(() => expect(dialog.getByLabelText(/^Reason/).getAttribute('aria-invalid')).toBe('true'))
  expect(callsOf('coaching.decline')).toEqual([])
  await userEvent.type(dialog.getByLabelText(/^Reason/), 'All coaches are away.')
  await userEvent.click(dialog.getByRole('button', { name: 'Cancel request' }))
  await waitFor(() => expect(toastTexts()).toContain('Request cancelled'))
  expect(callsOf('coaching.decline')).toEqual([{ id: entry.id, reason: 'All coaches are away.' }])
})

it('marks a past session as completed, and shows why that was refused (COACH-08)', async () => {
  const entry = request({ status: 'confirmed', startsAt: inDays(-1) })
  let isRefused = true
  show(entry, { 'coaching.finish': () => (isRefused ? Promise.reject(changed) : entry) })
  await userEvent.click(await screen.findByRole('button', { name: 'Mark as completed' }))
  await waitFor(() => expect(toastTexts().join()).toContain(changed.message))
  isRefused = false
  await userEvent.click(screen.getByRole('button', { name: 'Mark as completed' }))
  await waitFor(() => expect(callsOf('coaching.finish')).toHaveLength(2))
})
