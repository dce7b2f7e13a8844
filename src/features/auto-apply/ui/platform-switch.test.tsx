import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { calls, showScreen } from '#testing/show-screen.tsx'
import { PlatformSwitch } from './components/platform-switch.tsx'

const callsOf = () => calls.filter(([name]) => name === 'autoApply.setPlatform').map(([, input]) => input)

const show = (approved: number) =>
  showScreen(<PlatformSwitch canSwitch />, {
    answers: {
      'autoApply.platformState': () => ({ stoppedAt: new Date(), reason: null, approved }),
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

it('asks nothing where none waits', async () => {
  show(0)
  await userEvent.click(await screen.findByRole('button', { name: 'Resume auto apply' }))
  await waitFor(() => expect(callsOf()).toHaveLength(1))
})
