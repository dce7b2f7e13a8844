import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, it } from 'vitest'
import type { Question } from '#features/job-postings/question-shapes.ts'
import { questionTypes } from '#features/job-postings/question-types.ts'
import { sampleQuestion } from '#features/job-postings/sample-question.testing.ts'
import { applicantDetails } from '#testing/applicant-details.ts'
import { calls, refusal, showScreen } from '#testing/show-screen.tsx'
import { ApplyDialog } from './apply-dialog.tsx'

const id = (n: number) => `0199d1f0-0000-7000-8000-00000000000${n}`
const ask = (n: number, overrides: Partial<Question>) =>
  sampleQuestion({ id: id(n), label: `Question ${n}`, required: true, options: ['Looker', 'dbt'], ...overrides })

async function openWith(questions: Question[], submit: () => unknown = () => ({})) {
  const form = {
    job: {
      id: id(1),
      slug: 'analyst',
      title: 'Analyst',
      companyName: 'Fernway Health',
      companyLogoUrl: null,
      location: null,
      remoteAllowed: true,
      employmentType: 'full-time',
      salaryMin: null,
      salaryMax: null,
    },
    prefill: applicantDetails(),
    questions,
    resumes: [{ id: id(9), title: 'Resume', isDefault: true, file: null, updatedAt: new Date() }],
    coverLetters: [],
  }
  showScreen(<ApplyDialog jobId={id(1)} open onOpenChange={() => {}} />, {
    answers: { 'applications.formFor': () => form, 'applications.submit': submit },
  })
  const dialog = within(await screen.findByRole('dialog', { name: 'Apply for Position' }))
  await dialog.findByText('Analyst')
  return dialog
}

async function send(dialog: Awaited<ReturnType<typeof openWith>>) {
  dialog.getByRole('button', { name: 'Submit Application' }).focus()
  await userEvent.keyboard('{Enter}')
}

const firstOf = (dialog: Awaited<ReturnType<typeof openWith>>, type: Question['questionType']) =>
  groups.includes(type)
    ? within(dialog.getByRole('group', { name: 'Question 4' })).getAllByRole(
        type === 'checkbox' ? 'checkbox' : 'radio',
      )[0]
    : dialog.getByLabelText(/^Question 4/)

const groups = ['yes_no', 'multiple_choice', 'checkbox']

beforeEach(() => sessionStorage.clear())

it.each(questionTypes)('focuses an unanswered %s (APPLY-19)', async (questionType) => {
  const free = ask(5, { label: 'Not asked for', required: false, questionType })
  const dialog = await openWith([free, ask(4, { questionType }), ask(6, {})])
  await send(dialog)
  expect(await dialog.findAllByText('This question is required')).toHaveLength(2)
  await waitFor(() => expect(document.activeElement).toBe(firstOf(dialog, questionType)))
  expect(calls.map(([name]) => name)).not.toContain('applications.submit')
})

it.each(questionTypes)('focuses a %s that the server refused (APPLY-19)', async (questionType) => {
  const answers = { [id(4)]: 'Please look again', [id(6)]: 'And here' }
  const dialog = await openWith(
    [ask(5, { required: false }), ask(4, { questionType, required: false }), ask(6, { required: false })],
    () => {
      throw refusal('ANSWERS_INVALID', 'Please check the marked answers.', { answers })
    },
  )
  await send(dialog)
  await dialog.findByText('Please look again')
  await waitFor(() => expect(document.activeElement).toBe(firstOf(dialog, questionType)))
})
