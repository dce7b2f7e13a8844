import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import { sampleQuestion } from '#features/job-postings/sample-question.testing.ts'
import { applicantDetails } from '#testing/applicant-details.ts'
import { refusal, showScreen, toastTexts } from '#testing/show-screen.tsx'
import type { EntryDetails } from '../queue-contract.ts'
import { callsOf, ID, item, pendingQueue, personal, show, VISA } from './auto-apply-page.testing.tsx'
import { AutoApplyButton } from './components/auto-apply-button.tsx'

const user = userEvent.setup()

const question = sampleQuestion({
  id: VISA,
  questionType: 'yes_no',
  label: 'Do you need a visa?',
  required: true,
})

const details = (overrides: Partial<EntryDetails> = {}): EntryDetails => ({
  ...item({ missing: [personal] }),
  details: applicantDetails(),
  resumeId: ID,
  resumes: [{ id: ID, title: 'Data resume', isDefault: true }],
  coverLetter: '',
  answers: [{ question, value: null, from: null, bank: null, sensitive: 'your right to work', problem: 'required' }],
  match: null,
  ...overrides,
})

describe('one entry', () => {
  it('leaves a personal question to the person, and retains the typed answer when the server refuses (AUTO-04)', async () => {
    show(
      { entry: ID },
      {
        'autoApply.entry': () => details(),
        'autoApply.saveEntry': () => Promise.reject(refusal('ENTRY_NOT_WAITING', 'This is no longer waiting for you.')),
      },
    )
    const dialog = await screen.findByRole('dialog', { name: 'Analyst' })
    expect(await within(dialog).findByText(/Please answer this yourself: it's about your right to work/)).toBeTruthy()
    await user.click(within(dialog).getByRole('button', { name: 'Approve and send' }))
    expect(await within(dialog).findByText('This question is required')).toBeTruthy()
    expect(callsOf('autoApply.saveEntry')).toEqual([])
    await user.click(within(dialog).getByRole('radio', { name: 'No' }))
    await user.type(within(dialog).getByLabelText(/Cover letter/), 'Hello')
    await user.click(within(dialog).getByRole('button', { name: 'Approve and send' }))
    await waitFor(() => expect(toastTexts().join()).toContain('This is no longer waiting for you.'))
    expect(callsOf('autoApply.saveEntry')).toEqual([
      { id: ID, answers: { [VISA]: 'no' }, resumeId: ID, coverLetter: 'Hello' },
    ])
    expect(callsOf('autoApply.approve')).toEqual([])
    expect((within(dialog).getByLabelText(/Cover letter/) as HTMLTextAreaElement).value).toBe('Hello')
  })

  it('retains typed answers when it is closed', async () => {
    const onSearch = show(
      { entry: ID },
      {
        'autoApply.entry': () => details(),
        'autoApply.saveEntry': () => details({ coverLetter: 'Half a letter' }),
      },
    )
    const dialog = await screen.findByRole('dialog', { name: 'Analyst' })
    await user.type(await within(dialog).findByLabelText(/Cover letter/), 'Half a letter')
    await user.keyboard('{Escape}')
    await waitFor(() => expect(onSearch).toHaveBeenCalledWith({ entry: undefined }))
    expect(callsOf('autoApply.saveEntry')).toMatchObject([{ coverLetter: 'Half a letter' }])
  })

  it('closes on approval, with the card shown as approved, while the list is still loading (AUTO-02)', async () => {
    const { answers, held } = pendingQueue()
    const sendAt = new Date(Date.now() + 10_000)
    const ready = details({ missing: [], answers: [] })
    const onSearch = show(
      { entry: ID },
      {
        ...answers,
        'autoApply.entry': () =>
          callsOf('autoApply.approve').length > 0 ? { ...ready, state: 'approved', sendAt } : ready,
        'autoApply.saveEntry': () => ready,
        'autoApply.approve': () => ({ approved: [ID], left: [], sendAt }),
      },
    )
    const dialog = await screen.findByRole('dialog', { name: 'Analyst' })
    await user.click(await within(dialog).findByRole('button', { name: 'Approve and send' }))
    expect(await within(dialog).findByRole('button', { name: 'Undo approval' })).toBeTruthy()
    expect(screen.queryByRole('button', { name: /^Approve/, hidden: true })).toBeNull()
    expect(callsOf('autoApply.approve')).toEqual([{ ids: [ID] }])
    // saving also refetches the list, and its response is older
    await waitFor(() => expect(held).toHaveLength(2))
    expect(onSearch).not.toHaveBeenCalled()
    held[0]?.resolve({ items: [item()] })
    held[1]?.resolve({ items: [item({ state: 'approved', sendAt })] })
    await waitFor(() => expect(onSearch).toHaveBeenCalledWith({ entry: undefined }))
  })

  it('shows that it no longer exists', async () => {
    show({ entry: ID }, { 'autoApply.entry': () => Promise.reject(refusal('NOT_FOUND', 'Gone')) })
    expect(await screen.findByRole('heading', { name: 'No longer waiting for your review' })).toBeTruthy()
  })
})

it('the bank rejects a personal question before it is sent (AUTO-04)', async () => {
  show({ tab: 'answers' }, { 'autoApply.listAnswers': () => [] })
  await user.click(await screen.findByRole('button', { name: 'Add an answer' }))
  const dialog = await screen.findByRole('dialog', { name: 'Add an answer' })
  await user.type(within(dialog).getByLabelText(/^The question/), 'What is your gender?')
  await user.type(within(dialog).getByLabelText(/Your answer/), 'x')
  await user.click(within(dialog).getByRole('button', { name: 'Save answer' }))
  expect(await within(dialog).findByText(/This answer can't be saved/)).toBeTruthy()
  expect(callsOf('autoApply.saveAnswer')).toEqual([])
})

it('the bank moves the focus to the first field with an error (AUTO-04)', async () => {
  show({ tab: 'answers' }, { 'autoApply.listAnswers': () => [] })
  await user.click(await screen.findByRole('button', { name: 'Add an answer' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Add an answer' }))
  await user.click(dialog.getByRole('button', { name: 'Save answer' }))
  const question = dialog.getByLabelText(/^The question/)
  expect([document.activeElement, dialog.queryByText('Please enter the question') !== null]).toEqual([question, true])
  await user.type(question, 'Notice period')
  await user.click(dialog.getByRole('button', { name: 'Save answer' }))
  expect(document.activeElement).toBe(dialog.getByLabelText(/^Your answer/))
  expect(callsOf('autoApply.saveAnswer')).toEqual([])
})

it('a long answer gets dictated words appended, a short one does not (AUTO-04)', async () => {
  show({ tab: 'answers' }, { 'autoApply.listAnswers': () => [] })
  await user.click(await screen.findByRole('button', { name: 'Add an answer' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Add an answer' }))
  expect(dialog.queryByRole('button', { name: 'Insert' })).toBeNull()
  await user.selectOptions(dialog.getByLabelText('Kind of question'), 'textarea')
  const answer = dialog.getByLabelText<HTMLTextAreaElement>(/Your answer/)
  await user.click(dialog.getByRole('button', { name: 'Insert' }))
  expect(answer.value).toBe('Told once.')
  await user.click(dialog.getByRole('button', { name: 'Insert' }))
  expect(answer.value).toBe('Told once.\n\nTold once.')
})

describe("'Auto Apply' on a job", () => {
  const button = <AutoApplyButton jobId={ID} isApplied={false} isClosed={false} />

  it('adds the job to the queue and links to it (JOBS-15)', async () => {
    showScreen(button, { answers: { 'autoApply.addJob': () => ({ entryId: ID, isNew: true }) } })
    await user.click(await screen.findByRole('button', { name: 'Auto Apply' }))
    await waitFor(() => expect(toastTexts().join()).toContain('In your review queue'))
    expect(callsOf('autoApply.addJob')).toEqual([{ jobId: ID }])
  })

  it.each([
    ['ALREADY_APPLIED', 'Already Applied', 'You have already applied to this job'],
    ['APPLY_SEEKERS_ONLY', 'Access Denied', 'Only job seekers can apply for jobs'],
  ])('refuses with the notice of applying: %s (AUTO-09)', async (code, title, text) => {
    showScreen(button, { answers: { 'autoApply.addJob': () => Promise.reject(refusal(code, text)) } })
    await user.click(await screen.findByRole('button', { name: 'Auto Apply' }))
    await waitFor(() => expect(toastTexts().join()).toContain(title))
    expect(toastTexts().join()).toContain(text)
  })

  it('asks a signed-out visitor to sign in, without calling the server (AUTO-09)', async () => {
    showScreen(button, { viewer: null })
    await user.click(await screen.findByRole('button', { name: 'Auto Apply' }))
    await waitFor(() => expect(toastTexts().join()).toContain('Authentication Required'))
    expect(callsOf('autoApply.addJob')).toEqual([])
  })
})
