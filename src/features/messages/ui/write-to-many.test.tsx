import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { newId } from '#lib/ids.ts'
import { calls, showScreen, toastTexts } from '#testing/show-screen.tsx'
import type { Recipient } from '../contract.ts'
import { WriteToMany } from './write-to-many.tsx'

const jobId = newId()
const person = (name: string): Recipient => ({
  ...{ applicationId: newId(), name, status: 'reviewing', lastWrittenAt: null },
})
const [maya, noor] = [person('Maya Okafor'), person('Noor Patel')]
type Sent = { jobId: string; to: { id: string; applicationId: string }[]; subject: string; body: string }

const show = (sendMany: () => unknown) =>
  showScreen(<WriteToMany jobId={jobId} />, {
    answers: {
      'messages.recipients': () => ({ jobTitle: 'Data Analyst', people: [maya, noor] }),
      'messages.templates': () => [],
      'messages.preview': () => ({ subject: '', html: '' }),
      'messages.sendMany': sendMany,
    },
  })
const sent = () => calls.flatMap(([name, input]) => (name === 'messages.sendMany' ? [input as Sent] : []))
const write = async () => {
  await userEvent.click(await screen.findByRole('button', { name: 'Write to several' }))
  await userEvent.click(await screen.findByRole('checkbox', { name: 'Maya Okafor' }))
  await userEvent.click(screen.getByRole('checkbox', { name: 'Noor Patel' }))
  await userEvent.click(screen.getByRole('button', { name: 'Write message' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Write to 2 candidates' }))
  await userEvent.type(await dialog.findByLabelText(/^Subject/), 'Your application')
  await userEvent.type(dialog.getByLabelText(/^Message/, { selector: 'textarea' }), 'Thank you.')
  return dialog
}

it('shows a failure and retains the message, and sends the same messages on retry', async () => {
  let isAway = true
  show(() => (isAway ? Promise.reject(new Error('away')) : { sent: 1, skipped: [noor.applicationId] }))
  const dialog = await write()
  await userEvent.click(dialog.getByRole('button', { name: 'Send 2 messages' }))
  expect(await dialog.findByText('Failed to send the messages. Please try again.')).toBeTruthy()
  expect(dialog.getByLabelText(/^Subject/)).toHaveProperty('value', 'Your application')
  isAway = false
  await userEvent.click(dialog.getByRole('button', { name: 'Send 2 messages' }))
  await waitFor(() => expect(toastTexts().join()).toContain('1 message sent'))
  expect(toastTexts().join()).toContain('Not sent, because they withdrew: Noor Patel')
  const [first, second] = sent()
  expect(first).toMatchObject({ jobId, subject: 'Your application', body: 'Thank you.' })
  expect(second).toEqual(first)
  expect(Object.keys(localStorage).filter((key) => key.includes('message:'))).toEqual([])
})

it('retains the typed message when the recipients are changed', async () => {
  show(() => ({ sent: 1, skipped: [] }))
  const dialog = await write()
  await userEvent.click(dialog.getByRole('button', { name: 'Change recipients' }))
  await userEvent.click(await screen.findByRole('checkbox', { name: 'Noor Patel' }))
  await userEvent.click(screen.getByRole('button', { name: 'Write message' }))
  const again = within(await screen.findByRole('dialog', { name: 'Write to 1 candidate' }))
  expect(await again.findByLabelText(/^Subject/)).toHaveProperty('value', 'Your application')
  await userEvent.click(again.getByRole('button', { name: 'Send 1 message' }))
  await waitFor(() => expect(sent()).toHaveLength(1))
  expect(sent()[0]?.to.map(({ applicationId }) => applicationId)).toEqual([maya.applicationId])
})
