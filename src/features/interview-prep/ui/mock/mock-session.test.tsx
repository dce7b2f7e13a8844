import { act, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { calls, refusal, showScreen } from '#testing/show-screen.tsx'
import type { MockSession } from '../../mock-contract.ts'
import { mockSession } from './mock-session.testing.ts'
import { MockSessionView } from './mock-session.tsx'

const SESSION = mockSession(0).id
const onHome = vi.fn()
let stored: MockSession
beforeEach(() => localStorage.clear())
afterEach(() => vi.useRealTimers())

function show(session: MockSession, more = {}) {
  stored = session
  const go = ({ index }: { index: number }) => {
    stored = mockSession(index + 1, {}, stored.questions)
    return stored
  }
  const answers = { 'mockInterviews.get': () => stored, 'mockInterviews.answer': go, 'mockInterviews.skip': go }
  return showScreen(<MockSessionView id={SESSION} onHome={onHome} />, { answers: { ...answers, ...more } })
}
const field = (place: string) => screen.findByRole<HTMLTextAreaElement>('textbox', { name: new RegExp(place) })
const button = (name: string) => screen.getByRole<HTMLButtonElement>('button', { name })
const sent = (name: string) =>
  calls.flatMap(([called, input]) => (called === `mockInterviews.${name}` ? [input as { index: number }] : []))

it('disables sending a blank answer, and opens the next question after sending (INTV-17, INTV-18)', async () => {
  show(mockSession(0))
  const answer = await field('Question 1 of 3')
  expect(button('Next question').disabled).toBe(true)
  await userEvent.type(answer, '   ')
  expect(button('Next question').disabled).toBe(true)
  await userEvent.type(answer, 'I rebuilt it.')
  await userEvent.click(button('Next question'))
  const next = await field('Question 2 of 3')
  expect([next.value, document.activeElement]).toEqual(['', next])
  expect(sent('answer')).toMatchObject([{ id: SESSION, index: 0, text: '   I rebuilt it.' }])
  expect(screen.getByRole('listitem', { current: 'step' }).textContent).toContain('Question number 2?')
  await userEvent.click(button('Skip'))
  await field('Question 3 of 3')
  expect(sent('skip')).toMatchObject([{ index: 1 }])
})

it('completes the interview with the last question, shows the summary, and restarts (INTV-19, INTV-12, INTV-20)', async () => {
  show(mockSession(2))
  await userEvent.type(await field('Question 3 of 3'), 'I asked first.')
  expect(screen.queryByRole('button', { name: 'Next question' })).toBeNull()
  await userEvent.keyboard('{Control>}{Enter}{/Control}')
  expect(await screen.findByText(/You completed every question/)).toBeTruthy()
  expect(screen.getAllByText(/Your answer and its feedback/)).toHaveLength(3)
  expect(screen.getByText('Practice next')).toBeTruthy()
  await userEvent.click(button('Restart'))
  expect(onHome).toHaveBeenCalled()
})

it('shows an error when a step fails, and preserves the text (INTV-22)', async () => {
  show(mockSession(0), { 'mockInterviews.answer': () => Promise.reject(new Error('boom')) })
  await userEvent.type(await field('Question 1'), 'I rebuilt it.')
  await userEvent.click(button('Next question'))
  expect((await screen.findByRole('alert')).textContent).toContain('Failed to update session')
  expect((await field('Question 1')).value).toBe('I rebuilt it.')
  await userEvent.click(button('Next question'))
  const ids = sent('answer').map((one) => (one as unknown as { responseId: string }).responseId)
  expect([ids.length, new Set(ids).size]).toEqual([2, 1])
})

it('restores typed text after a reload, for the same question only', async () => {
  const { unmount } = show(mockSession(1))
  await userEvent.type(await field('Question 2 of 3'), 'Half an ans')
  unmount()
  show(mockSession(1))
  const again = await field('Question 2 of 3')
  await waitFor(() => expect(again.value).toBe('Half an ans'))
  await userEvent.click(button('Skip'))
  expect((await field('Question 3 of 3')).value).toBe('')
})

it('shows the typed text when another window has continued the interview', async () => {
  const goneOn = () => {
    stored = mockSession(1)
    return Promise.reject(refusal('GONE_ON', 'This interview continued in another window.'))
  }
  show(mockSession(0), { 'mockInterviews.answer': goneOn })
  await userEvent.type(await field('Question 1'), 'My own words.')
  await userEvent.click(button('Next question'))
  expect((await field('Question 2 of 3')).value).toBe('')
  expect(screen.getByText('My own words.')).toBeTruthy()
})

it('announces the remaining time only at five minutes, at one minute and at the end', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true })
  show(mockSession(0, { remainingSeconds: 303 }))
  await field('Question 1')
  const said: string[] = []
  const listen = async (seconds: number) => {
    for (let i = 0; i < seconds; i++) {
      await act(() => vi.advanceTimersByTimeAsync(1000))
      const [words] = screen.getAllByRole('status').map(({ textContent }) => textContent ?? '')
      if (words && words !== said.at(-1)) said.push(words)
    }
  }
  expect(screen.getByRole('timer', { name: 'Time left' }).getAttribute('aria-live')).toBe('off')
  await listen(305)
  expect(said).toEqual(['5 minutes left.', '1 minute left.', 'Time is up.'])
  expect(screen.getByRole('timer').textContent).toBe('0:00')
  expect(button('Complete Interview').disabled).toBe(true)
  expect(screen.queryByRole('button', { name: 'Skip' })).toBeNull()
  expect(screen.getByText(/Your text is saved/)).toBeTruthy()
})

it('ends early after confirmation, and counts the earlier answers', async () => {
  const ended = vi.fn(() => mockSession(1, { completed: true, ending: 'early', averageScore: 60 }))
  show(mockSession(1), { 'mockInterviews.complete': ended })
  await field('Question 2 of 3')
  await userEvent.click(button('End early'))
  expect(await screen.findByText('2 questions are unanswered. Your previous answers count.')).toBeTruthy()
  expect(ended).not.toHaveBeenCalled()
  await userEvent.click(button('End Interview'))
  expect(await screen.findByText(/You ended this interview early/)).toBeTruthy()
})

it('notes that there were fewer questions than requested', async () => {
  show(mockSession(0))
  expect(await screen.findByText(/You asked for 5, but there are no more of this type/)).toBeTruthy()
})

it('shows that an interview no longer exists, instead of a general error', async () => {
  show(mockSession(0), { 'mockInterviews.get': () => Promise.reject(refusal('NOT_FOUND', 'Gone')) })
  expect(await screen.findByText('This interview is no longer available')).toBeTruthy()
})

it('ends without submitting when the time is up, and retains the text where that fails', async () => {
  let isAway = true
  const ended = () =>
    isAway
      ? Promise.reject(new Error('away'))
      : mockSession(1, { completed: true, ending: 'time', averageScore: 60, remainingSeconds: null })
  show(mockSession(1, { remainingSeconds: 0 }), { 'mockInterviews.complete': ended })
  await userEvent.type(await field('Question 2 of 3'), 'Half an ans')
  await userEvent.click(button('End without submitting'))
  expect((await screen.findByRole('alert')).textContent).toContain('Failed to')
  expect((await field('Question 2 of 3')).value).toBe('Half an ans')
  isAway = false
  await userEvent.click(button('End without submitting'))
  await waitFor(() => expect(screen.queryByRole('textbox')).toBeNull())
  expect(sent('complete')).toMatchObject([{ index: 1 }, { index: 1 }])
  expect(sent('answer')).toEqual([])
})
