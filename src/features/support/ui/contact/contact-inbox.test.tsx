import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { newId } from '#lib/ids.ts'
import { calls, showScreen, toastTexts } from '#testing/show-screen.tsx'
import type { ContactThread } from '../../contact-contract.ts'
import { ContactInbox } from './contact-inbox.tsx'

const thread = (more: Partial<ContactThread> = {}): ContactThread => ({
  id: newId(),
  name: 'Imani Diallo',
  email: 'imani@diallo.example',
  subject: 'My invoice',
  category: 'billing',
  message: 'It names the wrong company.',
  createdAt: new Date(),
  state: 'open',
  answeredAt: null,
  handledAt: null,
  handledBy: null,
  assignedTo: null,
  hasAccount: false,
  replies: [],
  others: [],
  staff: [],
  ...more,
})
const show = (one: ContactThread, answers = {}) => {
  const page = { rows: [one], before: null, after: null, counts: { open: 1, answered: 0, done: 0 } }
  return showScreen(<ContactInbox search={{ id: one.id }} onSearch={() => undefined} />, {
    answers: { 'contact.list': () => page, 'contact.read': () => one, ...answers },
  })
}
const box = () => screen.findByRole<HTMLTextAreaElement>('textbox', { name: 'Reply to Imani Diallo by email' })

it('retains an answer that could not be sent, and sends the same one on retry (HELP-04)', async () => {
  const one = thread()
  let tries = 0
  show(one, {
    'contact.reply': () => {
      tries += 1
      if (tries === 1) throw new Error('offline')
      return { ...one, state: 'answered' }
    },
  })
  const send = await screen.findByRole<HTMLButtonElement>('button', { name: 'Send by email' })
  expect(send.disabled).toBe(true)
  await userEvent.type(await box(), 'It is mended.')
  await userEvent.click(send)
  await waitFor(() => expect(toastTexts().join()).toContain('Failed to send the reply'))
  expect((await box()).value).toBe('It is mended.')
  await userEvent.click(send)
  await waitFor(async () => expect((await box()).value).toBe(''))
  // its button is now disabled, so the focus moves to the text
  await waitFor(async () => expect(document.activeElement).toBe(await box()))
  const sent = calls.filter(([name]) => name === 'contact.reply').map(([, input]) => input as { replyId: string })
  expect(sent).toHaveLength(2)
  expect(sent[0]).toEqual(sent[1])
})

it('shows the answers, who marked it as done, and what is still being sent (HELP-04)', async () => {
  const reply = { id: newId(), text: 'Done.', createdAt: new Date(), author: 'Joon Park', mailedAt: null }
  show(thread({ state: 'done', handledAt: new Date(), handledBy: 'Joon Park', replies: [reply] }))
  expect(await screen.findByText(/^Done by Joon Park/)).toBeTruthy()
  expect(screen.getByText('One reply is being sent.')).toBeTruthy()
  expect(screen.getByRole('button', { name: 'Reopen' })).toBeTruthy()
})

it('marks a message as done, and opens it again (HELP-04)', async () => {
  const one = thread()
  show(one, { 'contact.setDone': ({ done }: { done: boolean }) => ({ ...one, state: done ? 'done' : 'open' }) })
  await userEvent.click(await screen.findByRole('button', { name: 'Mark as done' }))
  await userEvent.click(await screen.findByRole('button', { name: 'Reopen' }))
  expect(await screen.findByRole('button', { name: 'Mark as done' })).toBeTruthy()
  const sent = calls.filter(([name]) => name === 'contact.setDone').map(([, input]) => input)
  expect(sent).toEqual([
    { id: one.id, done: true },
    { id: one.id, done: false },
  ])
})

it('shows that a message could not be marked as done (HELP-04)', async () => {
  show(thread(), { 'contact.setDone': () => Promise.reject(new Error('away')) })
  await userEvent.click(await screen.findByRole('button', { name: 'Mark as done' }))
  await waitFor(() => expect(toastTexts().join()).toContain('Failed to update the message'))
  expect(screen.getByRole('button', { name: 'Mark as done' })).toBeTruthy()
})
