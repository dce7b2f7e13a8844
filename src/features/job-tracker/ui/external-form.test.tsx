import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { answerLater } from '#testing/later-answers.ts'
import { calls, refusal, showScreen } from '#testing/show-screen.tsx'
import { toasts } from '#ui/primitives/toast.ts'
import { jobTrackerErrors, linkErrors } from '../contract.ts'
import { ContactsPart } from './components/contacts-part.tsx'
import { ExternalFormDialog } from './components/external-form.tsx'
import { FunnelCard } from './components/funnel-card.tsx'
import { RemindersPart } from './components/reminders-part.tsx'

const callsOf = (name: string) => calls.filter(([call]) => call === name).map(([, input]) => input)
const value = (label: RegExp) => (screen.getByLabelText(label) as HTMLInputElement).value
beforeEach(() => toasts.close())

async function show(answers: Record<string, (input: never) => unknown> = {}) {
  const onClose = vi.fn()
  showScreen(<ExternalFormDialog onClose={onClose} />, {
    answers: { 'jobTracker.findSimilar': () => [], ...answers },
  })
  await screen.findByRole('dialog')
  return { user: userEvent.setup(), onClose }
}
const press = (user: ReturnType<typeof userEvent.setup>, name: string) =>
  user.click(screen.getByRole('button', { name }))

describe('the form of an external application', () => {
  it('is not sent without title and company, or with an invalid link', async () => {
    const { user } = await show()
    await user.type(screen.getByLabelText(/^Link to the posting/), 'nothing')
    await press(user, 'Add to tracker')
    await screen.findByText('Job title is required')
    screen.getByText('Company is required')
    screen.getByText(/^Please enter a full web address/)
    expect(callsOf('jobTracker.addExternal')).toEqual([])
  })

  it('retains what was typed where the server refuses it, and shows why', async () => {
    const { message } = jobTrackerErrors.TOO_MANY_EXTERNAL
    const { user, onClose } = await show({
      'jobTracker.addExternal': () => Promise.reject(refusal('TOO_MANY_EXTERNAL', message)),
    })
    await user.type(screen.getByLabelText(/^Job title/), 'Planner')
    await user.type(screen.getByLabelText(/^Company/), 'Voltline')
    await press(user, 'Add to tracker')
    await screen.findByText(message)
    expect([value(/^Job title/), onClose.mock.calls.length]).toEqual(['Planner', 0])
  })

  it('asks before Escape discards what was typed, and closes at once where nothing was', async () => {
    const { user, onClose } = await show()
    await user.keyboard('{Escape}')
    expect(onClose).toHaveBeenCalledTimes(1)
    await user.type(screen.getByLabelText(/^Job title/), 'Planner')
    await user.keyboard('{Escape}')
    const question = within(await screen.findByRole('alertdialog', { name: 'Discard changes?' }))
    await user.click(question.getByRole('button', { name: 'Keep editing' }))
    expect([value(/^Job title/), onClose.mock.calls.length]).toEqual(['Planner', 1])
    await user.click(screen.getByRole('button', { name: 'Close' }))
    await user.click(await screen.findByRole('button', { name: 'Discard' }))
    expect(onClose).toHaveBeenCalledTimes(2)
  })

  it("is filled in from the link's page, and fields missing there remain as typed", async () => {
    const read = {
      title: 'Harbour Analyst',
      companyName: '',
      location: 'Tacoma',
      link: 'https://q.example/1',
      salaryText: '',
      employmentType: 'contract',
    }
    const { user, onClose } = await show({ 'jobTracker.readLink': () => read, 'jobTracker.addExternal': () => ({}) })
    await user.type(screen.getByLabelText(/^Company/), 'Quayside')
    await user.type(screen.getByLabelText('Fill in from a link'), 'q.example/1{Enter}')
    await screen.findByText(/^Filled in from the page/)
    expect([value(/^Job title/), value(/^Company/), value(/^Location/)]).toEqual([
      'Harbour Analyst',
      'Quayside',
      'Tacoma',
    ])
    expect(callsOf('jobTracker.addExternal')).toEqual([])
    await press(user, 'Add to tracker')
    await waitFor(() => expect(onClose).toHaveBeenCalled())
    expect(callsOf('jobTracker.addExternal')).toMatchObject([
      { title: 'Harbour Analyst', companyName: 'Quayside', employmentType: 'contract' },
    ])
  })

  it("saves the posting's text and shows how it matches the resume", async () => {
    const match = {
      version: 3,
      score: 71,
      headline: 'A good match',
      summary: 'You meet one of two requirements.',
      items: [],
    }
    const description = '<p>We look for a planner.</p>'
    const read = {
      title: 'Planner',
      companyName: 'Voltline',
      location: '',
      link: '',
      salaryText: '',
      employmentType: '',
    }
    const { user, onClose } = await show({
      'jobTracker.readLink': () => ({ ...read, description, matching: 'ready', match }),
      'jobTracker.addExternal': () => ({}),
    })
    await user.type(screen.getByLabelText('Fill in from a link'), 'q.example/1{Enter}')
    await screen.findByText(/The text of the posting is saved with it\./)
    within(screen.getByRole('region', { name: 'Match' })).getByText('You meet one of two requirements.')
    await press(user, 'Add to tracker')
    await waitFor(() => expect(onClose).toHaveBeenCalled())
    expect(callsOf('jobTracker.addExternal')).toMatchObject([{ title: 'Planner', description }])
    expect(callsOf('jobTracker.addExternal')[0]).not.toHaveProperty('match')
  })

  it('continues by hand with the link where its page cannot be read', async () => {
    const { message } = linkErrors.LINK_UNREACHABLE
    const { user } = await show({ 'jobTracker.readLink': () => Promise.reject(refusal('LINK_UNREACHABLE', message)) })
    await user.type(screen.getByLabelText('Fill in from a link'), 'https://q.example/1')
    await press(user, 'Read page')
    await screen.findByText(message)
    expect(value(/^Link to the posting/)).toBe('https://q.example/1')
  })
})

