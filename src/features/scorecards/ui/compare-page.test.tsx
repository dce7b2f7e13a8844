import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it } from 'vitest'
import type { ReviewDetails } from '#features/hiring-pipeline/contract.ts'
import { calls, refusal, showScreen } from '#testing/show-screen.tsx'
import type { Evaluation } from '../contract.ts'
import { ComparePage } from './compare-page.tsx'
import { idsIn } from './compare-search.ts'
import { CompareChoice } from './components/compare-choice.tsx'

const id = (n: number) => `0199d1f0-0000-7000-8000-00000000000${n}`
const answer = (n: number, label: string, text: string) => ({
  requirementId: id(n),
  label,
  questionType: 'number' as const,
  required: false,
  isPrivate: false,
  text,
  attachmentId: null,
})
const application = (n: number, candidateName: string, overrides: Partial<ReviewDetails> = {}) =>
  ({
    id: id(n),
    candidateName,
    candidateImage: null,
    jobId: id(9),
    jobTitle: 'Senior Data Analyst',
    status: 'interview',
    appliedAt: new Date('2026-11-10'),
    hasResume: true,
    answers: [answer(6, 'Years of SQL', '5000')],
    hiddenAnswers: 0,
    match: null,
    ...overrides,
  }) as ReviewDetails
const evaluation = (n: number, overrides: Partial<Evaluation>): Evaluation => ({
  applicationId: id(n),
  jobId: id(9),
  canScore: true,
  attributes: [{ id: id(5), name: 'SQL', lookFor: '', isRemoved: false }],
  progress: { scored: 2, people: 3, by: [] },
  own: null,
  draft: null,
  results: null,
  ...overrides,
})
const card = { author: null, isOwn: true, submittedAt: new Date(), editedAt: null, scores: [] }
const seen = {
  averages: [{ attributeId: id(5), average: 3.5, people: 2 }],
  cards: [{ ...card, recommendation: 'yes' as const }],
}
const compared = {
  jobId: id(9),
  jobTitle: 'Senior Data Analyst',
  candidates: [
    { id: id(1), notes: 2, evaluation: evaluation(1, { results: seen }) },
    { id: id(2), notes: 0, evaluation: evaluation(2, {}) },
    { id: id(3), notes: null, evaluation: null },
  ],
}
const people = [
  application(1, 'Maya Okafor'),
  application(2, 'Ravi Krishnan', { answers: [], hiddenAnswers: 1 }),
  application(3, 'Noor Patel', { hasResume: false }),
]

const opened: string[] = []
const show = (ids: string[], compare: () => unknown = () => compared) =>
  showScreen(
    <ComparePage
      ids={ids}
      match={({ candidateName }) => `Match of ${candidateName}`}
      onOpenResume={(n) => opened.push(n)}
    />,
    {
      routes: ['/app/company/applications'],
      answers: {
        'scorecards.compare': compare,
        'companyApplications.get': ({ id: requestedId }: { id: string }) =>
          people.find((one) => one.id === requestedId),
      },
    },
  )
const cellsOf = (row: string) =>
  within(screen.getByRole('row', { name: new RegExp(`^${row}`) }))
    .getAllByRole('cell')
    .map((cell) => cell.textContent)

it('shows candidates side by side, each under the blind rule', async () => {
  show([id(1), id(2), id(3)])
  await screen.findByText('For Senior Data Analyst, side by side.')
  await screen.findByRole('row', { name: /^SQL/ })
  expect(cellsOf('SQL')).toEqual(['3.5', ' Visible after you submit yours', 'Hidden: your own application'])
  expect(cellsOf('Notes')).toEqual(['2', '0', 'Hidden'])
  expect(cellsOf('Recommended')).toEqual([
    'Yes 12 of 3 people scored',
    '2 of 3 people scored',
    'Hidden: your own application',
  ])
  expect(cellsOf('Years of SQL')).toEqual(['5,000', 'No answer', '5,000'])
  expect(cellsOf('Private answers')).toEqual(['None', '1, for admins only', 'None'])
  expect(cellsOf('Match')).toEqual(['Match of Maya Okafor', 'Match of Ravi Krishnan', 'Match of Noor Patel'])
  expect(cellsOf('Resume')).toEqual(['Open resume', 'Open resume', 'None'])
  await userEvent.click(screen.getByRole('button', { name: 'Open resume of Ravi Krishnan' }))
  expect(opened).toEqual([id(2)])
})

it('shows one at a time on narrow screens, with a switch that the keyboard can use', async () => {
  show([id(1), id(2)])
  const group = within(await screen.findByRole('group', { name: 'Candidate' }))
  const shown = () => [...document.querySelectorAll('th.is-shown')].map((node) => node.textContent)
  expect(shown()).toEqual(['Maya Okafor'])
  group.getByRole('button', { name: 'Ravi Krishnan' }).focus()
  await userEvent.keyboard('{Enter}')
  expect(shown()).toEqual(['Ravi Krishnan'])
})

it('shows what to do where the address names too few, and why some cannot be compared', async () => {
  const { unmount } = show([])
  await screen.findByRole('heading', { name: 'Choose two to four candidates' })
  unmount()
  show([id(1), id(2)], () => {
    throw refusal('COMPARE_ONE_JOB', 'Only applications to the same job can be compared.')
  })
  await screen.findByText('Only applications to the same job can be compared.')
})

it.each([
  [undefined, 0],
  ['', 0],
  [id(1), 0],
  [`${id(1)},${id(1)}`, 0],
  [`${id(1)},nonsense`, 0],
  [`${id(1)},${id(2)}`, 2],
  [[1, 2, 3, 4, 5].map(id).join(','), 0],
])('reads %j as %s applications', (ids, count) => expect(idsIn({ ids })).toHaveLength(count))

it('offers up to three more of the same job', async () => {
  const others = [2, 3, 4, 5].map((n) => ({ id: id(n), candidateName: `Candidate ${n}`, status: 'submitted' }))
  showScreen(<CompareChoice jobId={id(9)} with={{ id: id(1), candidateName: 'Maya Okafor' }} />, {
    routes: ['/app/company/applications/compare'],
    answers: { 'companyApplications.list': () => ({ items: [people[0], ...others], total: 5, pageSize: 20 }) },
  })
  await userEvent.click(await screen.findByRole('button', { name: 'Compare with …' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Compare Maya Okafor with' }))
  await dialog.findByRole('checkbox', { name: /Candidate 2/ })
  expect(dialog.getAllByRole('checkbox')).toHaveLength(4)
  expect(dialog.getByRole('button', { name: 'Compare 1' })).toHaveProperty('disabled', true)
  for (const n of [2, 3, 4]) await userEvent.click(dialog.getByRole('checkbox', { name: new RegExp(`Candidate ${n}`) }))
  expect(dialog.getByRole('checkbox', { name: /Candidate 5/ })).toHaveProperty('disabled', true)
  const link = dialog.getByRole('link', { name: 'Compare 4' })
  expect(link.getAttribute('href')).toContain(encodeURIComponent([1, 2, 3, 4].map(id).join(',')))
  await userEvent.type(dialog.getByLabelText('Search candidates'), 'Ravi')
  await waitFor(() => expect(calls.at(-1)).toEqual(['companyApplications.list', { jobId: id(9), search: 'Ravi' }]))
})
