import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import type { TrackedApplication } from '#features/applications/contract.ts'
import { type ApplicationStatus, applicationStatuses } from '#features/applications/rules.ts'
import { calls, refusal, showScreen, toastWords } from '#testing/show-screen.tsx'
import { toasts } from '#ui/primitives/toast.ts'
import type { TrackerStats } from '../shapes.ts'
import { TrackerPage } from './tracker-page.tsx'
import type { TrackerSearch } from './tracker-search.ts'

const id = (n: number) => `0199d1f0-0000-7000-8000-00000000000${n}`
const hoursAgo = (hours: number) => new Date(Date.now() - hours * 3_600_000)
const job = {
  id: id(1),
  slug: 'senior-data-analyst',
  title: 'Senior Data Analyst',
  companyName: 'Fernway Health',
  companyLogoUrl: null,
  location: 'Portland, OR',
  remoteAllowed: false,
  employmentType: 'full-time' as const,
  salaryMin: 98_000,
  salaryMax: null,
  salaryText: null,
  link: null,
}
const application = (n: number, status: ApplicationStatus, given: Partial<TrackedApplication> = {}) => ({
  id: id(n),
  isExternal: false,
  status,
  source: 'direct' as const,
  isAssisted: false,
  notes: null,
  appliedAt: hoursAgo(50),
  updatedAt: hoursAgo(50),
  statusUpdatedAt: hoursAgo(2),
  job: { ...job, isOpen: true, isDeleted: false },
  ...given,
})
const saved = (n: number, notes: string | null) => {
  const { companyName: name, companyLogoUrl: logoUrl, ...rest } = job
  const company = { id: id(2), name, slug: 'fernway', logoUrl, location: null }
  const facts = { postedAt: new Date(), applicationDeadline: null, isClosed: false, isInternal: false, isSaved: true }
  const card = { ...rest, ...facts, title: `Saved job ${n}`, company, isApplied: false, match: null }
  return { id: id(n), userId: id(9), jobId: id(n), notes, savedAt: hoursAgo(3), job: card }
}
const stats: TrackerStats = {
  totalSaved: 6,
  totalApplications: 12,
  pendingReview: 7,
  interviewsScheduled: 1,
  responseRate: 58,
  savedClosingSoon: 2,
  longestWaitDays: 19,
  appliedLast30Days: 3,
  applicationsTrend: [1, 2, 3, 4, 5, 6, 12],
  responseRateTrend: [40, 41, 42, 50, 51, 55, 58],
  responseRateChange: 9,
}

const step = { count: 4, percent: 100 }
const funnel = { sent: step, replied: step, interview: step, accepted: { count: 0, percent: 0 } }

type Given = {
  items?: TrackedApplication[]
  savedJobs?: unknown[]
  archived?: unknown[]
  search?: TrackerSearch
  answers?: Record<string, (input: never) => unknown>
}

async function show({ items = [], savedJobs = [], archived = [], search = {}, answers = {} }: Given = {}) {
  const onSearch = vi.fn()
  const counts = Object.fromEntries(
    applicationStatuses.map((status) => [status, items.filter((item) => item.status === status).length]),
  )
  const { unmount } = showScreen(<TrackerPage search={search} onSearch={onSearch} />, {
    answers: {
      'jobTracker.stats': () => stats,
      'jobTracker.listOwn': () => ({ items, counts, nextCursor: null }),
      'jobTracker.openReminders': () => [],
      'jobTracker.remindersOf': () => [],
      'jobTracker.contactsOf': () => [],
      'jobTracker.funnel': () => funnel,
      'jobs.listSaved': () => savedJobs,
      'jobs.listArchivedSaved': () => archived,
      ...answers,
    },
  })
  await screen.findByRole('heading', { name: 'Job Tracker', hidden: true })
  return { onSearch, unmount, user: userEvent.setup() }
}
const section = (title: string) => screen.findByRole('button', { name: new RegExp(`^${title} \\d+$`) })
const menuOf = async (user: ReturnType<typeof userEvent.setup>, title: string) => {
  await user.click(await screen.findByRole('button', { name: `More actions for ${title} at Fernway Health` }))
  return within(await screen.findByRole('menu'))
}

beforeEach(() => toasts.close())

