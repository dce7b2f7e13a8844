import { useState } from 'react'
import { calls, showScreen } from '#testing/show-screen.tsx'
import type { ReviewDetails, ReviewItem } from '../contract.ts'
import { ReviewsPage } from './reviews-page.tsx'
import type { ReviewsSearch } from './reviews-search.ts'

export const id = (n: number) => `0199d1f0-0000-7000-8000-00000000000${n}`
export const item = (n: number, overrides: Partial<ReviewItem> = {}): ReviewItem => ({
  id: id(n),
  candidateName: `Candidate ${n}`,
  candidateEmail: `candidate-${n}@mail.example`,
  candidateImage: null,
  jobId: id(9),
  jobTitle: 'Senior Data Analyst',
  jobPlace: null,
  status: 'submitted',
  appliedAt: new Date(),
  updatedAt: new Date(),
  source: 'direct',
  isAssisted: false,
  hasResume: true,
  hasCoverLetter: false,
  isImported: false,
  matchScore: null,
  matchSegments: null,
  noticeDueAt: null,
  ...overrides,
})
export const details = (overrides: Partial<ReviewDetails> = {}): ReviewDetails => ({
  ...item(1),
  companyName: 'Fernway Health',
  stageId: null,
  shownStatus: null,
  phone: '(503) 555-0142',
  location: null,
  coverLetter: null,
  importedDetails: [],
  resumeTitle: 'Resume',
  answers: [],
  hiddenAnswers: 0,
  attachments: [],
  timeline: [],
  resumeReads: { times: 0, people: 0 },
  match: null,
  ...overrides,
})
const stats = { totalApplications: 2, newApplications: 1, inInterview: 0, hiredThisMonth: 0 }

function Page() {
  const [search, setSearch] = useState<ReviewsSearch>({})
  return <ReviewsPage search={search} onSearch={setSearch} />
}

type Answers = NonNullable<NonNullable<Parameters<typeof showScreen>[1]>['answers']>
export const showPage = (items: ReviewItem[], answers: Answers = {}) =>
  showScreen(<Page />, {
    answers: {
      'companyApplications.stats': () => stats,
      'companyApplications.jobs': () => [],
      'companyApplications.list': () => ({ items, total: items.length, pageSize: 20, counts: {} }),
      'companyApplications.get': () => details(),
      ...answers,
    },
  })

export const callsOf = (name: string) => calls.filter(([called]) => called === name).map(([, input]) => input)
