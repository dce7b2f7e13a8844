import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { newId } from '#lib/ids.ts'
import { calls, refusal, showScreen, toastTexts } from '#testing/show-screen.tsx'
import type { OwnThread } from '../contract.ts'
import { OwnMessages } from './own-messages.tsx'

const applicationId = newId()
const first = {
  id: newId(),
  side: 'company' as const,
  subject: 'Shall we talk?',
  body: 'See https://kestrel.example/map and javascript:alert(1)',
  createdAt: new Date(),
}
const thread = (more: Partial<OwnThread> = {}): OwnThread => ({
  companyName: 'Kestrel',
  canAnswer: true,
  messages: [first],
  draft: '',
  ...more,
})
const show = (answers: Record<string, (input: never) => unknown>) =>
  showScreen(<OwnMessages applicationId={applicationId} />, {
    answers: { 'messages.saveDraft': () => ({ kept: true }), ...answers },
  })

const typedIn = (field: HTMLElement) => (field as HTMLInputElement).value

it("shows the company's messages, only addresses as links, and sends an answer", async () => {
  const answer = { ...first, id: newId(), side: 'candidate' as const, subject: '', body: 'Tuesday suits me.' }
  show({
    'messages.ownThread': () => thread(),
    'messages.answer': () => thread({ messages: [first, answer] }),
  })
  expect((await screen.findByRole<HTMLAnchorElement>('link')).href).toBe('https://kestrel.example/map')
  expect(within(screen.getByRole('log', { name: 'Messages' })).getAllByRole('listitem')).toHaveLength(1)
  await userEvent.click(screen.getByRole('button', { name: 'Send reply' }))
  expect(await screen.findByText('Please enter a message')).toBeTruthy()
  await userEvent.type(screen.getByLabelText(/Reply to Kestrel/), 'Tuesday suits me.')
  await userEvent.dblClick(screen.getByRole('button', { name: 'Send reply' }))
  await waitFor(() => expect(toastTexts()).toContain('Reply sent'))
  const sent = calls.filter(([name]) => name === 'messages.answer').map(([, input]) => (input as { id: string }).id)
  expect(new Set(sent).size).toBe(1)
  expect(typedIn(screen.getByLabelText(/Reply to Kestrel/))).toBe('')
  expect(screen.getByText('Tuesday suits me.')).toBeTruthy()
})

it('retains the answer where sending failed, and restores a draft', async () => {
  show({
    'messages.ownThread': () => thread({ draft: 'Tues' }),
    'messages.answer': () => {
      throw refusal('CONVERSATION_CLOSED', 'This application was withdrawn.')
    },
  })
  const field = await screen.findByLabelText(/Reply to Kestrel/)
  expect(typedIn(field)).toBe('Tues')
  await userEvent.type(field, 'day')
  await userEvent.click(screen.getByRole('button', { name: 'Send reply' }))
  expect(await screen.findByText('This application was withdrawn.')).toBeTruthy()
  expect(typedIn(field)).toBe('Tuesday')
})

it('shows that there are no messages yet, and is read-only after withdrawing', async () => {
  const { unmount } = show({ 'messages.ownThread': () => thread({ messages: [], canAnswer: false }) })
  expect(await screen.findByText('Kestrel has not written to you yet.')).toBeTruthy()
  unmount()
  show({ 'messages.ownThread': () => thread({ canAnswer: false }) })
  expect(await screen.findByText(/You withdrew this application/)).toBeTruthy()
  expect(screen.queryByRole('button')).toBeNull()
})
