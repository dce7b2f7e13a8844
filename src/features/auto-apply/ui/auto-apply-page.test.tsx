import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import { answerLater } from '#testing/later-answers.ts'
import { toastTexts } from '#testing/show-screen.tsx'
import type { QueueItem } from '../queue-contract.ts'
import { callsOf, ID, item, pendingQueue, personal, rule, settings, show, VISA } from './auto-apply-page.testing.tsx'

const user = userEvent.setup()

describe('the review queue', () => {
  it('explains its purpose while empty, and shows a failure to load', async () => {
    show({}, { 'autoApply.queue': () => ({ items: [] }) })
    expect(await screen.findByRole('heading', { name: "You're all caught up" })).toBeTruthy()
  })

  it('leads to the rules while empty', async () => {
    const onSearch = show({}, { 'autoApply.queue': () => ({ items: [] }) })
    await user.click(await screen.findByRole('button', { name: 'Set up a rule' }))
    expect(onSearch.mock.lastCall?.[0]).toMatchObject({ tab: 'rules' })
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
    await waitFor(() => expect(toastTexts().join()).toContain('1 application will wait until you resume sending.'))
  })

  it('skips a company only after a question', async () => {
    show({}, { 'autoApply.skip': () => ({ id: ID }) })
    const choose = async () => {
      await user.click(await screen.findByRole('button', { name: 'More actions for Analyst' }))
      await user.click(await screen.findByRole('menuitem', { name: 'Not this company' }))
      return within(await screen.findByRole('alertdialog', { name: 'Not this company' }))
    }
    await user.click((await choose()).getByRole('button', { name: 'Cancel' }))
    expect(callsOf('autoApply.skip')).toEqual([])
    await user.click((await choose()).getByRole('button', { name: 'Not this company' }))
    await waitFor(() => expect(toastTexts().join()).toContain("We'll skip this company from now on."))
    expect(callsOf('autoApply.skip')).toEqual([{ id: ID, isCompanyToo: true }])
  })

  it('shows that a company could not be skipped, and still shows its job', async () => {
    show({}, { 'autoApply.skip': () => Promise.reject(new Error('away')) })
    await user.click(await screen.findByRole('button', { name: 'More actions for Analyst' }))
    await user.click(await screen.findByRole('menuitem', { name: 'Not this company' }))
    await user.click(await screen.findByRole('button', { name: 'Not this company' }))
    await waitFor(() => expect(toastTexts().join()).toContain('Failed to skip this job'))
    expect(screen.getByRole('button', { name: 'Review Analyst' })).toBeTruthy()
  })

  it('approves, with Undo (AUTO-02)', async () => {
    show(
      {},
      {
        'autoApply.approve': () => ({ approved: [ID], left: [], sendAt: new Date() }),
        'autoApply.withdraw': () => ({ back: [ID], sent: [] }),
      },
    )
    await user.click(await screen.findByRole('button', { name: 'Approve Analyst' }))
    await user.click(await screen.findByRole('button', { name: 'Undo' }))
    await waitFor(() => expect(callsOf('autoApply.withdraw')).toEqual([{ ids: [ID] }]))
  })

  it('hides Approve for an approved entry, and undoes it, while the list is still loading (AUTO-02)', async () => {
    const { answers, held } = pendingQueue()
    const sendAt = new Date(Date.now() + 10_000)
    show(
      {},
      {
        ...answers,
        'autoApply.approve': () => ({ approved: [ID], left: [], sendAt }),
        'autoApply.withdraw': () => ({ back: [ID], sent: [] }),
      },
    )
    await user.click(await screen.findByRole('button', { name: 'Approve Analyst' }))
    expect(await screen.findByRole('button', { name: 'Undo approval' })).toBeTruthy()
    expect(screen.queryByRole('button', { name: 'Approve Analyst' })).toBeNull()
    expect(held).toHaveLength(1)
    await user.click(await screen.findByRole('button', { name: 'Undo' }))
    const again = await screen.findByRole('button', { name: 'Approve Analyst' })
    expect(toastTexts().join()).toContain('Approval undone. Nothing was sent.')
    await user.click(again)
    await waitFor(() => expect(callsOf('autoApply.approve')).toHaveLength(2))
    expect(await screen.findByRole('button', { name: 'Undo approval' })).toBeTruthy()
    // the earlier list responses are older than the server's answer, so only the last one counts
    for (const answer of held.slice(0, -1)) answer.resolve({ items: [item()] })
    held.at(-1)?.resolve({ items: [item({ state: 'approved', sendAt })] })
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Approve Analyst' })).toBeNull())
    expect(screen.getByRole('button', { name: 'Undo approval' })).toBeTruthy()
  })

  it("disables a card's buttons while it is being skipped, and removes the card afterwards", async () => {
    const { answers, held } = pendingQueue()
    const skipped = Promise.withResolvers<{ done: true }>()
    show({}, { ...answers, 'autoApply.skip': () => skipped.promise })
    await user.click(await screen.findByRole('button', { name: 'More actions for Analyst' }))
    await user.click(await screen.findByRole('menuitem', { name: 'Skip this job' }))
    await waitFor(() => expect(callsOf('autoApply.skip')).toHaveLength(1))
    for (const name of ['Approve Analyst', 'Review Analyst', 'More actions for Analyst']) {
      expect(screen.getByRole('button', { name }).getAttribute('aria-busy')).toBe('true')
    }
    await user.click(screen.getByRole('button', { name: 'Approve Analyst' }))
    expect(callsOf('autoApply.approve')).toEqual([])
    skipped.resolve({ done: true })
    expect(await screen.findByRole('heading', { name: "You're all caught up" })).toBeTruthy()
    expect(held).toHaveLength(1)
    held[0]?.resolve({ items: [] })
  })

  it('approves several once: the button is busy until the list is updated', async () => {
    const other = item({ id: VISA, job: { ...item().job, title: 'Planner' } })
    const { answer, held } = answerLater<{ items: QueueItem[] }>({ items: [item(), other] })
    // both became incomplete, so they stay in place
    const approved = { approved: [], left: [ID, VISA], sendAt: new Date() }
    show({}, { 'autoApply.queue': answer, 'autoApply.approve': () => approved })
    await user.click(await screen.findByRole('button', { name: 'Select all 2 ready' }))
    await user.click(await screen.findByRole('button', { name: 'Approve 2' }))
    await waitFor(() => expect(held).toHaveLength(1))
    const button = screen.getByRole('button', { name: 'Approve 2' })
    expect(button.getAttribute('aria-busy')).toBe('true')
    await user.click(button)
    expect(callsOf('autoApply.approve')).toHaveLength(1)
    held[0]?.resolve({ items: [item({ missing: [personal] }), other] })
    await waitFor(() => expect(screen.queryByRole('button', { name: /^Approve 2/ })).toBeNull())
  })

  it('shows how many were already sent where only some could be undone', async () => {
    show(
      {},
      {
        'autoApply.queue': () => ({ items: [item({ state: 'approved', sendAt: new Date(Date.now() + 10_000) })] }),
        'autoApply.withdraw': () => ({ back: [ID], sent: [VISA] }),
      },
    )
    await user.click(await screen.findByRole('button', { name: 'Undo approval' }))
    await waitFor(() =>
      expect(toastTexts().join()).toContain('1 application undone. 1 application had already been sent.'),
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

describe('approved entries', () => {
  it('are sent after a pause only once that is confirmed', async () => {
    const paused = { ...settings, isPaused: true, approved: 2 }
    show({ tab: 'settings' }, { 'autoApply.settings': () => paused, 'autoApply.saveSettings': () => settings })
    const toggle = await screen.findByRole('switch', { name: /^Pause/ })
    await user.click(toggle)
    const question = within(await screen.findByRole('alertdialog', { name: 'Resume sending?' }))
    question.getByText(/2 applications you approved will be sent now/)
    await user.click(question.getByRole('button', { name: 'Cancel' }))
    expect([callsOf('autoApply.saveSettings'), (toggle as HTMLInputElement).checked]).toEqual([[], true])
    await user.click(toggle)
    await user.click(await screen.findByRole('button', { name: 'Resume sending' }))
    await waitFor(() => expect(callsOf('autoApply.saveSettings')).toMatchObject([{ isPaused: false }]))
  })
})

describe('rules', () => {
  it('a rule with auto-approve is turned on only after confirmation', async () => {
    const off = { ...rule, isOn: false, autoApprovedSince: new Date() }
    show(
      { tab: 'rules' },
      { 'autoApply.listRules': () => [off], 'autoApply.switchRule': () => ({ ...off, isOn: true }) },
    )
    await user.click(await screen.findByRole('switch', { name: `${rule.name} is on` }))
    const question = within(await screen.findByRole('alertdialog', { name: 'Send without review' }))
    expect(callsOf('autoApply.switchRule')).toEqual([])
    await user.click(question.getByRole('button', { name: 'Turn the rule on' }))
    await waitFor(() => expect(callsOf('autoApply.switchRule')).toEqual([{ id: ID, isOn: true }]))
  })

  it('auto-approve needs a confirmation that explains it (AUTO-03)', async () => {
    show({ tab: 'rules' }, { 'autoApply.setAutoApprove': () => ({ ...rule, autoApprovedSince: new Date() }) })
    const toggle = await screen.findByRole('switch', { name: 'Send without review' })
    expect((toggle as HTMLInputElement).checked).toBe(false)
    await user.click(toggle)
    const question = await screen.findByRole('alertdialog', { name: 'Send without review' })
    expect(question.textContent).toContain('will apply for you to every new job it finds with a match of 70 or more')
    expect(question.textContent).toContain('At most 5 per day, and 2 per month to one company')
    await user.click(within(question).getByRole('button', { name: 'Keep reviewing' }))
    expect(callsOf('autoApply.setAutoApprove')).toEqual([])
    await user.click(toggle)
    await user.click(await screen.findByRole('button', { name: 'Send without review' }))
    await waitFor(() =>
      expect(callsOf('autoApply.setAutoApprove')).toEqual([{ id: ID, isAutoApproved: true, isConfirmed: true }]),
    )
  })

  it('previews what a rule finds before saving, and rejects an empty rule (AUTO-01)', async () => {
    const found = { count: 3, isCapped: false, searched: 9, matching: 'ready', examples: [] }
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
    await waitFor(() => expect(callsOf('autoApply.saveRule')).toHaveLength(1))
    expect(callsOf('autoApply.saveRule')[0]).toMatchObject({ keywords: 'data', minimumMatch: 70, resumeId: null })
  })
})
