import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it, vi } from 'vitest'
import { calls, seeker, showScreen } from '#testing/show-screen.tsx'
import type { StaffReviewItem } from '../../admin-contract.ts'
import { StaffReviewsPage } from './staff-reviews-page.tsx'

const ID = '0199d1f0-0000-7000-8000-000000000001'
const item: StaffReviewItem = {
  ...{ id: ID, candidateName: 'Maya Okafor', candidateEmail: 'maya@okafor.example', candidateImage: null },
  ...{ jobId: ID, jobTitle: 'Nurse Educator', jobPlace: null, companyName: 'Fernway Health', status: 'submitted' },
  ...{ appliedAt: new Date(), updatedAt: new Date(), source: 'direct', isAssisted: false, hasResume: true },
  ...{ hasCoverLetter: false, isImported: false, matchScore: null, matchSegments: null, noticeDueAt: null },
}
const job = { id: ID, title: 'Nurse Educator', companyName: 'Fernway Health' }
const viewer = { ...seeker, roles: ['platform_user' as const] }

it('shows the applications to the job of the address, and all of them again (AJOB-13)', async () => {
  const onSearch = vi.fn()
  const page = { items: [item], before: null, after: null, total: { value: 1, isCapped: false }, job }
  showScreen(<StaffReviewsPage search={{ job_id: ID }} onSearch={onSearch} />, {
    viewer,
    answers: { 'adminApplications.list': () => page },
  })
  expect(await screen.findByText('Nurse Educator, Fernway Health')).toBeDefined()
  expect(screen.getByText(/Applications to Nurse Educator at Fernway Health/)).toBeDefined()
  expect(calls.find(([name]) => name === 'adminApplications.list')?.[1]).toMatchObject({ jobId: ID })
  await userEvent.click(screen.getByRole('button', { name: 'All applications' }))
  expect(onSearch).toHaveBeenCalledWith({})
  await userEvent.click(screen.getByRole('button', { name: 'Details of Maya Okafor' }))
  expect(onSearch).toHaveBeenLastCalledWith({ job_id: ID, application: ID })
})

it('shows in the dialog what the candidate will read from their company', async () => {
  const page = { items: [item], before: null, after: null, total: { value: 1, isCapped: false }, job: null }
  showScreen(<StaffReviewsPage search={{}} onSearch={() => {}} />, {
    viewer,
    answers: { 'adminApplications.list': () => page },
  })
  await userEvent.selectOptions(await screen.findByLabelText('Status of Maya Okafor'), 'Accepted')
  const dialog = within(await screen.findByRole('dialog', { name: 'Accept Maya Okafor?' }))
  dialog.getByText('Accepted: Your application for Nurse Educator at Fernway Health was accepted.')
})

it('shows an empty state, and clears the filters', async () => {
  const onSearch = vi.fn()
  const page = { items: [], before: null, after: null, total: { value: 0, isCapped: false }, job: null }
  showScreen(<StaffReviewsPage search={{ q: 'zzz' }} onSearch={onSearch} />, {
    viewer,
    answers: { 'adminApplications.list': () => page },
  })
  await userEvent.click(await screen.findByRole('button', { name: 'Show all applications' }))
  expect(onSearch).toHaveBeenCalledWith({})
})
