import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it, vi } from 'vitest'
import { calls, refusal, showScreen } from '#testing/show-screen.tsx'
import type { MockSummary } from '../../mock-contract.ts'
import type { ScheduledInterview } from '../../schedule-contract.ts'
import { readAnswerDraft, storeAnswerDraft } from './answer-draft.ts'
import { MockHome } from './mock-home.tsx'
import { mockSession, summary } from './mock-session.testing.ts'

const list = (items: MockSummary[] = [], more = {}) => ({
  'scheduledInterviews.list': () => [],
  'mockInterviews.list': () => ({
    items,
    total: items.length,
    open: items.find(({ completed }) => !completed) ?? null,
  }),
  ...more,
})
const scheduled: Omit<ScheduledInterview, 'id' | 'sessionId'> = {
  scheduledDate: new Date(),
  timeZone: 'UTC',
  status: 'scheduled',
  setup: { types: ['behavioral'], levels: ['medium'], count: 5, timeLimit: 30, role: '', company: '', jobId: null },
  recordings: 'none',
  isOver: false,
  phone: null,
  notes: '',
  sequence: 0,
}
const onSession = vi.fn()
const show = (answers: Record<string, (input: never) => unknown> = list()) =>
  showScreen(<MockHome jobId={null} onSession={onSession} onNoJob={() => {}} />, { answers })
const boxes = (group: HTMLElement) => [...group.querySelectorAll('input')]
const checked = (group: HTMLElement) =>
  boxes(group)
    .filter((box) => box.checked)
    .map((box) => box.labels?.[0]?.textContent)
const start = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Start Interview' })

it('shows the set-up form with its defaults and options (INTV-12, INTV-13, INTV-14)', async () => {
  show()
  const group = async (name: RegExp) => screen.findByRole('group', { name })
  expect(checked(await group(/Question types/))).toEqual(['Behavioral'])
  expect(checked(await group(/Difficulty levels/))).toEqual(['Medium'])
  const offered = (one: HTMLElement) => boxes(one).map((box) => box.labels?.[0]?.textContent)
  const [count, limit, mode] = [await group(/Number of questions/), await group(/Time limit/), await group(/mode/)]
  expect([offered(count), checked(count)]).toEqual([['3', '5', '10', '15'], ['5']])
  expect([offered(limit), checked(limit)]).toEqual([['None', '15 min', '30 min', '45 min', '60 min'], ['30 min']])
  expect([offered(mode), checked(mode)]).toEqual([['Text', 'Audio'], ['Text']])
})

it('disables the start without a type or a level, and explains why (INTV-15)', async () => {
  show()
  await screen.findByRole('group', { name: /Question types/ })
  expect(start().disabled).toBe(false)
  await userEvent.click(screen.getByRole('checkbox', { name: 'Behavioral' }))
  expect(start().disabled).toBe(true)
  expect(screen.getByText('Choose at least one question type.')).toBeTruthy()
  await userEvent.click(screen.getByRole('checkbox', { name: 'Medium' }))
  expect(screen.getByText('Choose at least one question type and one difficulty level.')).toBeTruthy()
  await userEvent.click(screen.getByRole('checkbox', { name: 'Technical' }))
  expect(screen.getByText('Choose at least one difficulty level.')).toBeTruthy()
  expect(start().disabled).toBe(true)
  await userEvent.click(screen.getByRole('checkbox', { name: 'Hard' }))
  expect(start().disabled).toBe(false)
})

it('sends the chosen settings, and opens the interview', async () => {
  show(list([], { 'mockInterviews.start': () => mockSession(0) }))
  await userEvent.click(await screen.findByRole('checkbox', { name: 'Technical' }))
  await userEvent.click(screen.getByRole('radio', { name: '3' }))
  await userEvent.click(screen.getByRole('radio', { name: 'None' }))
  await userEvent.type(screen.getByRole('textbox', { name: /Role/ }), 'Data Analyst')
  await userEvent.click(start())
  await waitFor(() => expect(onSession).toHaveBeenCalled())
  const [, sent] = calls.find(([name]) => name === 'mockInterviews.start') ?? []
  expect(sent).toMatchObject({
    types: ['behavioral', 'technical'],
    levels: ['medium'],
    count: 3,
    timeLimit: null,
    mode: 'text',
  })
  expect(sent).toMatchObject({ role: 'Data Analyst', company: '', jobId: null })
})

