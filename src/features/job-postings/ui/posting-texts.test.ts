import { expect, it } from 'vitest'
import type { PostingStats } from '../contract.ts'
import { openSentence, postingTitle, statusSentence, withDetail } from './posting-texts.ts'
import { requirementFailure } from './use-requirement-actions.ts'

const stats = (overrides: Partial<PostingStats>): PostingStats => ({
  totalJobs: 0,
  activeJobs: 0,
  pausedJobs: 0,
  closedJobs: 0,
  draftJobs: 0,
  hiddenJobs: 0,
  postedThisMonth: 0,
  nextToClose: null,
  totalApplications: 0,
  newApplications: 0,
  applicationsThisMonth: 0,
  weeklyApplications: [],
  ...overrides,
})

it("adds the server's reason, and nothing without one (CJOB-20, CJOB-21)", () => {
  const refusal = { defined: true, code: 'POSTING_TITLE_MISSING', status: 422, message: 'Title is required' }
  expect(withDetail('Failed to create job', refusal)).toBe('Failed to create job: Title is required')
  expect(withDetail('Failed to fetch jobs', refusal)).toBe('Failed to fetch jobs: Title is required')
  expect(withDetail('Failed to fetch job', refusal)).toBe('Failed to fetch job: Title is required')
  expect(withDetail('Failed to fetch jobs', new TypeError('fetch failed'))).toBe('Failed to fetch jobs')
  expect(withDetail('Failed to fetch jobs', { code: 'INTERNAL_SERVER_ERROR', status: 500, message: 'x' })).toBe(
    'Failed to fetch jobs',
  )
})

it('distinguishes an answer of the server from no answer (CJOB-33)', () => {
  const failure = (error: unknown) =>
    requirementFailure(error, 'Failed to create job requirement', 'Failed to add requirement')
  expect(failure(new TypeError('fetch failed'))).toBe('Failed to add requirement')
  expect(failure({ status: 500, code: 'INTERNAL_SERVER_ERROR' })).toBe('Failed to create job requirement')
  expect(failure({ defined: true, status: 409, message: 'A job can have up to 50 questions.' })).toBe(
    'Failed to create job requirement: A job can have up to 50 questions.',
  )
})

it.each([
  [{}, 'No jobs posted yet. Your first takes about ten minutes.'],
  [{ totalJobs: 1, draftJobs: 1 }, 'No open jobs. You have a draft to finish.'],
  [{ totalJobs: 1, closedJobs: 1 }, 'No postings are open.'],
  [{ totalJobs: 1, activeJobs: 1 }, 'One posting is open.'],
  [
    { totalJobs: 12, activeJobs: 12, nextToClose: { title: 'Nurse', applicationDeadline: '2025-10-31' } },
    '12 postings are open. Nurse closes on 31 October 2025.',
  ],
])('summarizes above the list: %j', (input, sentence) => {
  expect(openSentence(stats(input))).toBe(sentence)
})

it('counts the jobs by status (CJOB-02)', () => {
  expect(statusSentence(stats({ activeJobs: 5, pausedJobs: 2, closedJobs: 3, draftJobs: 1 }))).toBe(
    '5 active, 2 paused, 3 closed, 1 draft',
  )
  expect(statusSentence(stats({}))).toBe('')
})

it('names an untitled draft', () => {
  expect(postingTitle({ title: '' })).toBe('Untitled draft')
})
