import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { newId } from '#lib/ids.ts'
import { calls, refusal, showScreen, toastTexts } from '#testing/show-screen.tsx'
import { ConfirmProvider } from '#ui/page/confirm.tsx'
import type { Thread } from '../contract.ts'
import { CompanyThread } from './company-thread.tsx'
import { WriteToCandidate } from './write-to-candidate.tsx'

const application = { id: newId(), candidateName: 'Maya Okafor' }
const empty: Thread = { candidateName: 'Maya Okafor', closedBecause: null, messages: [], draft: null }
const own = {
  id: newId(),
  name: 'First talk',
  subject: 'Shall we talk?',
  body: 'Hello {{candidate_first_name}}',
  updatedAt: new Date(),
}

const show = (answers: Record<string, (input: never) => unknown> = {}) =>
  showScreen(
    <ConfirmProvider>
      <CompanyThread applicationId={application.id} />
      <WriteToCandidate application={application} />
    </ConfirmProvider>,
    {
      answers: {
        'messages.thread': () => empty,
        'messages.templates': () => [own],
        'messages.saveDraft': () => ({ kept: true }),
        ...answers,
      },
    },
  )
const open = async () => {
  await userEvent.click(await screen.findByRole('button', { name: 'Write to Maya' }))
  return within(await screen.findByRole('dialog', { name: 'Write to Maya' }))
}
const sent = () => calls.filter(([name]) => name === 'messages.send')

const typedIn = (field: HTMLElement) => (field as HTMLInputElement).value

it('rejects an empty message and an unknown placeholder by its name, and sends neither', async () => {
  show()
  const dialog = await open()
  await userEvent.click(dialog.getByRole('button', { name: 'Send message' }))
  expect(await dialog.findByText('Subject is required')).toBeTruthy()
  expect(dialog.getByText('Please enter a message')).toBeTruthy()
  await userEvent.type(dialog.getByLabelText(/Message/, { selector: 'textarea' }), 'Dear {{{{name}}')
  expect(await dialog.findByText(/\{\{name\}\} isn't a valid placeholder/)).toBeTruthy()
  expect(sent()).toEqual([])
})

it('starts with a template, asks before it replaces typed text, and sends once', async () => {
  const thread: Thread = {
    ...empty,
    messages: [
      {
        id: newId(),
        side: 'company',
        subject: 'Shall we talk?',
        body: 'Hello Maya',
        createdAt: new Date(),
        author: 'Joon Park',
        mailState: 'queued',
      },
    ],
  }
  show({ 'messages.send': () => thread })
  const dialog = await open()
  const choice = dialog.getByLabelText('Start with a template')
  await within(choice).findByRole('option', { name: 'First talk' })
  await userEvent.selectOptions(choice, 'First talk')
  const subject = dialog.getByLabelText(/Subject/)
  await waitFor(() => expect(typedIn(subject)).toBe('Shall we talk?'))
  await userEvent.type(subject, ' Soon')
  await userEvent.selectOptions(choice, 'Not this time (Tandem)')
  await userEvent.click(await screen.findByRole('button', { name: 'Keep my text' }))
  expect(typedIn(subject)).toBe('Shall we talk? Soon')
  await userEvent.dblClick(dialog.getByRole('button', { name: 'Send message' }))
  await waitFor(() => expect(toastTexts()).toContain('Message to Maya sent'))
  expect(sent()).toHaveLength(1)
  expect(sent()[0]?.[1]).toMatchObject({ subject: 'Shall we talk? Soon', body: 'Hello {{candidate_first_name}}' })
  expect(screen.getByText('Hello Maya')).toBeTruthy()
  expect(screen.getByText('Sending email')).toBeTruthy()
})

it('retains the typed text where sending fails, and retries with the same id', async () => {
  const tries: string[] = []
  show({
    'messages.send': ({ id }: { id: string }) => {
      tries.push(id)
      throw tries.length === 1 ? refusal('DAY_IS_FULL', 'Please go on tomorrow.') : new Error('lost')
    },
  })
  const dialog = await open()
  await userEvent.type(dialog.getByLabelText(/Subject/), 'Hello')
  await userEvent.type(dialog.getByLabelText(/Message/, { selector: 'textarea' }), 'When can we talk?')
  await userEvent.click(dialog.getByRole('button', { name: 'Send message' }))
  expect(await dialog.findByText('Please go on tomorrow.')).toBeTruthy()
  await userEvent.click(dialog.getByRole('button', { name: 'Send message' }))
  expect(await dialog.findByText('Failed to send the message. Please try again.')).toBeTruthy()
  expect(typedIn(dialog.getByLabelText(/Message/, { selector: 'textarea' }))).toBe('When can we talk?')
  expect(new Set(tries).size).toBe(1)
  await userEvent.keyboard('{Escape}')
  await waitFor(() =>
    expect(calls.filter(([name]) => name === 'messages.saveDraft').at(-1)?.[1]).toMatchObject({
      subject: 'Hello',
      body: 'When can we talk?',
    }),
  )
})

it("shows the server's preview of the email before sending", async () => {
  show({ 'messages.preview': () => ({ to: 'Maya Okafor', subject: 'Hello Maya', text: '' }) })
  const dialog = await open()
  await userEvent.type(dialog.getByLabelText(/Subject/), 'Hello')
  await userEvent.type(dialog.getByLabelText(/Message/, { selector: 'textarea' }), 'Soon?')
  await userEvent.click(dialog.getByRole('button', { name: 'Preview' }))
  expect(await dialog.findByText('Hello Maya')).toBeTruthy()
  expect(dialog.getByTitle('The email as the candidate will see it')).toBeTruthy()
  await userEvent.click(dialog.getByRole('button', { name: 'Back to editing' }))
  expect(typedIn(dialog.getByLabelText(/Subject/))).toBe('Hello')
})

it('offers a retry where an email failed, and no editor where the viewer may not write', async () => {
  const failed = {
    id: newId(),
    side: 'company' as const,
    subject: 'Hi',
    body: 'Hello',
    createdAt: new Date(),
    author: null,
  }
  const thread = (closedBecause: Thread['closedBecause']): Thread => ({
    ...empty,
    closedBecause,
    messages: [{ ...failed, mailState: 'failed' }],
  })
  const { unmount } = show({
    'messages.thread': () => thread(null),
    'messages.retry': () => ({ ...thread(null), messages: [{ ...failed, mailState: 'queued' }] }),
  })
  await userEvent.click(await screen.findByRole('button', { name: 'Resend email' }))
  const question = within(await screen.findByRole('alertdialog', { name: 'Resend the email?' }))
  expect(calls.some(([name]) => name === 'messages.retry')).toBe(false)
  await userEvent.click(question.getByRole('button', { name: 'Send email' }))
  expect(await screen.findByText('Sending email')).toBeTruthy()
  expect(screen.getByText(/A former member/)).toBeTruthy()
  unmount()
  show({ 'messages.thread': () => thread('CONVERSATION_CLOSED') })
  expect(await screen.findByText(/This application was withdrawn/)).toBeTruthy()
  expect(screen.queryByRole('button')).toBeNull()
})
