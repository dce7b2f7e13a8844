import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { beforeEach, expect, it, onTestFinished, vi } from 'vitest'
import { calls, refusal, showScreen, toastWords } from '#testing/show-screen.tsx'
import { toasts } from '#ui/primitives/toast.ts'
import type { ReviewDetails, ReviewItem } from '../contract.ts'
import { ReviewsPage } from './reviews-page.tsx'
import type { ReviewsSearch } from './reviews-search.ts'

const id = (n: number) => `0199d1f0-0000-7000-8000-00000000000${n}`
const item = (n: number, given: Partial<ReviewItem> = {}): ReviewItem => ({
  id: id(n),
  candidateName: `Candidate ${n}`,
  candidateEmail: `candidate-${n}@mail.example`,
  candidateImage: null,
  jobId: id(9),
  jobTitle: 'Senior Data Analyst',
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
  ...given,
})
const details = (given: Partial<ReviewDetails> = {}): ReviewDetails => ({
  ...item(1),
  companyName: 'Fernway Health',
  stageId: null,
  shownStatus: null,
  phone: '(503) 555-0142',
  location: null,
  coverLetter: null,
  resumeTitle: 'Resume',
  answers: [],
  hiddenAnswers: 0,
  attachments: [],
  timeline: [],
  resumeReads: { times: 0, people: 0 },
  match: null,
  ...given,
})
const stats = { totalApplications: 2, newApplications: 1, inInterview: 0, hiredThisMonth: 0 }

function Page() {
  const [search, setSearch] = useState<ReviewsSearch>({})
  return <ReviewsPage search={search} onSearch={setSearch} />
}

type Answers = NonNullable<NonNullable<Parameters<typeof showScreen>[1]>['answers']>
const showPage = (items: ReviewItem[], answers: Answers = {}) =>
  showScreen(<Page />, {
    answers: {
      'companyApplications.stats': () => stats,
      'companyApplications.jobs': () => [],
      'companyApplications.list': () => ({ items, total: items.length, pageSize: 20, counts: {} }),
      'companyApplications.get': () => details(),
      ...answers,
    },
  })
/** Confirms the open dialog by its button. */
const confirm = async (title: string, name: string) => {
  const dialog = within(await screen.findByRole('dialog', { name: title }))
  await userEvent.click(dialog.getByRole('button', { name }))
}
const asked = (name: string) => calls.filter(([called]) => called === name).map(([, input]) => input)

beforeEach(() => toasts.close())

it('shows that the status was set, and fetches the list again (CAPP-07, CAPP-05)', async () => {
  showPage([item(1)], { 'companyApplications.setStatus': () => ({}) })
  await userEvent.selectOptions(await screen.findByLabelText('Status of Candidate 1'), 'Interview')
  expect(asked('companyApplications.setStatus')).toEqual([])
  await confirm('Move Candidate 1 to Interview?', 'Move to Interview')
  await waitFor(() => expect(toastWords()).toEqual(['Application status updated successfully']))
  expect(asked('companyApplications.setStatus')).toEqual([{ id: id(1), status: 'interview', from: 'submitted' }])
  await waitFor(() => expect(asked('companyApplications.list')).toHaveLength(2))
})

it.each([
  ['the browser blocks the tab', null, null, 'Please allow popups for this site to view resumes in a new tab'],
  [
    'the file is gone',
    {},
    'FILE_MISSING',
    'Resume file is not available for viewing. The file may have been moved or deleted.',
  ],
  ['anything else fails', {}, 'INTERNAL_SERVER_ERROR', 'Failed to open resume. Please try again later.'],
])('shows why no resume opens where %s (CAPP-08)', async (_, tab, code, text) => {
  const close = vi.fn()
  vi.stubGlobal('open', () => tab && { close, location: { replace: () => {} } })
  showPage([item(1)], {
    'companyApplications.resumeLink': () => Promise.reject(refusal(code ?? '', 'the words of the server')),
  })
  await userEvent.click(await screen.findByRole('button', { name: 'View resume of Candidate 1' }))
  await waitFor(() => expect(toastWords()).toEqual([text]))
  expect(close).toHaveBeenCalledTimes(tab ? 1 : 0)
})

it('shows a new application as New (CAPP-04)', async () => {
  showPage([item(1)])
  const status = await screen.findByLabelText<HTMLSelectElement>('Status of Candidate 1')
  expect(status.selectedOptions[0]?.textContent).toBe('New')
})

it('opens the next candidate when a key moved one out of the filtered list', async () => {
  let items = [item(1), item(2)]
  showPage([], {
    'companyApplications.list': () => ({ items, total: items.length, pageSize: 20, counts: {} }),
    'companyApplications.setStatus': () => {
      items = [item(2)]
      return {}
    },
  })
  const select = await screen.findByLabelText('Status of Candidate 1')
  select.focus()
  await userEvent.selectOptions(select, 'Interview')
  await confirm('Move Candidate 1 to Interview?', 'Move to Interview')
  await waitFor(() => expect(screen.queryByLabelText('Status of Candidate 1')).toBeNull())
  await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('Status of Candidate 2')))
})

