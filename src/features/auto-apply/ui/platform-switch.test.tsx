import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { calls, showScreen } from '#testing/show-screen.tsx'
import { PlatformSwitch } from './components/platform-switch.tsx'

const callsOf = () => calls.filter(([name]) => name === 'autoApply.setPlatform').map(([, input]) => input)

const show = (approved: number, stoppedAt: Date | null = new Date()) =>
  showScreen(<PlatformSwitch canSwitch />, {
    answers: {
      'autoApply.platformState': () => ({ stoppedAt, reason: null, approved }),
      'autoApply.setPlatform': () => ({ done: true }),
    },
  })

it('resumes only after a confirmation with the number of approved applications', async () => {
  show(3)
  await userEvent.click(await screen.findByRole('button', { name: 'Resume auto apply' }))
  const question = within(await screen.findByRole('alertdialog', { name: 'Resume auto apply?' }))
  question.getByText(/^3 approved applications will be sent to companies now\./)
  expect(callsOf()).toEqual([])
  await userEvent.click(question.getByRole('button', { name: 'Resume' }))
  await waitFor(() => expect(callsOf()).toEqual([{ isStopped: false, reason: '' }]))
})

it('pauses auto apply for all users only after a confirmation', async () => {
  show(3, null)
  await userEvent.click(await screen.findByRole('button', { name: 'Pause for all users' }))
  const question = within(await screen.findByRole('alertdialog', { name: 'Pause auto apply' }))
  expect(callsOf()).toEqual([])
  await userEvent.click(question.getByRole('button', { name: 'Pause for all users' }))
  await waitFor(() => expect(callsOf()).toEqual([{ isStopped: true, reason: '' }]))
})

it('resumes without a question if no approved application waits', async () => {
  show(0)
  await userEvent.click(await screen.findByRole('button', { name: 'Resume auto apply' }))
  await waitFor(() => expect(callsOf()).toHaveLength(1))
})