describe('the tracker', () => {
  it('shows the four figures (TRACK-01)', async () => {
    await show()
    const figures = (await screen.findByLabelText('Key figures')).textContent
    expect(figures).toContain('Saved Jobs62 close this week')
    expect(figures).toContain('Total Applications12')
    expect(figures).toContain('Pending Review7longest wait 19 days')
    expect(figures).toContain('Response Rate58%')
  })

  it('counts one closing job in the singular', async () => {
    await show({ answers: { 'jobTracker.stats': () => ({ ...stats, savedClosingSoon: 1 }) } })
    expect((await screen.findByLabelText('Key figures')).textContent).toContain('1 closes this week')
  })

  it('has open sections, each with its count and its empty text (TRACK-07, TRACK-08, TRACK-09)', async () => {
    await show()
    for (const title of [
      'Saved Jobs',
      'Submitted Applications',
      'Under Review',
      'Interview Stage',
      'Accepted',
      'Rejected',
      'Withdrawn',
    ]) {
      const head = await section(title)
      expect([head.textContent, head.getAttribute('aria-expanded')]).toEqual([`${title}0`, 'true'])
    }
    expect(screen.getAllByText(/^No .* yet\. /)).toHaveLength(7)
    screen.getByText('No accepted applications yet. Offers appear here.')
  })

  it('folds a section and opens it again (TRACK-07)', async () => {
    const { user } = await show({ items: [application(3, 'interview')] })
    const head = await section('Interview Stage')
    const card = screen.getByRole('button', { name: 'Senior Data Analyst' })
    await user.click(head)
    expect(card.closest('[hidden]')).not.toBeNull()
    await user.click(head)
    expect(card.closest('[hidden]')).toBeNull()
  })

  it('remembers folded sections for the next visit, each separately (TRACK-07)', async () => {
    const { user, unmount } = await show()
    await user.click(await section('Interview Stage'))
    await user.click(await section('Saved Jobs'))
    unmount()
    await show()
    const isOpen = async (title: string) => (await section(title)).getAttribute('aria-expanded')
    expect([await isOpen('Interview Stage'), await isOpen('Saved Jobs')]).toEqual(['false', 'false'])
    expect(await isOpen('Accepted')).toBe('true')
    await user.click(await section('Saved Jobs'))
    expect([await isOpen('Interview Stage'), await isOpen('Saved Jobs')]).toEqual(['false', 'true'])
  })

  it('can fold without storage as well (TRACK-07)', async () => {
    vi.stubGlobal('localStorage', undefined)
    const { user } = await show()
    await user.click(await section('Accepted'))
    expect((await section('Accepted')).getAttribute('aria-expanded')).toBe('false')
    await user.click(await section('Accepted'))
    expect((await section('Accepted')).getAttribute('aria-expanded')).toBe('true')
  })

  it('a card shows job, pay, date and status (TRACK-10, TRACK-11)', async () => {
    const auto = application(4, 'submitted', {
      isAssisted: true,
      job: { ...job, title: 'Lead', salaryMin: null, isOpen: false, isDeleted: true },
    })
    await show({ items: [application(3, 'reviewing'), auto] })
    const card = (await screen.findByRole('button', { name: 'Senior Data Analyst' })).closest('li')!
    expect(card.textContent).toContain('Fernway Health · Portland, OR')
    expect(card.textContent).toContain('From $98,000Full-time')
    expect(card.textContent).toContain('Under reviewApplied 2 days ago')
    const other = screen.getByRole('button', { name: 'Lead' }).closest('li')!
    expect(other.textContent).toContain('Competitive')
    expect(other.textContent).toContain('Auto AppliedApplied 2 days ago · posting removed')
  })

  it('shows what failed, as a heading and as a toast (TRACK-16)', async () => {
    await show({
      answers: {
        'jobTracker.listOwn': () => {
          throw new Error('away')
        },
      },
    })
    await screen.findByRole('heading', { name: 'Failed to load job tracker data' })
    await waitFor(() => expect(toastWords()).toEqual(['ErrorFailed to load job tracker data']))
  })

  it('shows it once where everything failed, and retries all of it (TRACK-16)', async () => {
    let isAway = true
    const away = (answer: unknown) => () => {
      if (isAway) throw new Error('away')
      return answer
    }
    const answers = {
      'jobTracker.listOwn': away({ items: [], nextCursor: null, counts: {} }),
      'jobTracker.stats': away(stats),
      'jobs.listSaved': away([]),
      'jobs.listArchivedSaved': away([]),
    }
    const { user } = await show({ answers })
    await screen.findByRole('heading', { name: 'Failed to load job tracker data' })
    isAway = false
    await user.click(screen.getByRole('button', { name: 'Try again' }))
    await screen.findByText('Response Rate')
    expect(screen.queryByRole('heading', { name: 'Failed to load job tracker data' })).toBeNull()
  })
})