it('offers Undo until the candidate is notified, and shows when it is too late', async () => {
  const noticeDueAt = new Date(Date.now() + 600_000)
  const message = 'The candidate has been notified already. You can still choose another status.'
  showPage([item(1)], {
    'companyApplications.setStatus': () => ({
      id: id(1),
      status: 'interview',
      statusUpdatedAt: new Date(),
      noticeDueAt,
    }),
    'companyApplications.undoStatus': () => {
      throw refusal('NOTICE_SENT', message)
    },
  })
  await userEvent.selectOptions(await screen.findByLabelText('Status of Candidate 1'), 'Interview')
  await confirm('Move Candidate 1 to Interview?', 'Move to Interview')
  await waitFor(() => expect(toastWords().join()).toContain('The candidate will be notified at '))
  await userEvent.click(screen.getByRole('button', { name: 'Undo' }))
  await waitFor(() => expect(toastWords()).toContain(`Error${message}`))
  expect(asked('companyApplications.undoStatus')).toEqual([{ id: id(1) }])
})

it("shows every time in the details in the reader's time zone", async () => {
  const clock = vi
    .spyOn(Intl.DateTimeFormat.prototype, 'resolvedOptions')
    .mockReturnValue({ timeZone: 'Asia/Kathmandu' } as Intl.ResolvedDateTimeFormatOptions)
  const at = new Date('2026-11-20T20:00:00Z')
  const step = { stage: null, by: 'Daniel Reyes', message: null, reason: null, note: null, isShown: true }
  showPage([item(1)], {
    'companyApplications.get': () => details({ appliedAt: at, timeline: [{ ...step, status: 'accepted', at }] }),
    'replies.get': () => ({ dueAt: at, repliedAt: at }),
  })
  await userEvent.click(await screen.findByRole('button', { name: 'Details of Candidate 1' }))
  const dialog = await screen.findByRole('dialog', { name: 'Candidate 1' })
  await within(dialog).findByText('Replied on time, 21 November 2026, 1:45 AM.')
  expect(dialog.textContent).toContain('Daniel Reyes, 21 November 2026, 1:45 AM')
  expect(dialog.textContent).toContain(', 21 November 2026, source')
  clock.mockRestore()
})

it('shows the day on which an imported candidate applied as the file has it', async () => {
  const clock = vi
    .spyOn(Intl.DateTimeFormat.prototype, 'resolvedOptions')
    .mockReturnValue({ timeZone: 'America/Los_Angeles' } as Intl.ResolvedDateTimeFormatOptions)
  onTestFinished(() => clock.mockRestore())
  const at = new Date('2026-03-06T00:00:00Z')
  const imported = { ...item(1), isImported: true, appliedAt: at, updatedAt: at }
  const step = { stage: null, by: 'Daniel Reyes', message: null, reason: null, note: null, isShown: true }
  showPage([imported], {
    'companyApplications.get': () => details({ ...imported, timeline: [{ ...step, status: 'submitted', at }] }),
  })
  const open = await screen.findByRole('button', { name: 'Details of Candidate 1' })
  expect(open.closest('li')?.textContent).toContain('Applied 6 March 2026')
  await userEvent.click(open)
  const dialog = await screen.findByRole('dialog', { name: 'Candidate 1' })
  await waitFor(() => expect(dialog.textContent).toContain(', 6 March 2026, source'))
  expect(dialog.textContent).toMatch(/Daniel Reyes, 6 March 2026(?!,)/)
})

