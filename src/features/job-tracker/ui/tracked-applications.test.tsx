import { screen, waitFor, within } from '@testing-library/react'
import type userEvent from '@testing-library/user-event'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { applicantDetails } from '#testing/applicant-details.ts'
import { calls, refusal, toastTexts } from '#testing/show-screen.tsx'
import { toasts } from '#ui/primitives/toast.ts'
import { application, hoursAgo, id, job, saved, show } from './tracker-page.testing.tsx'

const menuOf = async (user: ReturnType<typeof userEvent.setup>, title: string) => {
  await user.click(await screen.findByRole('button', { name: `More actions for ${title} at Fernway Health` }))
  return within(await screen.findByRole('menu'))
}

beforeEach(() => toasts.close())

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
    await waitFor(() => expect(toastTexts()).toEqual(['Notes updated successfully']))
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
    await waitFor(() => expect(toastTexts()).toEqual(['ErrorFailed to update notes']))
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
    const confirmation = within(await screen.findByRole('alertdialog', { name: 'Withdraw application' }))
    confirmation.getByText(/"Senior Data Analyst" at Fernway Health/)
    await user.click(confirmation.getByRole('button', { name: 'Cancel' }))
    expect(withdraw).not.toHaveBeenCalled()
    await user.click((await menuOf(user, 'Senior Data Analyst')).getByRole('menuitem', { name: 'Withdraw' }))
    await user.click(await screen.findByRole('button', { name: 'Withdraw' }))
    await waitFor(() => expect(toastTexts()).toEqual(['Application status updated']))
  })

  it.each([
    ['interview' as const, true],
    ['withdrawn' as const, false],
  ])('is offered in the details of an application with the status %s: %s', async (status, isOffered) => {
    const withdraw = vi.fn(() => application(3, 'withdrawn'))
    const details = {
      ...applicantDetails({ fullName: '', email: '', phone: '' }),
      resumeTitle: null,
      coverLetter: null,
      description: '',
    }
    const { user } = await show({
      search: { application: id(3) },
      answers: {
        'jobTracker.getOwn': () => ({
          ...application(3, status),
          ...details,
          answers: [],
          attachments: [],
          timeline: [],
          match: null,
        }),
        'applications.withdraw': withdraw,
      },
    })
    const dialog = within(await screen.findByRole('dialog', { name: 'Senior Data Analyst' }))
    await dialog.findByText('What you sent')
    const button = dialog.queryByRole('button', { name: 'Withdraw' })
    expect(button !== null).toBe(isOffered)
    if (!button) return
    await user.click(button)
    const confirmation = within(await screen.findByRole('alertdialog', { name: 'Withdraw application' }))
    expect(withdraw).not.toHaveBeenCalled()
    await user.click(confirmation.getByRole('button', { name: 'Withdraw' }))
    await waitFor(() => expect(withdraw).toHaveBeenCalledWith({ id: id(3) }))
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
    await waitFor(() => expect(toastTexts()).toEqual(['ErrorYou have already withdrawn this application.']))
  })
})

it('View Details shows the status, what was submitted and the posting, also a removed one (TRACK-14, TRACK-20)', async () => {
  const details = {
    ...application(3, 'interview', { notes: 'mine alone', job: { ...job, isOpen: false, isDeleted: true } }),
    description: '<p>Own the numbers.</p>',
    ...applicantDetails(),
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
  await waitFor(() => expect(toastTexts()[0]).toContain('may have been moved or deleted.'))
  await user.click(dialog.getAllByRole('button', { name: 'Close' }).at(-1)!)
  expect(onSearch).toHaveBeenLastCalledWith({ application: undefined })
})

it('Edit in the menu of an external application opens its form, View Details its details (TRACK-14)', async () => {
  const { user, onSearch } = await show({ items: [application(3, 'interview', { isExternal: true })] })
  await user.click((await menuOf(user, 'Senior Data Analyst')).getByRole('menuitem', { name: 'Edit' }))
  expect(onSearch).toHaveBeenLastCalledWith({ external: id(3), form: 'edit' })
  await user.click((await menuOf(user, 'Senior Data Analyst')).getByRole('menuitem', { name: 'View Details' }))
  expect(onSearch).toHaveBeenLastCalledWith({ external: id(3) })
})

it('the form of an external application closes without its details', async () => {
  const entry = application(3, 'interview', { isExternal: true, job: { ...job, isOpen: false, isDeleted: false } })
  const answers = { 'jobTracker.getExternal': () => ({ ...entry, timeline: [], appliedOn: '2026-10-01' }) }
  const { user, onSearch } = await show({ search: { external: id(3), form: 'edit' }, answers })
  const dialog = within(await screen.findByRole('dialog', { name: 'Edit application' }))
  expect(dialog.getByLabelText(/^Job title/)).toHaveProperty('value', 'Senior Data Analyst')
  await user.click(dialog.getByRole('button', { name: 'Cancel' }))
  expect(onSearch).toHaveBeenLastCalledWith({ external: undefined, elsewhere: undefined, form: undefined })
})

it.each(['application', 'external', 'elsewhere'])(
  'shows "not found" for an %s that does not exist (TRACK-14)',
  async (kind) => {
    const none = () => {
      throw refusal('NOT_FOUND', 'Not found')
    }
    const answers = { 'jobTracker.getOwn': none, 'jobTracker.getExternal': none }
    const { user, onSearch } = await show({ search: { [kind]: id(8) }, answers })
    const dialog = within(await screen.findByRole('dialog', { name: 'Your application' }))
    await dialog.findByText('Application not found')
    await user.click(dialog.getAllByRole('button', { name: 'Close' }).at(-1)!)
    expect(onSearch).toHaveBeenLastCalledWith({ [kind]: undefined })
  },
)