describe('filters', () => {
  it('are stored in the address (TRACK-04, TRACK-05, TRACK-06)', async () => {
    const { user, onSearch } = await show()
    const status = screen.getByRole('combobox', { name: 'Status' })
    expect(within(status).getAllByRole('option')).toHaveLength(7)
    await user.selectOptions(status, 'Interview')
    expect(onSearch).toHaveBeenLastCalledWith({ status: 'interview' })
    expect(screen.getByLabelText('Date applied').closest('[hidden]')).not.toBeNull()
    await user.click(screen.getByRole('button', { name: 'Filters' }))
    expect(screen.getByLabelText('Date applied').closest('[hidden]')).toBeNull()
    for (const [label, option, change] of [
      ['Date applied', 'Last 90 days', { days: 90 }],
      ['Employment type', 'Contract', { type: 'contract' }],
      ['Source', 'Campaign', { source: 'campaign' }],
      ['Salary', '$70,000 or more', { salary: 70_000 }],
    ] as const) {
      await user.selectOptions(screen.getByLabelText(label), option)
      expect(onSearch).toHaveBeenLastCalledWith(change)
    }
    await user.type(screen.getByLabelText('Location'), 'Denver{Enter}')
    expect(onSearch).toHaveBeenLastCalledWith({ location: 'Denver' })
    await user.type(screen.getByRole('searchbox', { name: 'Search by title or company' }), 'fern{Enter}')
    expect(onSearch).toHaveBeenLastCalledWith({ q: 'fern' })
    expect(screen.queryByText(/coming soon/i)).toBeNull()
  })

  it('shows active filters, and removes them (TRACK-06)', async () => {
    const { user, onSearch } = await show({ search: { days: 90, salary: 50_000 } })
    await user.click(await screen.findByRole('button', { name: 'Remove filter Applied in the last 90 days' }))
    expect(onSearch).toHaveBeenLastCalledWith({ days: undefined })
    await screen.findByRole('button', { name: 'Filters 2 set' })
    expect(screen.queryByRole('button', { name: /^Saved Jobs/ })).toBeNull()
    expect(screen.getAllByText('No applications match these filters.')).toHaveLength(6)
    expect(calls.find(([name]) => name === 'jobTracker.listOwn')?.[1]).toMatchObject({ days: 90, salary: 50_000 })
  })
})

describe('notes', () => {
  it('are edited in place and saved (TRACK-12)', async () => {
    const { user } = await show({
      items: [application(3, 'interview', { notes: 'Ask Daniel' })],
      answers: { 'applications.updateNotes': ({ notes }: { notes: string }) => ({ notes }) },
    })
    const about = 'Senior Data Analyst at Fernway Health'
    await user.click(await screen.findByRole('button', { name: `Edit note on ${about}: Ask Daniel` }))
    const field = screen.getByRole('textbox', { name: `Note on ${about}` })
    expect(document.activeElement).toBe(field)
    await user.type(field, ' about Monday')
    await user.click(screen.getByRole('button', { name: 'Save' }))
    await waitFor(() => expect(toastWords()).toEqual(['Notes updated successfully']))
    expect(calls).toContainEqual(['applications.updateNotes', { id: id(3), notes: 'Ask Daniel about Monday' }])
    expect(screen.queryByRole('textbox', { name: `Note on ${about}` })).toBeNull()
  })

  it('remain in the field when saving failed; Escape asks before closing (TRACK-12)', async () => {
    const { user } = await show({
      savedJobs: [saved(4, null)],
      answers: {
        'jobs.updateSavedNotes': () => {
          throw new Error('away')
        },
      },
    })
    const about = 'Saved job 4 at Fernway Health'
    await user.click(await screen.findByRole('button', { name: `Add a note on ${about}` }))
    await user.type(screen.getByRole('textbox', { name: `Note on ${about}` }), 'typed{Control>}{Enter}{/Control}')
    await waitFor(() => expect(toastWords()).toEqual(['ErrorFailed to update notes']))
    expect(screen.getByRole('textbox', { name: `Note on ${about}` })).toHaveProperty('value', 'typed')
    await user.keyboard('{Escape}')
    await user.click(await screen.findByRole('button', { name: 'Keep editing' }))
    expect(screen.getByRole('textbox', { name: `Note on ${about}` })).toHaveProperty('value', 'typed')
    screen.getByRole('textbox', { name: `Note on ${about}` }).focus()
    await user.keyboard('{Escape}')
    await user.click(await screen.findByRole('button', { name: 'Discard' }))
    expect(screen.queryByRole('textbox', { name: `Note on ${about}` })).toBeNull()
  })

  it('close at once without changes, and return the focus (TRACK-12)', async () => {
    const { user } = await show({ savedJobs: [saved(4, null)] })
    const name = 'Add a note on Saved job 4 at Fernway Health'
    await user.click(await screen.findByRole('button', { name }))
    await user.keyboard('{Escape}')
    expect(document.activeElement).toBe(screen.getByRole('button', { name }))
  })

  it('are not lost on navigation without a question (TRACK-12)', async () => {
    const about = 'Saved job 4 at Fernway Health'
    const { user } = await show({ savedJobs: [saved(4, null)] })
    await user.click(await screen.findByRole('button', { name: `Add a note on ${about}` }))
    await user.type(screen.getByRole('textbox', { name: `Note on ${about}` }), 'typed')
    await user.click(screen.getByRole('link', { name: 'Find jobs' }))
    await user.click(
      within(await screen.findByRole('alertdialog', { name: 'Leave without saving?' })).getByRole('button', {
        name: 'Keep editing',
      }),
    )
    expect(screen.getByRole('textbox', { name: `Note on ${about}` })).toHaveProperty('value', 'typed')
  })
})

