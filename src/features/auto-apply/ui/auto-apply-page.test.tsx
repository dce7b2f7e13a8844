import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it, vi } from 'vitest'
import { heldAfter } from '#testing/held-answers.ts'
import { calls, refusal, showScreen, toastWords } from '#testing/show-screen.tsx'
import type { EntryDetails, QueueItem } from '../queue-contract.ts'
import { AutoApplyPage } from './auto-apply-page.tsx'
import type { AutoApplySearch } from './auto-apply-search.ts'
import { AutoApplyButton } from './components/auto-apply-button.tsx'

const ID = '0199d1f0-0000-7000-8000-000000000001'
const VISA = '0199d1f0-0000-7000-8000-000000000002'
const user = userEvent.setup()

const settings = {
  isPaused: false,
  stoppedAt: null,
  isPlatformStopped: false,
  dailyCap: 5,
  companyCap: 2,
  remembersAnswers: false,
  sentToday: 1,
  nextDay: new Date('2026-11-23T00:00:00Z'),
  avoided: [],
  waiting: 1,
  approved: 0,
}
const item = (given: Partial<QueueItem> = {}): QueueItem => ({
  id: ID,
  state: 'waiting',
  reason: null,
  job: {
    id: ID,
    slug: 'analyst',
    title: 'Analyst',
    companyName: 'Northwind',
    companyLogoUrl: null,
    location: 'Lisbon',
    remoteAllowed: false,
    employmentType: 'full-time',
    salaryMin: 50_000,
    salaryMax: 60_000,
  },
  score: 82,
  states: ['met', 'met', 'missing'],
  ruleName: 'Data work',
  isStanding: false,
  missing: [],
  questions: 1,
  resumeTitle: 'Data resume',
  hasLetter: false,
  addedAt: new Date(),
  sendAt: null,
  ...given,
})
const question = {
  id: VISA,
  questionType: 'yes_no' as const,
  label: 'Do you need a visa?',
  helpText: null,
  placeholder: null,
  required: true,
  private: false,
  options: [],
  validationRules: {},
  groupName: null,
}
const personal = { what: 'personal' as const, questionId: VISA, text: 'You need to answer: “Do you need a visa?”' }
const details = (given: Partial<EntryDetails> = {}): EntryDetails => ({
  ...item({ missing: [personal] }),
  details: { fullName: 'Maya Okafor', email: 'maya@okafor.example', phone: '(503) 555-0142' },
  resumeId: ID,
  resumes: [{ id: ID, title: 'Data resume', isDefault: true }],
  coverLetter: '',
  answers: [{ question, value: null, from: null, bank: null, sensitive: 'your right to work', problem: 'required' }],
  match: null,
  ...given,
})
const rule = {
  id: ID,
  name: 'Data work',
  keywords: 'data',
  location: '',
  types: [],
  isRemote: false,
  salaryFloor: null,
  minimumMatch: 70,
  avoids: [],
  resumeId: null,
  coverLetter: '',
  isOn: true,
  standingSince: null,
  waiting: 1,
  sent: 0,
  checkedAt: null,
}

const show = (search: AutoApplySearch, answers: Record<string, (input: never) => unknown> = {}) => {
  const onSearch = vi.fn()
  const renderInsert = (insert: (text: string) => void) => (
    <button type="button" onClick={() => insert('Told once.')}>
      Insert
    </button>
  )
  showScreen(<AutoApplyPage search={search} onSearch={onSearch} renderInsert={renderInsert} />, {
    answers: {
      'autoApply.queue': () => ({ items: [item()] }),
      'autoApply.settings': () => settings,
      'autoApply.listRules': () => [rule],
      'documents.listResumes': () => [],
      ...answers,
    },
  })
  return onSearch
}
/** The list responds once; later requests wait until the test answers them. */
function heldQueue() {
  const { held, answer } = heldAfter<{ items: QueueItem[] }>({ items: [item()] })
  return { held, answers: { 'autoApply.queue': answer } }
}
const asked = (name: string) => calls.filter(([call]) => call === name).map(([, input]) => input)

