import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { calls, refusal, showScreen, toastTexts } from '#testing/show-screen.tsx'
import type { OwnCalendar } from '../calendar-contract.ts'
import { OwnHours } from './components/own-hours.tsx'

const calendar: OwnCalendar = {
  isOpen: true,
  timeZone: 'Europe/Lisbon',
  minutes: 45,
  details: 'https://meet.example/joon',
  week: [{ day: 1, from: 540, to: 1020 }],
  exceptions: [],
  changedAt: new Date('2026-11-01T10:00:00Z'),
}
const show = (save: (input: OwnCalendar) => unknown, stored = calendar) =>
  showScreen(<OwnHours />, { answers: { 'coaching.calendar': () => stored, 'coaching.saveCalendar': save } })
const open = async () => {
  await userEvent.click(await screen.findByRole('button', { name: 'Set your hours' }))
  return within(await screen.findByRole('dialog', { name: 'Your hours' }))
}
const saved = () => calls.flatMap(([name, input]) => (name === 'coaching.saveCalendar' ? [input] : []))
const week = (dialog: ReturnType<typeof within>) => within(dialog.getByRole('group', { name: 'Every week' }))

it('saves weekly hours and a day off, and shows them', async () => {
  let stored = calendar
  showScreen(<OwnHours />, {
    answers: {
      'coaching.calendar': () => stored,
      'coaching.saveCalendar': ({ seen: _, ...typed }: OwnCalendar & { seen: Date | null }) => {
        stored = { ...typed, changedAt: new Date() }
        return stored
      },
    },
  })
  expect(await screen.findByText(/^Mon 9:00 AM to 5:00 PM/)).toBeTruthy()
  const dialog = await open()
  await userEvent.selectOptions((await dialog.findAllByLabelText('To'))[0]!, '18:00')
  await userEvent.click(dialog.getByRole('button', { name: 'Add a day' }))
  fireEvent.change(dialog.getAllByLabelText('Day').at(-1)!, { target: { value: '2026-12-24' } })
  await userEvent.click(dialog.getByRole('button', { name: 'Save hours' }))
  await waitFor(() => expect(toastTexts()).toContain('Hours saved'))
  expect(saved()).toMatchObject([
    {
      week: [{ day: 1, from: 540, to: 1080 }],
      exceptions: [{ day: '2026-12-24', from: null, to: null }],
      minutes: 45,
      seen: calendar.changedAt,
    },
  ])
  expect(await screen.findByText(/^Mon 9:00 AM to 6:00 PM; 1 other day/)).toBeTruthy()
})

it('saves no hours that overlap or end before they start, and shows that at the field', async () => {
  show(() => calendar)
  const dialog = await open()
  await userEvent.selectOptions((await dialog.findAllByLabelText('To'))[0]!, '08:00')
  await userEvent.click(dialog.getByRole('button', { name: 'Save hours' }))
  expect(await week(dialog).findByText("Hours can't overlap or end before they start")).toBeTruthy()
  expect(saved()).toEqual([])
})

it('saves no exception without a day, and shows that', async () => {
  show(() => calendar)
  const dialog = await open()
  await userEvent.click(await dialog.findByRole('button', { name: 'Add a day' }))
  await userEvent.click(dialog.getByRole('button', { name: 'Save hours' }))
  expect(await dialog.findAllByText('Choose a day')).not.toEqual([])
  expect(saved()).toEqual([])
})

it.each([
  ['a refusal', refusal('CHANGED', 'Your hours were changed in another window.'), 'Your hours were changed in another'],
  ['a failure', new Error('away'), 'Failed to save your hours. Please try again.'],
])('shows %s above the buttons, and retains what is typed', async (_, error, text) => {
  show(() => Promise.reject(error))
  const dialog = await open()
  const details = await dialog.findByLabelText(/^Meeting details/)
  await userEvent.clear(details)
  await userEvent.type(details, 'By phone')
  await userEvent.click(dialog.getByRole('button', { name: 'Save hours' }))
  expect((await dialog.findByRole('alert')).textContent).toContain(text)
  expect(details).toHaveProperty('value', 'By phone')
})
