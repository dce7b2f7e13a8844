import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { expect, it } from 'vitest'
import { showScreen } from '#testing/show-screen.tsx'
import type { CoachConversation, CoachMessage } from '../contract.ts'
import { CoachingPage } from './coaching-page.tsx'

function Page() {
  const [search, setSearch] = useState({})
  return <CoachingPage search={search} onSearch={setSearch} />
}

const message = (id: string, side: CoachMessage['side'], text: string) => ({
  ...{ id, side, text, state: 'done', engine: 'built_in', sources: [], followUps: ['And then?'] },
  createdAt: new Date('2026-11-20T09:00:00Z'),
})

/** A fake server with one conversation: each question adds the question and an answer. */
function keeping() {
  let held: unknown = null
  let callCount = 0
  return {
    'coach.list': () => [],
    'support.listOwn': () => [],
    'coach.get': () => held,
    'coach.ask': ({ id, text }: { id: string; text: string }) => {
      const before = (held as CoachConversation | null)?.messages ?? []
      const answer = message(`a${++callCount}`, 'coach', `Answer ${callCount}`)
      held = { id, title: text, messages: [...before, message(`q${callCount}`, 'person', text), answer] }
      return held
    },
  }
}

it('moves the focus to the question field after the first question and after a suggestion by keyboard (COACH-03)', async () => {
  showScreen(<Page />, { answers: keeping() })
  const user = userEvent.setup()
  const box = await screen.findByRole('textbox', { name: 'Ask about your job search' })
  await user.type(box, 'How do I begin?{Enter}')
  await screen.findByText('Answer 1')
  expect(document.activeElement).toBe(screen.getByRole('textbox', { name: 'Ask about your job search' }))
  screen.getByRole('button', { name: 'And then?' }).focus()
  await user.keyboard('{Enter}')
  await screen.findByText('Answer 2')
  await waitFor(() =>
    expect(document.activeElement).toBe(screen.getByRole('textbox', { name: 'Ask about your job search' })),
  )
})

it('moves the focus to the question field when an answer is stopped or retried by keyboard', async () => {
  const { 'coach.ask': ask, ...held } = keeping()
  const answer = (state: CoachMessage['state']) => ({ ...message('a1', 'coach', 'Half of it.'), state })
  showScreen(<Page />, {
    answers: {
      ...held,
      'coach.ask': (input: { id: string; text: string }) => {
        const talk = ask(input) as CoachConversation
        talk.messages[1] = answer('writing') as unknown as CoachMessage
        return talk
      },
      'coach.follow': () => new Promise(() => {}),
      'coach.stop': () => answer('stopped'),
      'coach.retry': () => answer('done'),
    },
  })
  const user = userEvent.setup()
  const box = () => screen.getByRole('textbox', { name: 'Ask about your job search' })
  await user.type(await screen.findByRole('textbox', { name: 'Ask about your job search' }), 'How do I begin?{Enter}')
  for (const name of ['Stop', 'Try again']) {
    const button = await screen.findByRole('button', { name })
    await waitFor(() => expect(button).toHaveProperty('disabled', false))
    button.focus()
    await user.keyboard('{Enter}')
    await waitFor(() => expect(screen.queryByRole('button', { name })).toBeNull())
    expect(document.activeElement).toBe(box())
  }
})

it('moves the focus to the message field after asking for a person by keyboard (COACH-06)', async () => {
  showScreen(<Page />, { answers: keeping() })
  const ask = await screen.findByRole('button', { name: /Talk to a person/ })
  ask.focus()
  await userEvent.keyboard('{Enter}')
  const box = await screen.findByRole('textbox', { name: 'Message to our staff' })
  await waitFor(() => expect(document.activeElement).toBe(box))
})
