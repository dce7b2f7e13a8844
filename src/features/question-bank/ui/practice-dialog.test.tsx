import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, it, vi } from 'vitest'
import { scoreAnswer } from '#features/answer-feedback/score/score-answer.ts'
import { calls, refusal, showScreen, toastTexts } from '#testing/show-screen.tsx'
import type { PracticeResponse } from '../contract.ts'
import { PracticeDialog } from './practice-dialog.tsx'
import { question, response } from './questions.testing.ts'

const asked = question(1, { title: 'Tell me about a wrong number.' })
let tries: PracticeResponse[] = []
beforeEach(() => {
  localStorage.clear()
  tries = []
})

type Answers = NonNullable<Parameters<typeof showScreen>[1]>['answers']
function show(answers: Answers = {}) {
  const going = { onClose: vi.fn(), onNext: vi.fn() }
  const shown = showScreen(<PracticeDialog questionId={asked.id} {...going} />, {
    answers: {
      'interviewQuestions.get': () => asked,
      'interviewQuestions.responses': () => ({ items: tries, total: tries.length }),
      'interviewQuestions.saveResponse': (input: { id: string; text: string }) => {
        const saved = response(1, { id: input.id, responseText: input.text, score: 71 })
        tries = [saved, ...tries]
        return saved
      },
      ...answers,
    },
  })
  return { ...shown, ...going }
}
const field = () => screen.findByRole('textbox', { name: /answer/i })
const saves = () => calls.filter(([name]) => name === 'interviewQuestions.saveResponse')

it('shows the question and what a good answer shows, and after saving the feedback and the attempt (INTV-06)', async () => {
  show()
  const dialog = await screen.findByRole('dialog', { name: 'Tell me about a wrong number.' })
  expect(within(dialog).getByText(asked.content)).toBeTruthy()
  await userEvent.type(await field(), 'I rebuilt it.')
  await userEvent.click(screen.getByRole('button', { name: 'Save response' }))
  expect(await screen.findByRole('region', { name: 'Feedback' })).toBeTruthy()
  expect(within(screen.getByRole('region', { name: 'Your attempts' })).getByText('71')).toBeTruthy()
  expect(saves()).toEqual([
    ['interviewQuestions.saveResponse', expect.objectContaining({ questionId: asked.id, text: 'I rebuilt it.' })],
  ])
  expect(localStorage).toHaveLength(0)
})

it('disables saving while the answer is empty or blank (INTV-09)', async () => {
  show()
  const save = await screen.findByRole('button', { name: 'Save response' })
  await userEvent.type(await field(), '   ')
  expect(save).toHaveProperty('disabled', true)
  await userEvent.type(await field(), 'I')
  expect(save).toHaveProperty('disabled', false)
})

it('shows Failed to save response, preserves the text, and retries with the same id (INTV-09)', async () => {
  let isDown = true
  const saveResponse = (input: { id: string; text: string }) => {
    if (isDown) throw new Error('down')
    return response(1, { id: input.id, responseText: input.text })
  }
  show({ 'interviewQuestions.saveResponse': saveResponse })
  await userEvent.type(await field(), 'I rebuilt it.')
  await userEvent.click(screen.getByRole('button', { name: 'Save response' }))
  expect(await screen.findByText('Failed to save response')).toBeTruthy()
  expect(await field()).toHaveProperty('value', 'I rebuilt it.')
  isDown = false
  await userEvent.click(screen.getByRole('button', { name: 'Save response' }))
  await screen.findByRole('region', { name: 'Feedback' })
  const ids = saves().map(([, input]) => (input as { id: string }).id)
  expect(ids).toHaveLength(2)
  expect(new Set(ids).size).toBe(1)
})

it('shows User not authenticated after signing out (INTV-40)', async () => {
  const refuse = () => Promise.reject(refusal('UNAUTHENTICATED', 'User not authenticated'))
  show({ 'interviewQuestions.saveResponse': refuse })
  await userEvent.type(await field(), 'I rebuilt it.')
  await userEvent.click(screen.getByRole('button', { name: 'Save response' }))
  expect(await screen.findByText('User not authenticated')).toBeTruthy()
})

it('stores typed text when it is closed, and restores it when it is opened again', async () => {
  const first = show()
  await userEvent.type(await field(), 'Half a thought')
  expect(screen.getByText('Draft saved on this device')).toBeTruthy()
  first.unmount()
  tries = [response(1)]
  show()
  expect(await field()).toHaveProperty('value', 'Half a thought')
})

it.each([
  ['without the time and the edited answer', { text: 'Half a thought' }],
  ['with values that are no longer valid', { text: 'Half a thought', seconds: 'two', editing: { id: 5 } }],
])('restores a draft that was stored %s', async (_, stored) => {
  const first = show()
  await userEvent.type(await field(), 'x')
  const [key = ''] = Object.keys(localStorage)
  first.unmount()
  localStorage.setItem(key, JSON.stringify(stored))
  show()
  expect(await field()).toHaveProperty('value', 'Half a thought')
})

