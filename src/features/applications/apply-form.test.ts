import { describe, expect, it } from 'vitest'
import type { Question } from '#features/job-postings/question-shapes.ts'
import { sampleQuestion } from '#features/job-postings/sample-question.testing.ts'
import { applicantDetails } from '#testing/applicant-details.ts'
import {
  type ApplyValues,
  applySchema,
  countAnswered,
  emptyValues,
  hasUploadUnderWay,
  isShort,
  timeNeeded,
  toSubmit,
  withDraft,
} from './apply-form.ts'
import { SubmitApplication } from './contract.ts'

const id = (n: number) => `0199d1f0-0000-7000-8000-00000000000${n}`
const ask = (n: number, questionType: Question['questionType'], required = false) =>
  sampleQuestion({ id: id(n), questionType, required, options: ['Looker', 'dbt'] })
const prefill = applicantDetails()
const file = { fileId: id(9), name: 'cv.pdf', size: 9 }
const values = (overrides: Partial<ApplyValues> = {}): ApplyValues => ({
  ...prefill,
  resume: { kind: 'existing', resumeId: id(8) },
  coverLetter: { choice: '', text: '' },
  answers: {},
  ...overrides,
})
const problems = (questions: Question[], overrides: Partial<ApplyValues>) =>
  (applySchema(questions).safeParse(values(overrides)).error?.issues ?? []).map(({ path, message }) => [
    path.join('.'),
    message,
  ])

describe('validation of the form', () => {
  it('reports all errors at once, each at its field (APPLY-12, APPLY-13, APPLY-19)', () => {
    const questions = [ask(1, 'text', true), ask(2, 'number'), ask(3, 'text')]
    const wrong = {
      ...applicantDetails({ fullName: ' ', email: 'maya@okafor', phone: '' }),
      resume: null,
      answers: { [id(2)]: 'x', [id(3)]: null },
    }
    expect(problems(questions, wrong)).toEqual([
      ['fullName', 'Full name is required'],
      ['email', 'Valid email is required'],
      ['phone', 'Phone number is required'],
      ['resume', 'Please provide a resume by either uploading a file or selecting an existing resume'],
      [`answers.${id(1)}`, 'This question is required'],
      [`answers.${id(2)}`, 'Please enter a number'],
    ])
  })
  it('makes the cover letter optional, with a maximum length', () => {
    expect(problems([], {})).toEqual([])
    expect(problems([], { coverLetter: { choice: 'text', text: 'x'.repeat(10_001) } })).toEqual([
      ['coverLetter.text', 'Please write at most 10,000 characters'],
    ])
  })
})

it("starts with the profile's data and the default resume (APPLY-11)", () => {
  const resumes = [
    { id: id(1), isDefault: false },
    { id: id(2), isDefault: true },
  ]
  const form = { prefill, resumes, questions: [ask(3, 'text')] }
  expect(emptyValues(form)).toEqual(
    values({ resume: { kind: 'existing', resumeId: id(2) }, answers: { [id(3)]: null } }),
  )
  expect(emptyValues({ ...form, resumes: [] }).resume).toBeNull()
})

describe('a draft', () => {
  const form = { resumes: [{ id: id(1) }], coverLetters: [{ id: id(2) }] }
  const empty = values({ resume: { kind: 'existing', resumeId: id(1) }, answers: { [id(3)]: null, [id(4)]: null } })
  it('stores what was typed, and drops references that no longer exist', () => {
    const draft = values({
      fullName: 'Maya O.',
      coverLetter: { choice: id(7), text: 'kept words' },
      answers: { [id(3)]: 'typed', [id(4)]: { ...file, fileId: '' }, [id(5)]: 'question removed' },
    })
    expect(withDraft(empty, draft, form)).toEqual({
      ...draft,
      resume: empty.resume,
      coverLetter: { choice: '', text: 'kept words' },
      answers: { [id(3)]: 'typed', [id(4)]: null },
    })
  })
  it('stores a finished upload', () => {
    const resume = { kind: 'upload' as const, file }
    const draft = values({ resume, coverLetter: { choice: id(2), text: '' }, answers: { [id(3)]: file } })
    expect(withDraft(empty, draft, form)).toMatchObject({
      resume,
      coverLetter: { choice: id(2) },
      answers: { [id(3)]: file },
    })
  })
})

const submitted = (typed: ApplyValues) => toSubmit(id(7), applySchema([]).parse(typed))

describe('the submitted data', () => {
  it("matches the server's schema, with files as uploads", () => {
    const answers = { [id(1)]: 'yes', [id(2)]: ['dbt'], [id(3)]: file, [id(4)]: null }
    const sent = submitted(values({ resume: { kind: 'upload', file }, answers }))
    expect(sent).toMatchObject({
      resume: { kind: 'upload', fileId: file.fileId },
      coverLetter: null,
      answers: { [id(1)]: 'yes', [id(2)]: ['dbt'] },
      files: { [id(3)]: file.fileId },
    })
    expect(SubmitApplication.safeParse(sent).success).toBe(true)
  })
  it('contains the chosen letter', () => {
    const letter = (choice: string, text = '') => submitted(values({ coverLetter: { choice, text } })).coverLetter
    expect(letter('text', 'Dear team')).toEqual({ kind: 'text', text: 'Dear team' })
    expect(letter('text', ' ')).toBeNull()
    expect(letter(id(2))).toEqual({ kind: 'document', coverLetterId: id(2) })
  })
  it('waits for running uploads', () => {
    expect(hasUploadUnderWay(values())).toBe(false)
    expect(hasUploadUnderWay(values({ resume: { kind: 'upload', file: { ...file, fileId: '' } } }))).toBe(true)
    expect(hasUploadUnderWay(values({ answers: { [id(1)]: { ...file, fileId: '' } } }))).toBe(true)
  })
})

it('counts answers, and estimates the time', () => {
  const questions = [ask(1, 'text'), ask(2, 'checkbox'), ask(3, 'file_upload')]
  expect(countAnswered(questions, { [id(1)]: ' ', [id(2)]: ['dbt'], [id(3)]: file })).toBe(2)
  expect(timeNeeded([])).toBe('About two minutes.')
  const types = [
    'yes_no',
    'number',
    'dropdown',
    'date',
    'url',
    'checkbox',
    'multiple_choice',
    'textarea',
    'file_upload',
  ] as const
  expect(timeNeeded(types.map((questionType) => ({ questionType })))).toBe('About six minutes.')
  expect(timeNeeded(Array.from({ length: 20 }, () => ({ questionType: 'textarea' as const })))).toBe(
    'About 32 minutes.',
  )
  expect(isShort(ask(1, 'number'))).toBe(true)
  expect(isShort({ ...ask(1, 'text'), label: 'Tell us about a number that was wrong, and how' })).toBe(false)
})