describe('a job that is already in the tracker', () => {
  const similar = {
    id: '0199d1f0-0000-7000-8000-000000000001',
    isExternal: true,
    title: 'Planner',
    companyName: 'Voltline GmbH',
    appliedAt: new Date('2026-01-05T12:00:00Z'),
  }
  const fill = async (user: ReturnType<typeof userEvent.setup>) => {
    await user.type(screen.getByLabelText(/^Job title/), 'planner')
    await user.type(screen.getByLabelText(/^Company/), 'Voltline')
    await press(user, 'Add to tracker')
    return within(await screen.findByRole('alertdialog', { name: 'You already track this' }))
  }

  it('is shown with a link, and not added without confirmation', async () => {
    const { user, onClose } = await show({ 'jobTracker.findSimilar': () => [similar] })
    const question = await fill(user)
    const link = question.getByRole('link', { name: 'Planner at Voltline GmbH' })
    expect(link.getAttribute('href')).toBe(`/app/tracker?external=${similar.id}`)
    question.getByText(/5 January 2026|January 5, 2026/)
    await user.click(question.getByRole('button', { name: 'Cancel' }))
    await screen.findByText('Nothing was added.')
    expect([callsOf('jobTracker.addExternal'), value(/^Job title/), onClose.mock.calls.length]).toEqual([
      [],
      'planner',
      0,
    ])
  })

  it('is added after confirmation', async () => {
    const { user, onClose } = await show({
      'jobTracker.findSimilar': () => [similar],
      'jobTracker.addExternal': () => ({}),
    })
    const question = await fill(user)
    await user.click(question.getByRole('button', { name: 'Add anyway' }))
    await waitFor(() => expect(onClose).toHaveBeenCalled())
    expect(callsOf('jobTracker.addExternal')).toHaveLength(1)
  })
})

it('the funnel shows a dash where there are too few, in a table', async () => {
  const step = (count: number) => ({ count, percent: null })
  const funnel = { sent: step(2), replied: step(1), interview: step(0), accepted: step(0) }
  const onPeriod = vi.fn()
  showScreen(<FunnelCard period="90" onPeriod={onPeriod} />, { answers: { 'jobTracker.funnel': () => funnel } })
  const row = await screen.findByRole('row', { name: /^Replied/ })
  expect(row.textContent).toBe('Replied1—')
  screen.getByText('Too few applications in this period for percentages.')
  await userEvent.selectOptions(screen.getByLabelText('Period'), 'all')
  expect(onPeriod).toHaveBeenCalledWith('all')
})