it('shows the latest answer with its feedback, changes it and scores it again (INTV-10)', async () => {
  tries = [response(2), response(1)]
  const updateResponse = ({ id, text }: { id: string; text: string }) => {
    tries = tries.map((one) => (one.id === id ? { ...one, responseText: text, score: 90 } : one))
    return tries[0]
  }
  show({ 'interviewQuestions.updateResponse': updateResponse })
  const { total } = scoreAnswer({ question: response(2).question, text: response(2).responseText })
  const feedback = await screen.findByRole('region', { name: 'Feedback' })
  expect(feedback.textContent).toContain(String(total))
  await userEvent.click(screen.getByRole('button', { name: 'Edit and score again' }))
  const box = await screen.findByRole('textbox', { name: 'Edit your answer' })
  expect(box).toHaveProperty('value', response(2).responseText)
  await userEvent.clear(box)
  await userEvent.type(box, 'Better words')
  await userEvent.click(screen.getByRole('button', { name: 'Save response' }))
  await screen.findByRole('region', { name: 'Feedback' })
  expect(calls).toContainEqual([
    'interviewQuestions.updateResponse',
    expect.objectContaining({ id: response(2).id, seen: response(2).updatedAt, text: 'Better words' }),
  ])
  expect(await screen.findByText('90')).toBeTruthy()
})

it('shows that an answer changed meanwhile, and saves the next time with its new version', async () => {
  tries = [response(1)]
  let seen: Date | undefined
  const updateResponse = (input: { seen: Date; text: string }) => {
    seen = input.seen
    const now = tries[0] as PracticeResponse
    if (input.seen.getTime() !== now.updatedAt.getTime())
      throw refusal('RESPONSE_CHANGED', 'This answer has changed. Review it, then save again.')
    return { ...now, responseText: input.text }
  }
  show({ 'interviewQuestions.updateResponse': updateResponse })
  await userEvent.click(await screen.findByRole('button', { name: 'Edit and score again' }))
  tries = [response(1, { updatedAt: new Date('2026-11-21T09:00:00Z') })]
  await userEvent.click(screen.getByRole('button', { name: 'Save response' }))
  expect(await screen.findByText(/This answer has changed\./)).toBeTruthy()
  await waitFor(() => expect(localStorage.getItem(localStorage.key(0) ?? '')).toContain('2026-11-21'))
  await userEvent.click(screen.getByRole('button', { name: 'Save response' }))
  await screen.findByRole('region', { name: 'Feedback' })
  expect(seen).toEqual(new Date('2026-11-21T09:00:00Z'))
})

it('preserves the draft while the user views an earlier answer', async () => {
  tries = [response(1)]
  show()
  await userEvent.click(await screen.findByRole('button', { name: 'Try again' }))
  await userEvent.type(await field(), 'Half a thought')
  await userEvent.click(within(screen.getByRole('region', { name: 'Your attempts' })).getByRole('button'))
  await userEvent.click(await screen.findByRole('button', { name: 'Edit and score again' }))
  const asks = await screen.findByRole('alertdialog', { name: 'Discard this draft?' })
  await userEvent.click(within(asks).getByRole('button', { name: 'Cancel' }))
  await userEvent.click(await screen.findByRole('button', { name: 'Continue writing' }))
  expect(await field()).toHaveProperty('value', 'Half a thought')
})

it('deletes an answer after confirmation', async () => {
  tries = [response(1)]
  const deleteResponse = () => {
    tries = []
    return { deleted: true }
  }
  show({ 'interviewQuestions.deleteResponse': deleteResponse })
  await userEvent.click(await screen.findByRole('button', { name: 'Delete' }))
  const asks = await screen.findByRole('alertdialog', { name: 'Delete this answer?' })
  await userEvent.click(within(asks).getByRole('button', { name: 'Delete' }))
  await waitFor(() => expect(toastTexts().join()).toContain('Answer deleted'))
  expect(await field()).toHaveProperty('value', '')
})

it('shows an answer of a mock interview without edit and delete, and links to the interview', async () => {
  tries = [response(1, { sessionId: asked.id })]
  show()
  const link = await screen.findByRole('link', { name: 'See its feedback in the interview' })
  expect(link.getAttribute('href')).toContain(`session=${asked.id}`)
  expect(screen.queryByRole('button', { name: 'Edit and score again' })).toBeNull()
  expect(screen.queryByRole('button', { name: 'Delete' })).toBeNull()
})

it('measures the time when the timer is started, and stores it with the answer', async () => {
  const now = vi.spyOn(Date, 'now')
  const begin = Date.now()
  show()
  await userEvent.type(await field(), 'I')
  now.mockReturnValue(begin)
  await userEvent.click(screen.getByRole('button', { name: 'Start timer' }))
  now.mockReturnValue(begin + 112_000)
  await userEvent.click(screen.getByRole('button', { name: 'Pause timer' }))
  expect(screen.getByRole('timer').textContent).toBe('1:52')
  await userEvent.click(screen.getByRole('button', { name: 'Save response' }))
  now.mockRestore()
  await waitFor(() => expect(saves()[0]?.[1]).toMatchObject({ durationSeconds: 112 }))
})