it('shows in the details what the candidate still sees, with Undo and Notify now', async () => {
  const waiting = {
    status: 'accepted' as const,
    shownStatus: 'submitted' as const,
    noticeDueAt: new Date(Date.now() + 600_000),
  }
  showPage([item(1)], {
    'companyApplications.get': () => details(waiting),
    'companyApplications.notifyNow': () => ({ id: id(1) }),
  })
  await userEvent.click(await screen.findByRole('button', { name: 'Details of Candidate 1' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Candidate 1' }))
  await dialog.findByText(/Candidate 1 still sees “Submitted” and will be notified at/)
  await userEvent.click(dialog.getByRole('button', { name: 'Notify now' }))
  const question = within(await screen.findByRole('alertdialog', { name: 'Notify Candidate 1 now?' }))
  question.getByText(/^Accepted: Your application for /)
  expect(asked('companyApplications.notifyNow')).toEqual([])
  await userEvent.click(question.getByRole('button', { name: 'Notify now' }))
  await waitFor(() => expect(asked('companyApplications.notifyNow')).toEqual([{ id: id(1) }]))
})

it('no key on the closed select sets a status: arrows and letters open its list', async () => {
  showPage([item(1)])
  const select = await screen.findByLabelText('Status of Candidate 1')
  select.focus()
  for (const key of ['ArrowDown', 'End', 'a']) {
    expect(fireEvent.keyDown(select, { key })).toBe(false)
  }
  expect(fireEvent.keyDown(select, { key: 'Tab' })).toBe(true)
  expect(asked('companyApplications.setStatus')).toEqual([])
})

it('clears unfinished filters too: a date range without dates', async () => {
  showPage([item(1)])
  await userEvent.click(await screen.findByRole('button', { name: 'Filters' }))
  await userEvent.selectOptions(screen.getByLabelText('Applied'), 'Custom range')
  fireEvent.change(screen.getByLabelText('From'), { target: { value: '2026-11-18' } })
  await userEvent.click(await screen.findByRole('button', { name: 'Clear' }))
  expect(screen.getByLabelText('Applied')).toHaveProperty('value', '')
  expect(screen.queryByLabelText('From')).toBeNull()
})

it('shows that it was not, and the unchanged status (CAPP-07)', async () => {
  showPage([item(1)], {
    'companyApplications.setStatus': () => {
      throw new Error('the network is gone')
    },
  })
  const select = await screen.findByLabelText('Status of Candidate 1')
  await userEvent.selectOptions(select, 'Reviewing')
  await confirm('Move Candidate 1 to Reviewing?', 'Move to Reviewing')
  await waitFor(() => expect(toastWords()).toEqual(['ErrorFailed to update application status']))
  await waitFor(() => expect(select).toHaveProperty('value', 'submitted'))
})

it("shows the server's reason (CAPP-07)", async () => {
  const message = 'The candidate has withdrawn this application.'
  showPage([item(1)], {
    'companyApplications.setStatus': () => {
      throw refusal('APPLICATION_WITHDRAWN', message)
    },
  })
  await userEvent.selectOptions(await screen.findByLabelText('Status of Candidate 1'), 'Accepted')
  await confirm('Accept Candidate 1?', 'Accept')
  await waitFor(() => expect(toastWords()).toEqual([`ErrorFailed to update application status: ${message}`]))
})

it('marks what auto apply sent, in the list and in the details (CAPP-11)', async () => {
  showPage([item(1, { isAssisted: true }), item(2)], { 'companyApplications.get': () => details({ isAssisted: true }) })
  await screen.findByText('Candidate 1')
  const [sent, own] = screen.getAllByRole('listitem').map((card) => within(card))
  sent?.getByText('Assisted')
  expect(own?.queryByText('Assisted')).toBeNull()
  await userEvent.click(screen.getByRole('button', { name: 'Details of Candidate 1' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Candidate 1' }))
  await dialog.findByText('Assisted')
})

it('explains the match to the company as to the candidate: state, sentence, and what is still open (JOBS-17)', async () => {
  const match: ReviewDetails['match'] = {
    version: 1,
    score: 50,
    verdict: 'fair',
    headline: 'A fair match',
    summary: 'One of two requirements is met, one partly.',
    readFrom: 'Resume',
    items: [
      {
        id: 'requirement-1',
        kind: 'requirement',
        label: '3+ years of SQL',
        state: 'partly',
        evidence: { source: 'resume', sentence: 'Wrote SQL models.', spans: [[6, 9]], place: 'Papertrail' },
        note: 'The resume does not say for how long, 3 are asked.',
      },
      { id: 'requirement-2', kind: 'requirement', label: 'dbt', state: 'missing', note: 'No mention in the resume.' },
    ],
  }
  showPage([item(1)], { 'companyApplications.get': () => details({ match }) })
  await userEvent.click(await screen.findByRole('button', { name: 'Details of Candidate 1' }))
  const shown = within(await screen.findByRole('region', { name: 'Match' }))
  await userEvent.click(shown.getByText('See the evidence'))
  const [partly, missing] = shown.getAllByRole('listitem').map((line) => line.textContent)
  expect(partly).toBe(
    '3+ years of SQLPartly“Wrote SQL models.” Papertrail The resume does not say for how long, 3 are asked.',
  )
  expect(missing).toBe('dbtMissing No mention in the resume.')
  await userEvent.click(shown.getByRole('button', { name: 'How we calculate this' }))
  await screen.findByText(/We look for every requirement of your posting in the submitted resume/)
})

it('shows five gray rows while applications load, then the list (ERR-02, CJOB-34)', async () => {
  const held = Promise.withResolvers()
  const { container } = showPage([], { 'companyApplications.list': () => held.promise })
  await screen.findByText('Loading applications')
  expect(container.querySelectorAll('.sk-wait .list > li')).toHaveLength(5)
  held.resolve({ items: [], total: 0, pageSize: 20, counts: {} })
  await screen.findByRole('heading', { name: 'No applications yet' })
})
