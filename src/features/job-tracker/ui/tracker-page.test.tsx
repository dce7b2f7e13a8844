import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { calls, toastTexts } from '#testing/show-screen.tsx'
import { toasts } from '#ui/primitives/toast.ts'
import { application, hoursAgo, id, job, saved, show, stats } from './tracker-page.testing.tsx'

const section = (title: string) => screen.findByRole('button', { name: new RegExp(`^${title} \\d+$`) })

beforeEach(() => toasts.close())

describe('the tracker', () => {
  it('shows the four statistics (TRACK-01)', async () => {
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

  it('collapses a section and expands it again (TRACK-07)', async () => {
    const { user } = await show({ items: [application(3, 'interview')] })
    const head = await section('Interview Stage')
    const card = screen.getByRole('button', { name: 'Senior Data Analyst' })
    await user.click(head)
    expect(card.closest('[hidden]')).not.toBeNull()
    await user.click(head)
    expect(card.closest('[hidden]')).toBeNull()
  })

  it('remembers collapsed sections for the next visit, each separately (TRACK-07)', async () => {
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

  it('collapses without browser storage too (TRACK-07)', async () => {
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
    await waitFor(() => expect(toastTexts()).toEqual(['ErrorFailed to load job tracker data']))
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
    await waitFor(() => expect(toastTexts()).toEqual(['Job removed from saved list']))
    await user.click(heart(4))
    const confirmation = within(await screen.findByRole('alertdialog', { name: 'Remove saved job' }))
    await user.click(confirmation.getByRole('button', { name: 'Cancel' }))
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