it.each([
  ['Failed to create session', () => Promise.reject(new Error('boom'))],
  [
    'Failed to generate mock interview questions',
    () => Promise.reject(refusal('NO_QUESTIONS', 'Failed to generate mock interview questions')),
  ],
])('shows an alert when the start fails: %s (INTV-22)', async (words, answer) => {
  const started = vi.fn(answer)
  show(list([], { 'mockInterviews.start': started }))
  await userEvent.click(await screen.findByRole('button', { name: 'Start Interview' }))
  const alert = await screen.findByRole('alert')
  expect(alert.textContent).toBe(`Failed to start interview. Please try again. ${words}`)
  await userEvent.click(start())
  await waitFor(() => expect(started).toHaveBeenCalledTimes(2))
  // both attempts use the same id, so that a retry after a lost response does not start a second interview
  const ids = calls.flatMap(([name, input]) => (name === 'mockInterviews.start' ? [(input as { id: string }).id] : []))
  expect(new Set(ids).size).toBe(1)
})

it('offers to resume or discard an unfinished interview instead of the set-up form', async () => {
  const open = summary({ index: 1, remainingSeconds: 754 })
  const deleted = vi.fn(() => ({ deleted: true }))
  show(list([open], { 'mockInterviews.delete': deleted }))
  expect(await screen.findByText(/Question 2 of 3 · 12:34 left/)).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Start Interview' })).toBeNull()
  await userEvent.click(screen.getByRole('button', { name: 'Resume' }))
  expect(onSession).toHaveBeenLastCalledWith(open.id)
  const place = { userId: '0199d1f0-0000-7000-8000-0000000000aa', sessionId: open.id, index: 1 }
  storeAnswerDraft(place, { text: 'Half an answer', seconds: 5 })
  await userEvent.click(screen.getByRole('button', { name: 'Discard' }))
  expect(deleted).not.toHaveBeenCalled()
  await userEvent.click(await screen.findByRole('button', { name: 'Discard Interview' }))
  await waitFor(() => expect(deleted).toHaveBeenCalledTimes(1))
  await waitFor(() => expect(readAnswerDraft(place)).toBeNull())
})

it('resumes an unfinished voice interview on its own page (INTV-28)', async () => {
  const open = summary({ mode: 'audio', index: 1 })
  const call = { id: '0199d1f0-0000-7000-8000-0000000000c1', sessionId: open.id }
  show(list([open], { 'scheduledInterviews.list': () => [{ ...scheduled, ...call }] }))
  const resume = await screen.findByRole('link', { name: 'Resume' })
  expect(resume.getAttribute('href')).toBe(`/app/interview/call/${call.id}`)
})

it('lists completed interviews with their score, and deletes one after confirmation', async () => {
  const over = summary({ completed: true, index: 3, questionsAnswered: 2, averageScore: 72 })
  const deleted = vi.fn(() => ({ deleted: true }))
  show(list([over], { 'mockInterviews.delete': deleted }))
  const link = await screen.findByRole('link', { name: over.sessionName })
  expect(link.getAttribute('href')).toBe(`/app/interview?tab=mock-interview&session=${over.id}`)
  expect(screen.getByText(/3 questions, 2 answered/)).toBeTruthy()
  expect(screen.getByText('72')).toBeTruthy()
  await userEvent.click(screen.getByRole('button', { name: `Delete ${over.sessionName}` }))
  await userEvent.click(await screen.findByRole('button', { name: 'Delete Interview' }))
  await waitFor(() => expect(deleted).toHaveBeenCalledTimes(1))
})
