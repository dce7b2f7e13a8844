import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it, vi } from 'vitest'
import { calls, refusal, showScreen, toastTexts } from '#testing/show-screen.tsx'
import { CandidateDialog } from './components/candidate-dialog.tsx'

const id = '0199d1f0-0000-7000-8000-000000000001'
const job = { id: '0199d1f0-0000-7000-8000-000000000002', title: 'Data Analyst' }
const candidate = {
  ...{ id, name: 'Maya Okafor', headline: 'Data analyst', location: null, skills: [], hasResume: false },
  ...{ isInvited: false, invitedTo: [] },
}

function show(answers: Record<string, (input: never) => unknown>) {
  const onClose = vi.fn()
  showScreen(<CandidateDialog id={id} onClose={onClose} />, {
    answers: { 'talentPool.open': () => candidate, 'talentPool.jobs': () => [job], ...answers },
  })
  return onClose
}
const form = async () => within(await screen.findByRole('form', { name: 'Invite to apply' }))
const invitations = () => calls.flatMap(([name, input]) => (name === 'talentPool.invite' ? [input] : []))

it('invites a candidate to a job, and shows why that was refused', async () => {
  let isRefused = true
  const onClose = show({
    'talentPool.invite': () => {
      if (isRefused) throw refusal('ALREADY_INVITED', 'You already invited this person to this job.')
      return { done: true }
    },
  })
  const send = async () => userEvent.click((await form()).getByRole('button', { name: 'Send invitation' }))
  await send()
  expect(await (await form()).findByText('Please choose a job')).toBeTruthy()
  expect(invitations()).toEqual([])
  await userEvent.selectOptions(await (await form()).findByLabelText(/^Job/), 'Data Analyst')
  await userEvent.type((await form()).getByLabelText(/^Message/), 'We liked your work.')
  await send()
  expect(await (await form()).findByText('You already invited this person to this job.')).toBeTruthy()
  expect(onClose).not.toHaveBeenCalled()
  isRefused = false
  await send()
  await waitFor(() => expect(onClose).toHaveBeenCalledOnce())
  expect(toastTexts()).toContain('Invitation sent')
  expect(invitations().at(-1)).toEqual({ id, jobId: job.id, message: 'We liked your work.' })
})

it('shows that the open jobs could not be loaded, and tries again', async () => {
  let isAway = true
  show({ 'talentPool.jobs': () => (isAway ? Promise.reject(new Error('away')) : [job]) })
  expect((await screen.findByRole('alert')).textContent).toBe('Failed to load your open jobs.')
  isAway = false
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await (await form()).findByRole('option', { name: 'Data Analyst' })).toBeTruthy()
})
