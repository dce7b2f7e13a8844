import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it, vi } from 'vitest'
import { calls, refusal, showScreen } from '#testing/show-screen.tsx'
import type { Question } from '../../contract.ts'
import { question } from '../questions.testing.ts'
import { Tab } from './questions-tab.tsx'

const JOB = '0199d1f0-0000-7000-8000-0000000000bb'
const page = (items: Question[], total = items.length) => ({ items, total, companies: ['Fernway'] })
function show(search: Record<string, unknown>, answers: Parameters<typeof showScreen>[1] = {}) {
  const onSearch = vi.fn()
  showScreen(<Tab search={search} onSearch={onSearch} />, answers)
  return onSearch
}

it('lists the questions with type, level, role and best score (INTV-06)', async () => {
  const items = [question(1, { tries: 3, bestScore: 88 }), question(2, { jobRole: null, companyName: 'Fernway' })]
  const onSearch = show({}, { answers: { 'interviewQuestions.list': () => page(items, 41) } })
  const rows = within(await screen.findByRole('list', { name: 'Questions' })).getAllByRole('listitem')
  expect(rows[0]?.textContent).toContain('BehavioralMediumData and Analyticsimpact, SQL, +1 more')
  expect(rows[0]?.textContent).toContain('88 your best')
  expect(rows[1]?.textContent).toContain('Fernway')
  expect(rows[1]?.textContent).not.toContain('your best')
  await userEvent.click(screen.getByRole('button', { name: 'Practice: Question 1?' }))
  expect(onSearch).toHaveBeenLastCalledWith({ question: items[0]?.id }, 'push')
  await userEvent.click(screen.getByRole('button', { name: /next/i }))
  expect(onSearch).toHaveBeenLastCalledWith({ page: 2 }, 'push')
})

it('stores each filter in the address and sends it to the server (INTV-07)', async () => {
  const search = { tab: 'questions', q: 'sql', type: 'technical', level: 'hard', role: 'Design', company: 'Fernway' }
  const onSearch = show(search, { answers: { 'interviewQuestions.list': () => page([question(1)]) } })
  await screen.findByRole('list', { name: 'Questions' })
  const { tab: _, ...filters } = search
  expect(calls).toContainEqual(['interviewQuestions.list', { ...filters, practised: false, page: 1 }])
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Type' }), 'Situational')
  expect(onSearch).toHaveBeenLastCalledWith({ type: 'situational', page: undefined }, 'push')
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Difficulty' }), '')
  expect(onSearch).toHaveBeenLastCalledWith({ level: undefined, page: undefined }, 'push')
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Role' }), 'Skilled Trades')
  expect(onSearch).toHaveBeenLastCalledWith({ role: 'Skilled Trades', page: undefined }, 'push')
  await userEvent.click(screen.getByRole('checkbox', { name: 'Practiced only' }))
  expect(onSearch).toHaveBeenLastCalledWith({ practised: true, page: undefined }, 'push')
})

it('ignores invalid search parameters', async () => {
  show(
    { type: 'x', level: 7, role: ['a'], page: -4, question: 'no', job: 'no' },
    { answers: { 'interviewQuestions.list': () => page([question(1)]) } },
  )
  await screen.findByText('Question 1?')
  expect(calls).toContainEqual(['interviewQuestions.list', { q: '', practised: false, page: 1 }])
})

it('offers a next step when nothing matches and after an error', async () => {
  const onSearch = show({ q: 'zzz' }, { answers: { 'interviewQuestions.list': () => page([]) } })
  await userEvent.click(await screen.findByRole('button', { name: 'Show all questions' }))
  expect(onSearch).toHaveBeenLastCalledWith(expect.objectContaining({ q: undefined, type: undefined }), 'push')
  show({ q: 'yyy' }, { answers: { 'interviewQuestions.list': () => Promise.reject(new Error('down')) } })
  expect(await screen.findByText('Failed to load questions')).toBeTruthy()
})

it('makes the questions of a posting before it lists them, and shows the gaps (INTV-11)', async () => {
  const made = { title: 'Data Analyst', companyName: 'Fernway', total: 12, gaps: 4, hasResume: true }
  const gap = question(1, { companyName: 'Fernway', reason: 'Not in your resume: dbt', jobId: JOB })
  show(
    { job: JOB },
    { answers: { 'interviewQuestions.forJob': () => made, 'interviewQuestions.list': () => page([gap]) } },
  )
  expect(await screen.findByRole('heading', { name: 'Data Analyst at Fernway' })).toBeTruthy()
  expect(screen.getByText(/12 questions based on the posting and your resume: 4 about/)).toBeTruthy()
  expect(await screen.findByText('Not in your resume: dbt')).toBeTruthy()
  const called = calls.map(([name]) => name).filter((name) => name.startsWith('interviewQuestions'))
  expect(called).toEqual(['interviewQuestions.forJob', 'interviewQuestions.list'])
  expect(screen.getByRole('link', { name: 'Mock interview for this job' }).getAttribute('href')).toContain(JOB)
})

it('shows that a job no longer exists, and links to all questions (INTV-11)', async () => {
  const gone = () => Promise.reject(refusal('NOT_FOUND', 'This does not exist, or is no longer available.'))
  const onSearch = show({ job: JOB }, { answers: { 'interviewQuestions.forJob': gone } })
  expect(await screen.findByRole('heading', { name: 'This job is no longer open' })).toBeTruthy()
  await userEvent.click(screen.getByRole('button', { name: 'All questions' }))
  expect(onSearch).toHaveBeenLastCalledWith({ job: undefined, page: undefined }, 'push')
})
