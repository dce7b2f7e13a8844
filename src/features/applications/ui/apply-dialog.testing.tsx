import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { Question } from '#features/job-postings/question-shapes.ts'
import { sampleQuestion } from '#features/job-postings/sample-question.testing.ts'
import { dollarsAYear } from '#lib/pay/pay.ts'
import { applicantDetails } from '#testing/applicant-details.ts'
import { calls, showScreen } from '#testing/show-screen.tsx'
import type { ApplyForm } from '../contract.ts'
import { ApplyButton } from './components/apply-button.tsx'

export const id = (n: number) => `0199d1f0-0000-7000-8000-00000000000${n}`
export const question = (n: number, overrides: Partial<Question> = {}) =>
  sampleQuestion({ id: id(n), label: `Question ${n}`, required: true, ...overrides })
const resume = (n: number, isDefault: boolean) => ({
  id: id(n),
  title: `Resume ${n}`,
  documentType: 'platform_created' as const,
  isDefault,
  downloadCount: 0,
  tags: [],
  aiScore: null,
  file: null,
  createdAt: new Date(),
  updatedAt: new Date(),
})
export const form = (overrides: Partial<ApplyForm> = {}): ApplyForm => ({
  job: {
    id: id(1),
    slug: 'senior-data-analyst-fernway',
    title: 'Senior Data Analyst',
    companyName: 'Fernway Health',
    companyLogoUrl: null,
    location: 'Remote, US',
    remoteAllowed: true,
    openTo: null,
    applicantUtcFrom: null,
    applicantUtcTo: null,
    employmentType: 'full-time',
    ...dollarsAYear(98_000, 124_000),
  },
  outsidePlace: null,
  prefill: applicantDetails(),
  questions: [],
  resumes: [resume(2, true), resume(3, false)],
  coverLetters: [],
  draft: null,
  ...overrides,
})
export const eligibility = { hasApplied: false, isClosed: false, isEntitled: true, hasReachedLimit: false }
export const done = { applicationId: id(9), status: 'submitted', appliedAt: new Date() }

type Answers = NonNullable<Parameters<typeof showScreen>[1]>['answers']

export async function openForm(overrides: Partial<ApplyForm> = {}, answers: Answers = {}) {
  const all = {
    'applications.eligibility': () => eligibility,
    'applications.formFor': () => form(overrides),
    'applications.submit': () => done,
    'applications.saveDraft': () => ({ savedAt: new Date() }),
    'documents.discardUpload': () => ({ discarded: true }),
    ...answers,
  }
  const shown = showScreen(<ApplyButton jobId={id(1)} />, { answers: all })
  const user = userEvent.setup()
  await user.click(await screen.findByRole('button', { name: 'Apply Now' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Apply for Position' }))
  await dialog.findByText('Senior Data Analyst')
  return { ...shown, user, dialog }
}
export const submitted = () => calls.filter(([name]) => name === 'applications.submit').map(([, input]) => input)