describe('withdrawing', () => {
  it('asks, names the job, and confirms (TRACK-17, TRACK-18)', async () => {
    const withdraw = vi.fn(() => application(3, 'withdrawn'))
    const { user } = await show({
      items: [application(3, 'interview')],
      answers: { 'applications.withdraw': withdraw },
    })
    await user.click((await menuOf(user, 'Senior Data Analyst')).getByRole('menuitem', { name: 'Withdraw' }))
    const asked = within(await screen.findByRole('alertdialog', { name: 'Withdraw application' }))
    asked.getByText(/"Senior Data Analyst" at Fernway Health/)
    await user.click(asked.getByRole('button', { name: 'Cancel' }))
    expect(withdraw).not.toHaveBeenCalled()
    await user.click((await menuOf(user, 'Senior Data Analyst')).getByRole('menuitem', { name: 'Withdraw' }))
    await user.click(await screen.findByRole('button', { name: 'Withdraw' }))
    await waitFor(() => expect(toastWords()).toEqual(['Application status updated']))
  })

  it('shows why it failed, and is not offered again afterwards (TRACK-18)', async () => {
    const { user } = await show({
      items: [
        application(3, 'interview'),
        application(4, 'withdrawn', { job: { ...job, title: 'Old', isOpen: true, isDeleted: false } }),
      ],
      answers: {
        'applications.withdraw': () => {
          throw refusal('ALREADY_WITHDRAWN', 'You have already withdrawn this application.')
        },
      },
    })
    expect((await menuOf(user, 'Old')).queryByRole('menuitem', { name: 'Withdraw' })).toBeNull()
    await user.keyboard('{Escape}')
    await user.click((await menuOf(user, 'Senior Data Analyst')).getByRole('menuitem', { name: 'Withdraw' }))
    await user.click(await screen.findByRole('button', { name: 'Withdraw' }))
    await waitFor(() => expect(toastWords()).toEqual(['ErrorYou have already withdrawn this application.']))
  })
})

it('View Details shows the status, what was submitted and the posting, also a removed one (TRACK-14, TRACK-20)', async () => {
  const details = {
    ...application(3, 'interview', { notes: 'mine alone', job: { ...job, isOpen: false, isDeleted: true } }),
    description: '<p>Own the numbers.</p>',
    fullName: 'Maya Okafor',
    email: 'maya@okafor.example',
    phone: '(503) 555-0142',
    resumeTitle: 'Maya Okafor, Data Analyst',
    coverLetter: null,
    answers: [
      { question: 'Why?', questionType: 'textarea', answer: 'Because', attachmentId: null },
      { question: 'From when?', questionType: 'date', answer: '2026-12-20', attachmentId: null },
    ],
    attachments: [
      {
        id: id(6),
        fileName: 'cv.pdf',
        fileSize: 2048,
        contentType: 'application/pdf',
        isResume: true,
        isCoverLetter: false,
      },
    ],
    timeline: [
      { kind: 'status' as const, status: 'submitted' as const, at: hoursAgo(50), by: 'you' as const },
      { kind: 'status' as const, status: 'interview' as const, at: hoursAgo(2), by: 'company' as const },
    ],
    match: { score: 81, summary: 'Six of nine are met.', items: [] },
  }
  const { user, onSearch } = await show({
    search: { application: id(3) },
    answers: {
      'jobTracker.getOwn': () => details,
      'applications.attachmentLink': () => {
        throw refusal(
          'FILE_MISSING',
          'Resume file is not available for viewing. The file may have been moved or deleted.',
        )
      },
    },
  })
  const dialog = within(await screen.findByRole('dialog', { name: 'Senior Data Analyst' }))
  const steps = (await dialog.findAllByRole('listitem')).map((step) => step.textContent)
  expect(steps[0]).toMatch(/^SubmittedYou, /)
  expect(steps[1]).toMatch(/^InterviewFernway Health, /)
  for (const words of [
    /mine alone$/,
    'Because',
    '20 December 2026',
    'Own the numbers.',
    'Removed by the company',
    '2 KB',
  ])
    dialog.getByText(words)
  expect(dialog.queryByText('Open the posting')).toBeNull()
  await user.click(dialog.getByRole('button', { name: 'Download cv.pdf' }))
  await waitFor(() => expect(toastWords()[0]).toContain('may have been moved or deleted.'))
  await user.click(dialog.getAllByRole('button', { name: 'Close' }).at(-1)!)
  expect(onSearch).toHaveBeenLastCalledWith({ application: undefined })
})

