import { describe, expect, it } from 'vitest'
import type { Question } from '#features/job-postings/question-shapes.ts'
import type { QuestionType } from '#features/job-postings/question-types.ts'
import { sampleQuestion } from '#features/job-postings/sample-question.testing.ts'
import { applicantDetails } from '#testing/applicant-details.ts'
import { type BankAnswer, findInBank } from './answer-bank.ts'
import { foldQuestion } from './fold-question.ts'
import { type ApplicantData, planSubmission } from './plan-submission.ts'

let made = 0
const ask = (questionType: QuestionType, label: string, more: Partial<Question> = {}) =>
  sampleQuestion({ id: `q${++made}`, questionType, label, required: true, ...more })
const bankAnswer = (
  questionType: QuestionType,
  label: string,
  value: string | string[],
): ApplicantData['bank'][number] => ({
  id: `k${++made}`,
  questionType,
  label,
  key: foldQuestion(label),
  value,
  updatedAt: new Date('2026-11-01'),
})
const own = (bank: ApplicantData['bank'] = [], overrides: Partial<ApplicantData> = {}): ApplicantData => ({
  details: applicantDetails(),
  resumes: [
    { id: 'r1', title: 'First', isDefault: false },
    { id: 'r2', title: 'Default', isDefault: true },
  ],
  bank,
  ...overrides,
})
const job = { title: 'Analyst', companyName: 'Northwind' }
const toPlan = (questions: Question[], settled: Record<string, string | null> | null = null) => ({
  job,
  questions,
  settled,
  resumeId: null,
  letter: '',
})

describe('the answer bank (AUTO-04)', () => {
  it.each([
    ['text', 'Five', {}],
    ['textarea', 'A long story', {}],
    ['dropdown', 'dbt', { options: ['dbt', 'Looker'] }],
    ['multiple_choice', 'dbt', { options: ['dbt', 'Looker'] }],
    ['checkbox', ['dbt'], { options: ['dbt', 'Looker'] }],
    ['yes_no', 'yes', {}],
    ['url', 'https://okafor.example', {}],
    ['number', '5', {}],
    ['date', '2026-12-01', {}],
    ['email', 'maya@okafor.example', {}],
    ['phone', '(503) 555-0142', {}],
  ] as [QuestionType, string | string[], Partial<Question>][])(
    'answers a %s question with exactly its wording',
    (type, value, more) => {
      const bank = [bankAnswer(type, 'Tools  you know?', value)]
      const { answers, missing } = planSubmission(toPlan([ask(type, 'Tools you KNOW', more)]), own(bank))
      expect(answers).toMatchObject([{ value, from: 'bank', bank: { label: 'Tools  you know?' }, problem: null }])
      expect(missing).toEqual([])
    },
  )

  it('does not answer other wording, another type, an invalid value, or a file', () => {
    const bank: BankAnswer[] = [
      bankAnswer('text', 'Tools', 'dbt'),
      bankAnswer('dropdown', 'City', 'Paris'),
      bankAnswer('file_upload', 'CV', 'x'),
    ]
    expect(findInBank(ask('text', 'Tools today'), bank)).toBeNull()
    expect(findInBank(ask('number', 'Tools'), bank)).toBeNull()
    expect(findInBank(ask('text', 'Tools', { validationRules: { min_length: 9 } }), bank)).toBeNull()
    expect(findInBank(ask('dropdown', 'City', { options: ['Lyon'] }), bank)).toBeNull()
    expect(findInBank(ask('file_upload', 'CV'), bank)).toBeNull()
    expect(findInBank(ask('textarea', 'tools'), bank)?.value).toBe('dbt')
  })

  it('never answers a legal or personal question, even with an answer in the bank', () => {
    const bank = [bankAnswer('yes_no', 'Do you need a visa?', 'no'), bankAnswer('text', 'Gender', 'Woman')]
    const questions = [ask('yes_no', 'Do you need a visa?'), ask('text', 'Gender', { required: false })]
    const plan = planSubmission(toPlan(questions), own(bank))
    expect(plan.answers).toMatchObject([
      { value: null, from: null, sensitive: 'your right to work' },
      { value: null, from: null, sensitive: 'your identity' },
    ])
    expect(plan.missing.map(({ what }) => what)).toEqual(['personal', 'personal'])
  })

  it('leaves an optional question about this employer empty, and waits for a required one', () => {
    const bank = [bankAnswer('text', 'How did you hear about us?', 'A friend')]
    const optional = planSubmission(toPlan([ask('text', 'How did you hear about us?', { required: false })]), own(bank))
    expect(optional).toMatchObject({ missing: [], answers: [{ value: null, from: null }] })
    const planned = planSubmission(toPlan([ask('text', 'How did you hear about us?')]), own(bank))
    expect(planned.missing).toMatchObject([{ what: 'answer' }])
  })

  it("uses the person's own answers, including an empty one where it is optional", () => {
    const visa = ask('yes_no', 'Do you need a visa?')
    const gender = ask('text', 'Gender', { required: false })
    const settled = { [visa.id]: 'no', [gender.id]: null }
    const plan = planSubmission(toPlan([visa, gender], settled), own())
    expect(plan.answers).toMatchObject([
      { value: 'no', from: 'person' },
      { value: null, from: null },
    ])
    expect(plan.missing).toEqual([])
    expect(planSubmission(toPlan([visa], { [visa.id]: null }), own()).missing).toHaveLength(1)
  })
})

describe('the submission', () => {
  it('lists everything that is missing: resume, phone, answers, files', () => {
    const questions = [
      ask('text', 'Tools'),
      ask('file_upload', 'Sample'),
      ask('file_upload', 'More', { required: false }),
    ]
    const noOne = own([], {
      resumes: [],
      details: applicantDetails({ fullName: 'M', email: 'm@x.example', phone: '' }),
    })
    expect(planSubmission(toPlan(questions), noOne).missing.map(({ what }) => what)).toEqual([
      'resume',
      'phone',
      'answer',
      'file',
    ])
  })

  it('uses the default resume, or only the requested one', () => {
    expect(planSubmission(toPlan([]), own()).resume).toEqual({ id: 'r2', title: 'Default' })
    expect(planSubmission({ ...toPlan([]), resumeId: 'r1' }, own()).resume).toEqual({ id: 'r1', title: 'First' })
    const gone = planSubmission({ ...toPlan([]), resumeId: 'gone' }, own())
    expect(gone).toMatchObject({ resume: null, missing: [{ what: 'resume' }] })
  })

  it("fills the posting's names into the letter", () => {
    const { coverLetter } = planSubmission({ ...toPlan([]), letter: '{company}: {job}, {job}. {other}' }, own())
    expect(coverLetter).toBe('Northwind: Analyst, Analyst. {other}')
  })
})
