import { cleanup, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, it } from 'vitest'
import { calls, showScreen, toastTexts } from '#testing/show-screen.tsx'
import { toasts } from '#ui/primitives/toast.ts'
import { StatusSelect } from '../components/status-select.tsx'
import { ConfirmMove } from './confirm-move.tsx'

const id = '0199d1f0-0000-7000-8000-000000000001'
const application = {
  id,
  status: 'submitted' as const,
  candidateName: 'Maya Okafor',
  jobTitle: 'Nurse',
  isImported: false,
}
const sent = () => calls.filter(([name]) => name === 'companyApplications.setStatus').map(([, input]) => input)

async function open(overrides: Partial<typeof application> = {}, setStatus: () => unknown = () => ({})) {
  showScreen(
    <>
      <StatusSelect application={{ ...application, ...overrides }} />
      <ConfirmMove />
    </>,
    { answers: { 'companyApplications.setStatus': setStatus } },
  )
  const select = await screen.findByLabelText('Status of Maya Okafor')
  await userEvent.selectOptions(select, 'Rejected')
  const dialog = within(await screen.findByRole('dialog', { name: 'Reject Maya Okafor?' }))
  return { select, dialog, reject: () => userEvent.click(dialog.getByRole('button', { name: 'Reject' })) }
}

beforeEach(() => toasts.close())

it('asks before it rejects; cancelled, nothing changes', async () => {
  const { select, dialog } = await open()
  expect(sent()).toEqual([])
  await userEvent.click(dialog.getByRole('button', { name: 'Cancel' }))
  await waitFor(() => expect(screen.queryByRole('dialog', { name: /Reject/ })).toBeNull())
  expect([sent(), (select as HTMLSelectElement).value]).toEqual([[], 'submitted'])
})

it('closes the dialog when its page is left', async () => {
  await open()
  cleanup()
  showScreen(<ConfirmMove />)
  await waitFor(() => expect(document.querySelector('.toaster')).not.toBeNull())
  expect(screen.queryByRole('dialog', { name: /Reject/ })).toBeNull()
})

it('rejects without reason and message too', async () => {
  const { reject } = await open()
  await reject()
  await waitFor(() => expect(screen.queryByRole('dialog', { name: /Reject/ })).toBeNull())
  expect(sent()).toEqual([{ id, status: 'rejected', from: 'submitted', rejection: {} }])
})

it('sends the reason, which is typed for Other, and the changed template', async () => {
  const { dialog, reject } = await open()
  await userEvent.selectOptions(dialog.getByLabelText('Why'), 'Other')
  await reject()
  expect(dialog.getByRole('alert').textContent).toBe('Please enter the reason')
  expect(sent()).toEqual([])
  await userEvent.type(dialog.getByLabelText('Describe the reason'), 'Moves abroad')
  await userEvent.selectOptions(dialog.getByLabelText('Start with'), 'Brief and kind')
  const message = dialog.getByRole<HTMLTextAreaElement>('textbox', { name: /^Message/ })
  expect(message.value).toMatch(/^Hi Maya,.*applying for Nurse/s)
  await userEvent.type(message, ' Bye.')
  expect(dialog.getByText('What Maya Okafor will see')).toBeTruthy()
  await reject()
  await waitFor(() => expect(sent()).toHaveLength(1))
  expect(sent()[0]).toMatchObject({
    rejection: { reason: 'other', note: 'Moves abroad', message: message.value.trim() },
  })
})

it('restores what was typed when saving failed', async () => {
  const { dialog, reject } = await open({}, () => {
    throw new Error('the network is gone')
  })
  await userEvent.type(dialog.getByRole('textbox', { name: /^Message/ }), 'All the best.')
  await reject()
  await waitFor(() => expect(toastTexts()).toEqual(['ErrorFailed to update application status']))
  expect(dialog.getByRole<HTMLTextAreaElement>('textbox', { name: /^Message/ }).value).toBe('All the best.')
})

it('offers no message to candidates without an account', async () => {
  const { dialog } = await open({ isImported: true })
  expect(dialog.queryByRole('textbox', { name: /^Message/ })).toBeNull()
  dialog.getByText('No one is notified because imported candidates have no account.')
})

it("accepts only after the candidate's text was shown, with an optional message", async () => {
  showScreen(
    <>
      <StatusSelect application={application} />
      <ConfirmMove />
    </>,
    { answers: { 'companyApplications.setStatus': () => ({}) } },
  )
  await userEvent.selectOptions(await screen.findByLabelText('Status of Maya Okafor'), 'Accepted')
  const dialog = within(await screen.findByRole('dialog', { name: 'Accept Maya Okafor?' }))
  dialog.getByText(/Your application for Nurse at .* was accepted/)
  expect(sent()).toEqual([])
  await userEvent.type(dialog.getByRole('textbox', { name: /^Message/ }), 'Welcome!')
  await userEvent.click(dialog.getByRole('button', { name: 'Accept' }))
  await waitFor(() => expect(sent()).toEqual([{ id, status: 'accepted', from: 'submitted', message: 'Welcome!' }]))
})

it('moves an imported candidate without a dialog, as there is no notice', async () => {
  showScreen(
    <>
      <StatusSelect application={{ ...application, isImported: true }} />
      <ConfirmMove />
    </>,
    { answers: { 'companyApplications.setStatus': () => ({}) } },
  )
  await userEvent.selectOptions(await screen.findByLabelText('Status of Maya Okafor'), 'Interview')
  await waitFor(() => expect(sent()).toEqual([{ id, status: 'interview', from: 'submitted' }]))
})

it('asks before an imported candidate is accepted, and shows that they count as hired', async () => {
  showScreen(
    <>
      <StatusSelect application={{ ...application, isImported: true }} />
      <ConfirmMove />
    </>,
    { answers: { 'companyApplications.setStatus': () => ({}) } },
  )
  await userEvent.selectOptions(await screen.findByLabelText('Status of Maya Okafor'), 'Accepted')
  const dialog = within(await screen.findByRole('dialog', { name: 'Accept Maya Okafor?' }))
  dialog.getByText(/counts as hired/)
  expect(sent()).toEqual([])
  await userEvent.click(dialog.getByRole('button', { name: 'Accept' }))
  await waitFor(() => expect(sent()).toEqual([{ id, status: 'accepted', from: 'submitted' }]))
})

it('is not confirmed by Enter in a field, nor by the second press of a double click', async () => {
  const { dialog, reject } = await open()
  await userEvent.selectOptions(dialog.getByLabelText('Why'), 'Not enough experience')
  await userEvent.type(dialog.getByLabelText(/^Note/), 'Two years{Enter}')
  dialog.getByLabelText('Why').focus()
  await userEvent.keyboard('{Enter}')
  expect(sent()).toEqual([])
  await reject()
  await waitFor(() => expect(sent()).toHaveLength(1))
})

it('promises no undo where the delay is unknown, as for platform staff', async () => {
  const { dialog } = await open()
  dialog.getByText("Notified by email and in their tracker after the company's delay.")
})

it("removes the message by Don't send a message, and then sends none", async () => {
  const { dialog, reject } = await open()
  await userEvent.type(dialog.getByLabelText('Message'), 'Thank you.')
  await userEvent.click(dialog.getByRole('button', { name: "Don't send a message" }))
  expect(dialog.getByLabelText('Message')).toHaveProperty('value', '')
  await reject()
  await waitFor(() => expect(sent()).toEqual([{ id, status: 'rejected', from: 'submitted', rejection: {} }]))
})