it.each(['application', 'elsewhere'])('shows "not found" for an %s that does not exist (TRACK-14)', async (kind) => {
  const none = () => {
    throw refusal('NOT_FOUND', 'Not found')
  }
  const answers = { 'jobTracker.getOwn': none, 'jobTracker.getExternal': none }
  const { user, onSearch } = await show({ search: { [kind]: id(8) }, answers })
  const dialog = within(await screen.findByRole('dialog', { name: 'Your application' }))
  await dialog.findByText('Application not found')
  await user.click(dialog.getAllByRole('button', { name: 'Close' }).at(-1)!)
  expect(onSearch).toHaveBeenLastCalledWith({ [kind]: undefined })
})

describe('saved jobs', () => {
  it('show their details regardless of filters, and "not found" for missing ones (TRACK-14)', async () => {
    const savedJobs = [saved(3, 'mine alone')]
    const { unmount } = await show({ savedJobs, search: { saved: id(3), status: 'accepted' } })
    const dialog = within(await screen.findByRole('dialog', { name: 'Saved job 3' }))
    dialog.getByText(/mine alone$/)
    unmount()
    const { user, onSearch } = await show({ savedJobs, search: { saved: 'nonsense', view: 'board' } })
    const none = within(await screen.findByRole('dialog', { name: 'Saved job' }))
    none.getByText('Saved job not found')
    await user.click(none.getAllByRole('button', { name: 'Close' }).at(-1)!)
    expect(onSearch).toHaveBeenLastCalledWith({ saved: undefined })
  })

  it('are removed by the heart; a note is not lost without a question (TRACK-11, TRACK-14, SAVED-04)', async () => {
    const unsave = vi.fn(() => ({ isSaved: false }))
    const { user } = await show({
      savedJobs: [saved(3, null), saved(4, 'a note')],
      answers: { 'jobs.unsave': unsave },
    })
    expect((await section('Saved Jobs')).textContent).toBe('Saved Jobs2')
    expect(screen.getByRole('button', { name: 'Saved job 3' }).closest('li')!.textContent).toContain(
      'Saved 3 hours ago',
    )
    const heart = (n: number) =>
      screen.getByRole('button', { name: `Remove Saved job ${n} at Fernway Health from saved jobs` })
    await user.click(heart(3))
    await waitFor(() => expect(toastWords()).toEqual(['Job removed from saved list']))
    await user.click(heart(4))
    const asked = within(await screen.findByRole('alertdialog', { name: 'Remove saved job' }))
    await user.click(asked.getByRole('button', { name: 'Cancel' }))
    expect(unsave).toHaveBeenCalledTimes(1)
  })

  it('Archived (n) lists those that are no longer open, with their notes (SAVED-06)', async () => {
    const { id: _, slug: _s, ...closed } = job
    const entry = {
      id: id(5),
      jobId: id(5),
      notes: 'kept words',
      savedAt: hoursAgo(99),
      job: { ...closed, title: 'Closed job' },
    }
    const { user } = await show({ archived: [entry] })
    const card = await screen.findByText(/kept words$/)
    expect(card.closest('[hidden]')).not.toBeNull()
    await user.click(screen.getByRole('button', { name: 'Archived (1)' }))
    expect(card.closest('[hidden]')).toBeNull()
    screen.getByText('No longer open')
  })
})
