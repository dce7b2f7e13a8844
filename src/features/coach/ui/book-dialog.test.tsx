import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it, vi } from 'vitest'
import { newId } from '#lib/ids.ts'
import { inTimeZone } from '#testing/in-time-zone.ts'
import { calls, refusal, showScreen, toastTexts } from '#testing/show-screen.tsx'
import type { Slot } from '../calendar-contract.ts'
import type { CoachingRequest } from '../coaching-contract.ts'
import { BookDialog } from './components/book-dialog.tsx'

inTimeZone('UTC')
const coachId = newId()
const slot = (startsAt: string): Slot => ({ startsAt: new Date(startsAt), minutes: 45, coachId, coach: 'Joon Park' })
const slots = [slot('2027-01-05T09:00:00Z'), slot('2027-01-05T10:00:00Z'), slot('2027-01-06T09:30:00Z')]
const session: CoachingRequest = {
  ...{ id: newId(), topic: 'offer', note: 'Two offers.', preferred: [], timeZone: 'UTC', status: 'confirmed' },
  ...{ startsAt: new Date('2027-01-04T09:00:00Z'), minutes: 45, details: 'By video', coach: 'Joon Park', coachId },
  ...{ cancelledBy: null, reason: '', createdAt: new Date(), changedAt: new Date() },
}

function show(answers: Record<string, (input: never) => unknown>, moves?: CoachingRequest) {
  const onClose = vi.fn()
  showScreen(<BookDialog {...(moves && { moves })} onClose={onClose} onAsk={() => {}} />, {
    answers: { 'coaching.slots': () => slots, ...answers },
  })
  return onClose
}
const callsOf = (called: string) => calls.flatMap(([name, input]) => (name === called ? [input] : []))
const chooseDay = async (day: RegExp) => {
  const select = await screen.findByLabelText(/^Day/)
  await userEvent.selectOptions(select, within(select).getByRole('option', { name: day }))
}
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }))

it('books a free time', async () => {
  const onClose = show({ 'coaching.book': () => session })
  await userEvent.selectOptions(await screen.findByLabelText(/^What is it about/), 'offer')
  await chooseDay(/^5 January 2027/)
  await userEvent.click(screen.getByRole('radio', { name: '10:00 AM' }))
  await press('Book session')
  await waitFor(() => expect(onClose).toHaveBeenCalledOnce())
  expect(toastTexts()).toContain('Session booked')
  const booking = { topic: 'offer', note: '', timeZone: 'UTC', coachId, startsAt: slots[1]?.startsAt }
  expect(callsOf('coaching.book')).toMatchObject([booking])
})

it('books nothing without a topic, a day and a time', async () => {
  show({})
  await screen.findByLabelText(/^Day/)
  await press('Book session')
  // once as an option, once as the error
  await waitFor(() => expect(screen.getAllByText('Choose a topic')).toHaveLength(2))
  expect(screen.getAllByText('Choose a day')).toHaveLength(2)
  expect(callsOf('coaching.book')).toEqual([])
})

it('books no time of a day that is no longer chosen', async () => {
  show({ 'coaching.book': () => session })
  await userEvent.selectOptions(await screen.findByLabelText(/^What is it about/), 'offer')
  await chooseDay(/^5 January 2027/)
  await userEvent.click(screen.getByRole('radio', { name: '10:00 AM' }))
  await chooseDay(/^6 January 2027/)
  await press('Book session')
  expect(await screen.findByText('Choose a time')).toBeTruthy()
  expect(callsOf('coaching.book')).toEqual([])
})

it.each([
  [
    'that a time was taken, at the times',
    refusal('SLOT_TAKEN', 'Someone else just booked this time.'),
    'Someone else just',
  ],
  ['that booking failed, above the buttons', new Error('away'), 'Failed to book the session. Please try again.'],
])('shows %s', async (_, error, text) => {
  const onClose = show({ 'coaching.move': () => Promise.reject(error) }, session)
  await chooseDay(/^6 January 2027/)
  await userEvent.click(screen.getByRole('radio', { name: '9:30 AM' }))
  await press('Reschedule')
  expect(await screen.findByText(new RegExp(text))).toBeTruthy()
  expect(callsOf('coaching.move')).toEqual([
    { id: session.id, seen: session.changedAt, coachId, startsAt: slots[2]?.startsAt },
  ])
  expect(onClose).not.toHaveBeenCalled()
})