describe('the review queue', () => {
  it('explains its purpose while empty, and shows a failure to load', async () => {
    show({}, { 'autoApply.queue': () => ({ items: [] }) })
    expect(await screen.findByRole('heading', { name: "You're all caught up" })).toBeTruthy()
  })

  it('shows a failed load with a retry button', async () => {
    show({}, { 'autoApply.queue': () => Promise.reject(new Error('down')) })
    expect(await screen.findByText('Failed to load your review queue')).toBeTruthy()
    expect(screen.getByRole('button', { name: 'Try again' })).toBeTruthy()
  })

  it('shows no sending time while paused', async () => {
    show(
      {},
      {
        'autoApply.settings': () => ({ ...settings, isPaused: true }),
        'autoApply.approve': () => ({ approved: [ID], left: [], sendAt: new Date() }),
      },
    )
    await screen.findByText(/^Paused\./)
    await user.click(await screen.findByRole('button', { name: 'Approve Analyst' }))
    await waitFor(() => expect(toastWords().join()).toContain('1 application will wait until you end the pause.'))
  })

  it('approves, with Undo (AUTO-02)', async () => {
    show(
      {},
      {
        'autoApply.approve': () => ({ approved: [ID], left: [], sendAt: new Date() }),
        'autoApply.takeBack': () => ({ back: [ID], sent: [] }),
      },
    )
    await user.click(await screen.findByRole('button', { name: 'Approve Analyst' }))
    await user.click(await screen.findByRole('button', { name: 'Undo' }))
    await waitFor(() => expect(asked('autoApply.takeBack')).toEqual([{ ids: [ID] }]))
  })

  it('hides Approve for an approved entry, and undoes it, while the list is still loading (AUTO-02)', async () => {
    const { answers, held } = heldQueue()
    const sendAt = new Date(Date.now() + 10_000)
    show(
      {},
      {
        ...answers,
        'autoApply.approve': () => ({ approved: [ID], left: [], sendAt }),
        'autoApply.takeBack': () => ({ back: [ID], sent: [] }),
      },
    )
    await user.click(await screen.findByRole('button', { name: 'Approve Analyst' }))
    expect(await screen.findByRole('button', { name: 'Undo approval' })).toBeTruthy()
    expect(screen.queryByRole('button', { name: 'Approve Analyst' })).toBeNull()
    expect(held).toHaveLength(1)
    await user.click(await screen.findByRole('button', { name: 'Undo' }))
    const again = await screen.findByRole('button', { name: 'Approve Analyst' })
    expect(toastWords().join()).toContain('Approval undone. Nothing was sent.')
    await user.click(again)
    await waitFor(() => expect(asked('autoApply.approve')).toHaveLength(2))
    expect(await screen.findByRole('button', { name: 'Undo approval' })).toBeTruthy()
    // earlier list responses are older than the server's answer: only the last one counts
    for (const answer of held.slice(0, -1)) answer.resolve({ items: [item()] })
    held.at(-1)?.resolve({ items: [item({ state: 'approved', sendAt })] })
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Approve Analyst' })).toBeNull())
    expect(screen.getByRole('button', { name: 'Undo approval' })).toBeTruthy()
  })

  it("disables a card's buttons while it is being skipped, and removes the card afterwards", async () => {
    const { answers, held } = heldQueue()
    const skipped = Promise.withResolvers<{ done: true }>()
    show({}, { ...answers, 'autoApply.skip': () => skipped.promise })
    await user.click(await screen.findByRole('button', { name: 'More actions for Analyst' }))
    await user.click(await screen.findByRole('menuitem', { name: 'Skip this job' }))
    await waitFor(() => expect(asked('autoApply.skip')).toHaveLength(1))
    for (const name of ['Approve Analyst', 'Review Analyst', 'More actions for Analyst']) {
      expect(screen.getByRole('button', { name }).getAttribute('aria-busy')).toBe('true')
    }
    await user.click(screen.getByRole('button', { name: 'Approve Analyst' }))
    expect(asked('autoApply.approve')).toEqual([])
    skipped.resolve({ done: true })
    expect(await screen.findByRole('heading', { name: "You're all caught up" })).toBeTruthy()
    expect(held).toHaveLength(1)
    held[0]?.resolve({ items: [] })
  })

  it('approves several once: the button is busy until the list is updated', async () => {
    const other = item({ id: VISA, job: { ...item().job, title: 'Planner' } })
    const { answer, held } = heldAfter<{ items: QueueItem[] }>({ items: [item(), other] })
    // both became incomplete: they remain in place
    const approved = { approved: [], left: [ID, VISA], sendAt: new Date() }
    show({}, { 'autoApply.queue': answer, 'autoApply.approve': () => approved })
    await user.click(await screen.findByRole('button', { name: 'Select all 2 ready' }))
    await user.click(await screen.findByRole('button', { name: 'Approve 2' }))
    await waitFor(() => expect(held).toHaveLength(1))
    const button = screen.getByRole('button', { name: 'Approve 2' })
    expect(button.getAttribute('aria-busy')).toBe('true')
    await user.click(button)
    expect(asked('autoApply.approve')).toHaveLength(1)
    held[0]?.resolve({ items: [item({ missing: [personal] }), other] })
    await waitFor(() => expect(screen.queryByRole('button', { name: /^Approve 2/ })).toBeNull())
  })

  it('shows how many were already sent where only some could be undone', async () => {
    show(
      {},
      {
        'autoApply.queue': () => ({ items: [item({ state: 'approved', sendAt: new Date(Date.now() + 10_000) })] }),
        'autoApply.takeBack': () => ({ back: [ID], sent: [VISA] }),
      },
    )
    await user.click(await screen.findByRole('button', { name: 'Undo approval' }))
    await waitFor(() =>
      expect(toastWords().join()).toContain('1 application undone. 1 application had already been sent.'),
    )
  })

  it('offers no approval while something is missing, and shows what', async () => {
    show({}, { 'autoApply.queue': () => ({ items: [item({ missing: [personal], reason: 'QUESTIONS_CHANGED' })] }) })
    expect(await screen.findByText('You need to answer: “Do you need a visa?”')).toBeTruthy()
    expect(screen.getByText(/The company changed its questions after you approved it/)).toBeTruthy()
    expect(screen.queryByRole('button', { name: 'Approve Analyst' })).toBeNull()
    expect(screen.getByRole('button', { name: 'Review Analyst' })).toBeTruthy()
  })

  it('shows that nothing is sent while paused or stopped (AUTO-06)', async () => {
    show({}, { 'autoApply.settings': () => ({ ...settings, stoppedAt: new Date() }) })
    expect(await screen.findByText('You stopped auto apply.')).toBeTruthy()
  })
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
    expect(asked('autoApply.saveEntry')).toEqual([])
    await user.click(within(dialog).getByRole('radio', { name: 'No' }))
    await user.type(within(dialog).getByLabelText(/Cover letter/), 'Hello')
    await user.click(within(dialog).getByRole('button', { name: 'Approve and send' }))
    await waitFor(() => expect(toastWords().join()).toContain('This is no longer waiting for you.'))
    expect(asked('autoApply.saveEntry')).toEqual([
      { id: ID, answers: { [VISA]: 'no' }, resumeId: ID, coverLetter: 'Hello' },
    ])
    expect(asked('autoApply.approve')).toEqual([])
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
    expect(asked('autoApply.saveEntry')).toMatchObject([{ coverLetter: 'Half a letter' }])
  })

  it('closes on approval, with the card shown as approved, while the list is still loading (AUTO-02)', async () => {
    const { answers, held } = heldQueue()
    const sendAt = new Date(Date.now() + 10_000)
    const ready = details({ missing: [], answers: [] })
    const onSearch = show(
      { entry: ID },
      {
        ...answers,
        'autoApply.entry': () =>
          asked('autoApply.approve').length > 0 ? { ...ready, state: 'approved', sendAt } : ready,
        'autoApply.saveEntry': () => ready,
        'autoApply.approve': () => ({ approved: [ID], left: [], sendAt }),
      },
    )
    const dialog = await screen.findByRole('dialog', { name: 'Analyst' })
    await user.click(await within(dialog).findByRole('button', { name: 'Approve and send' }))
    expect(await within(dialog).findByRole('button', { name: 'Undo approval' })).toBeTruthy()
    expect(screen.queryByRole('button', { name: /^Approve/, hidden: true })).toBeNull()
    expect(asked('autoApply.approve')).toEqual([{ ids: [ID] }])
    // saving refetches the list too: its response is older
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

describe('approved entries', () => {
  it('are sent after a pause only once that is confirmed', async () => {
    const paused = { ...settings, isPaused: true, approved: 2 }
    show({ tab: 'settings' }, { 'autoApply.settings': () => paused, 'autoApply.saveSettings': () => settings })
    const toggle = await screen.findByRole('switch', { name: /^Pause/ })
    await user.click(toggle)
    const question = within(await screen.findByRole('alertdialog', { name: 'End the pause?' }))
    question.getByText(/2 applications you approved will be sent now/)
    await user.click(question.getByRole('button', { name: 'Cancel' }))
    expect([asked('autoApply.saveSettings'), (toggle as HTMLInputElement).checked]).toEqual([[], true])
    await user.click(toggle)
    await user.click(await screen.findByRole('button', { name: 'End the pause' }))
    await waitFor(() => expect(asked('autoApply.saveSettings')).toMatchObject([{ isPaused: false }]))
  })
})

describe('rules', () => {
  it('a rule with auto-approve is turned on only after confirmation', async () => {
    const off = { ...rule, isOn: false, standingSince: new Date() }
    show(
      { tab: 'rules' },
      { 'autoApply.listRules': () => [off], 'autoApply.switchRule': () => ({ ...off, isOn: true }) },
    )
    await user.click(await screen.findByRole('switch', { name: `${rule.name} is on` }))
    const question = within(await screen.findByRole('alertdialog', { name: 'Send without review' }))
    expect(asked('autoApply.switchRule')).toEqual([])
    await user.click(question.getByRole('button', { name: 'Turn the rule on' }))
    await waitFor(() => expect(asked('autoApply.switchRule')).toEqual([{ id: ID, isOn: true }]))
  })

  it('auto-approve needs a confirmation that explains it (AUTO-03)', async () => {
    show({ tab: 'rules' }, { 'autoApply.setStanding': () => ({ ...rule, standingSince: new Date() }) })
    const toggle = await screen.findByRole('switch', { name: 'Send without review' })
    expect((toggle as HTMLInputElement).checked).toBe(false)
    await user.click(toggle)
    const question = await screen.findByRole('alertdialog', { name: 'Send without review' })
    expect(question.textContent).toContain('will apply for you to every new job it finds with a match of 70 or more')
    expect(question.textContent).toContain('At most 5 per day, and 2 per month to one company')
    await user.click(within(question).getByRole('button', { name: 'Keep reviewing' }))
    expect(asked('autoApply.setStanding')).toEqual([])
    await user.click(toggle)
    await user.click(await screen.findByRole('button', { name: 'Send without review' }))
    await waitFor(() =>
      expect(asked('autoApply.setStanding')).toEqual([{ id: ID, isStanding: true, isConfirmed: true }]),
    )
  })

  it('previews what a rule finds before saving, and rejects an empty rule (AUTO-01)', async () => {
    const found = { count: 3, isCapped: false, looked: 9, matching: 'ready', examples: [] }
    show({ tab: 'rules' }, { 'autoApply.previewRule': () => found, 'autoApply.saveRule': () => rule })
    await user.click(await screen.findByRole('button', { name: 'New rule' }))
    const dialog = await screen.findByRole('dialog', { name: 'New rule' })
    await user.type(within(dialog).getByLabelText(/^Name/), 'Data work')
    await user.click(within(dialog).getByRole('button', { name: 'Save rule' }))
    expect(await within(dialog).findByText(/^Enter what to look for: keywords/)).toBeTruthy()
    await user.type(within(dialog).getByLabelText('Keywords'), 'data')
    expect(await within(dialog).findByText('Finds 3 jobs now')).toBeTruthy()
    expect(within(dialog).getByText(/Finds 3 jobs now, of 9 matching its keywords/)).toBeTruthy()
    await user.click(within(dialog).getByRole('button', { name: 'Save rule' }))
    await waitFor(() => expect(asked('autoApply.saveRule')).toHaveLength(1))
    expect(asked('autoApply.saveRule')[0]).toMatchObject({ keywords: 'data', minimumMatch: 70, resumeId: null })
  })
})

it('the bank rejects a personal question before it is sent (AUTO-04)', async () => {
  show({ tab: 'answers' }, { 'autoApply.listAnswers': () => [] })
  await user.click(await screen.findByRole('button', { name: 'Add an answer' }))
  const dialog = await screen.findByRole('dialog', { name: 'Add an answer' })
  await user.type(within(dialog).getByLabelText('The question'), 'What is your gender?')
  await user.type(within(dialog).getByLabelText(/Your answer/), 'x')
  await user.click(within(dialog).getByRole('button', { name: 'Save answer' }))
  expect(await within(dialog).findByText(/This answer can't be saved/)).toBeTruthy()
  expect(asked('autoApply.saveAnswer')).toEqual([])
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
    await waitFor(() => expect(toastWords().join()).toContain('In your review queue'))
    expect(asked('autoApply.addJob')).toEqual([{ jobId: ID }])
  })

  it.each([
    ['ALREADY_APPLIED', 'Already Applied', 'You have already applied to this job'],
    ['APPLY_SEEKERS_ONLY', 'Access Denied', 'Only job seekers can apply for jobs'],
  ])('refuses with the notice of applying: %s (AUTO-09)', async (code, title, text) => {
    showScreen(button, { answers: { 'autoApply.addJob': () => Promise.reject(refusal(code, text)) } })
    await user.click(await screen.findByRole('button', { name: 'Auto Apply' }))
    await waitFor(() => expect(toastWords().join()).toContain(title))
    expect(toastWords().join()).toContain(text)
  })

  it('asks a signed-out visitor to sign in, without calling the server (AUTO-09)', async () => {
    showScreen(button, { viewer: null })
    await user.click(await screen.findByRole('button', { name: 'Auto Apply' }))
    await waitFor(() => expect(toastWords().join()).toContain('Authentication Required'))
    expect(asked('autoApply.addJob')).toEqual([])
  })
})