const reminder = {
  id: '0199d1f0-0000-7000-8000-000000000001',
  aboutId: '0199d1f0-0000-7000-8000-000000000002',
  isExternal: false,
  title: 'Planner',
  companyName: 'Voltline',
  dueAt: new Date('2026-01-05T09:00:00Z'),
  note: 'Call',
  doneAt: null as Date | null,
}

it('a reminder is marked as done once: its buttons are busy until the list is updated', async () => {
  const { answer, held } = answerLater([reminder])
  showScreen(<RemindersPart aboutId={reminder.aboutId} />, {
    answers: { 'jobTracker.remindersOf': answer, 'jobTracker.finishReminder': () => reminder },
  })
  const user = userEvent.setup()
  await screen.findByText('Due')
  await press(user, 'Done: Call')
  await screen.findByText('Reminder done')
  await waitFor(() => expect(held).toHaveLength(1))
  for (const name of ['Done: Call', 'More actions for the reminder Call']) {
    expect(screen.getByRole('button', { name }).getAttribute('aria-busy')).toBe('true')
  }
  await press(user, 'Done: Call')
  expect(callsOf('jobTracker.finishReminder')).toHaveLength(1)
  held[0]?.resolve([{ ...reminder, doneAt: new Date() }])
  const back = await screen.findByRole('button', { name: 'Not done: Call' })
  await waitFor(() => expect(back.getAttribute('aria-busy')).toBeNull())
})

it('a reminder remains in its form until the list has it', async () => {
  const { answer, held } = answerLater<(typeof reminder)[]>([])
  showScreen(<RemindersPart aboutId={reminder.aboutId} />, {
    answers: { 'jobTracker.remindersOf': answer, 'jobTracker.addReminder': () => reminder },
  })
  const user = userEvent.setup()
  await user.click(await screen.findByRole('button', { name: 'Add reminder' }))
  await user.type(screen.getByLabelText(/^Remind me to/), 'Call')
  await press(user, 'Add reminder')
  await waitFor(() => expect(held).toHaveLength(1))
  expect(screen.getByLabelText(/^Remind me to/)).toBeTruthy()
  held[0]?.resolve([reminder])
  await screen.findByText('Reminder added')
  expect(screen.getByRole('button', { name: 'Done: Call' })).toBeTruthy()
  expect(screen.queryByLabelText(/^Remind me to/)).toBeNull()
})

it('a reminder can be added, become due, be done and be snoozed', async () => {
  const give = () => reminder
  showScreen(<RemindersPart aboutId={reminder.aboutId} />, {
    answers: {
      'jobTracker.remindersOf': () => [reminder],
      'jobTracker.addReminder': give,
      'jobTracker.finishReminder': give,
      'jobTracker.moveReminder': give,
    },
  })
  const user = userEvent.setup()
  await screen.findByText('Due')
  await press(user, 'Done: Call')
  await screen.findByText('Reminder done')
  await press(user, 'More actions for the reminder Call')
  await user.click(await screen.findByRole('menuitem', { name: 'Snooze for a week' }))
  await screen.findByText('Snoozed for 7 days')
  await press(user, 'Add reminder')
  await press(user, 'Add reminder')
  await screen.findByText('Please enter what to remind you of')
  await user.type(screen.getByLabelText(/^Remind me to/), 'Write')
  await press(user, 'Add reminder')
  await screen.findByText('Reminder added')
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Add reminder' }))
  expect(callsOf('jobTracker.finishReminder')).toEqual([{ id: reminder.id, isDone: true }])
  expect(callsOf('jobTracker.addReminder')).toMatchObject([
    { aboutId: reminder.aboutId, note: 'Write', dueAt: expect.any(Date) },
  ])
})

it('a contact is added, and the focus moves to the button for the next one', async () => {
  showScreen(<ContactsPart aboutId="0199d1f0-0000-7000-8000-000000000002" />, {
    answers: { 'jobTracker.contactsOf': () => [], 'jobTracker.addContact': () => ({}) },
  })
  const user = userEvent.setup()
  await user.click(await screen.findByRole('button', { name: 'Add contact' }))
  await press(user, 'Cancel')
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Add contact' }))
  await press(user, 'Add contact')
  await user.type(screen.getByLabelText(/^Name/), 'Dana Ruiz{Enter}')
  await screen.findByText('Contact added')
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Add contact' }))
})
