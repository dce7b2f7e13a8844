import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { newId } from '#lib/ids.ts'
import { calls, showScreen, toastTexts } from '#testing/show-screen.tsx'
import type { CoachingRequest } from '../coaching-contract.ts'
import { HumanCoaching } from './components/human-coaching.tsx'

const request = (more: Partial<CoachingRequest> = {}): CoachingRequest => ({
  id: newId(),
  topic: 'offer',
  note: '',
  preferred: [new Date('2026-12-01T16:00:00Z')],
  timeZone: 'America/Denver',
  status: 'requested',
  startsAt: null,
  minutes: 45,
  details: '',
  coach: null,
  coachId: null,
  cancelledBy: null,
  reason: '',
  createdAt: new Date(),
  changedAt: new Date(),
  ...more,
})
const show = (requests: CoachingRequest[], more = {}) =>
  showScreen(<HumanCoaching />, { answers: { 'coaching.list': () => requests, ...more } })

it('shows times in the time zone of the request, and cancelled requests with their reason (COACH-08)', async () => {
  show([request(), request({ status: 'cancelled', cancelledBy: 'staff', reason: 'Nobody is free.' })])
  expect(await screen.findAllByText('1 December 2026, 9:00 AM')).toHaveLength(2)
  expect(screen.getByText('Cancelled by our staff: Nobody is free.')).toBeTruthy()
  expect(screen.getAllByRole('button', { name: 'Cancel request' })).toHaveLength(1)
})

it('disables a fourth open request, and explains why (COACH-08)', async () => {
  show([request(), request(), request({ status: 'confirmed', startsAt: new Date() })])
  await screen.findByText(/You have three open requests/)
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Request a session' }).disabled).toBe(true)
})

it('shows an error when accepting fails, and reloads the proposal (COACH-08)', async () => {
  const proposed = request({ status: 'proposed', startsAt: new Date('2026-12-02T16:00:00Z'), coach: 'Joon Park' })
  show([proposed], { 'coaching.accept': () => Promise.reject(new Error('changed')) })
  await userEvent.click(await screen.findByRole('button', { name: 'Accept this time' }))
  const question = within(await screen.findByRole('alertdialog', { name: 'Accept this time?' }))
  expect(calls.some(([name]) => name === 'coaching.accept')).toBe(false)
  await userEvent.click(question.getByRole('button', { name: 'Accept this time' }))
  await waitFor(() => expect(toastTexts().join()).toContain('Failed to accept the time'))
  const asked = calls.filter(([name]) => name.startsWith('coaching.'))
  expect(asked[1]).toEqual(['coaching.accept', { id: proposed.id, seen: proposed.changedAt }])
  await waitFor(() => expect(calls.filter(([name]) => name === 'coaching.list')).toHaveLength(2))
})

it('sends nothing without a topic and a time (COACH-08)', async () => {
  show([])
  await userEvent.click(await screen.findByRole('button', { name: 'Request a session' }))
  await userEvent.click(await screen.findByRole('button', { name: 'Send request' }))
  expect(await screen.findByText('Choose a topic')).toBeTruthy()
  expect(await screen.findByText('Choose a day and a time')).toBeTruthy()
  expect(calls.some(([name]) => name === 'coaching.ask')).toBe(false)
})

it('preserves the keyboard focus on the page when a request is cancelled', async () => {
  const [one, other] = [request(), request()]
  let list = [one, other]
  show([], {
    'coaching.list': () => list,
    'coaching.cancel': () => {
      list = [{ ...one, status: 'cancelled', cancelledBy: 'person', reason: 'Not needed.' }, other]
      return list[0]
    },
  })
  const buttons = await screen.findAllByRole('button', { name: 'Cancel request' })
  buttons[0]!.focus()
  await userEvent.keyboard('{Enter}')
  await userEvent.type(await screen.findByRole('textbox', { name: /Reason/ }), 'Not needed.')
  await userEvent.click(screen.getAllByRole('button', { name: 'Cancel request' }).at(-1)!)
  await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Cancel this request' })).toBeNull())
  await waitFor(() => expect(document.activeElement).not.toBe(document.body))
})
