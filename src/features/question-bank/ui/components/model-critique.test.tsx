import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { calls, refusal, showScreen } from '#testing/show-screen.tsx'
import { critiqueTexts } from '../../critique-contract.ts'
import { ModelCritique } from './model-critique.tsx'

const responseId = '0199d1f0-0000-7000-8000-000000000001'
const offered = { isOffered: true, critique: null, remark: null }
const ASK = { name: 'Get AI feedback' }
const show = (stored: object, answers = {}) =>
  showScreen(<ModelCritique responseId={responseId} />, {
    answers: { 'interviewFeedback.stored': () => stored, ...answers },
  })

it('shows nothing without a model (PLAT-10)', async () => {
  show({ ...offered, isOffered: false })
  await waitFor(() => expect(calls.length).toBe(1))
  expect(document.querySelector('button, section.aside')).toBeNull()
})

it('labels the critique as written by a model, and notes that it changes no score (PLAT-10)', async () => {
  show(offered, { 'interviewFeedback.critique': () => ({ ...offered, critique: 'Say what changed.' }) })
  await userEvent.click(await screen.findByRole('button', ASK))
  const critique = within(await screen.findByRole('region', { name: 'Coach · language model' }))
  expect(critique.getByText('Say what changed.')).toBeTruthy()
  expect(critique.getByText(/doesn't change your score/)).toBeTruthy()
  expect(screen.queryByRole('button', ASK)).toBeNull()
})

it('shows a stored critique even if no model is configured any more', async () => {
  show({ isOffered: false, critique: 'Say what changed.', remark: null })
  expect(await screen.findByText('Say what changed.')).toBeTruthy()
})

it.each(['model_away', 'model_refused', 'budget_spent'] as const)('explains a missing critique: %s', async (remark) => {
  show(offered, { 'interviewFeedback.critique': () => ({ ...offered, remark }) })
  await userEvent.click(await screen.findByRole('button', ASK))
  expect(await screen.findByText(critiqueTexts[remark])).toBeTruthy()
  expect(screen.getByRole('button', ASK)).toBeTruthy()
})

it('cancels a request, and shows an error', async () => {
  let answer: (said: object) => void = () => {}
  const waiting = () => new Promise((_, reject) => (answer = reject))
  show(offered, { 'interviewFeedback.critique': waiting })
  await userEvent.click(await screen.findByRole('button', ASK))
  await userEvent.click(await screen.findByRole('button', { name: 'Cancel' }))
  answer(Object.assign(new Error('stopped'), { name: 'AbortError' }))
  expect(await screen.findByRole('button', ASK)).toBeTruthy()
  expect(screen.queryByRole('alert')).toBeNull()
  await userEvent.click(screen.getByRole('button', ASK))
  answer(refusal('RATE_LIMITED', 'Too many tries. Please wait a little and try again.'))
  expect((await screen.findByRole('alert')).textContent).toContain('Too many tries')
})
