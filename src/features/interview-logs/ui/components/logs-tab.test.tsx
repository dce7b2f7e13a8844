import { useNavigate } from '@tanstack/react-router'
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { useState } from 'react'
import { describe, expect, it } from 'vitest'
import { calls, refusal, showScreen, toastTexts } from '#testing/show-screen.tsx'
import type { InterviewLog } from '../../contract.ts'
import { Tab } from './logs-tab.tsx'

const ID = (n: number) => `0199d1f0-0000-7000-8000-00000000000${n}`
const now = Date.now()
const log = (n: number, more: Partial<InterviewLog> = {}): InterviewLog => ({
  id: ID(n),
  applicationId: null,
  companyName: 'Fernway Health',
  companyLogoUrl: null,
  jobRole: `Analyst ${n}`,
  interviewStage: 'phone',
  interviewDate: null,
  outcome: 'pending',
  outcomeFollows: false,
  notes: '',
  feedback: '',
  createdAt: new Date(now),
  updatedAt: new Date(now),
  ...more,
})
const figures = { total: 2, passed: 1, decided: 2 }
const stats = {
  ...figures,
  upcoming: 1,
  next: new Date(now + 86_400_000),
  waiting: 1,
  byStage: [{ stage: 'phone', ...figures }],
}
const offered = [
  { applicationId: ID(8), companyName: 'Orrery Labs', jobRole: 'Analytics Engineer', status: 'interview' },
  { applicationId: null, companyName: 'Halden Freight', jobRole: 'Reporting Lead', status: 'submitted' },
]
type Answers = NonNullable<Parameters<typeof showScreen>[1]>['answers']

function Shown({ start = {} }: { start?: object }) {
  const [search, setSearch] = useState<Record<string, unknown>>({ tab: 'tracker', ...start })
  return <Tab search={search} onSearch={(change) => setSearch({ ...search, ...change })} />
}

function show(logs: InterviewLog[], { start = {}, answers = {} }: { start?: object; answers?: Answers } = {}) {
  return showScreen(<Shown start={start} />, {
    answers: {
      'interviewLogs.list': () => logs,
      'interviewLogs.stats': () => stats,
      'interviewLogs.applications': () => offered,
      ...answers,
    },
  })
}
const callsOf = (name: string) =>
  calls.filter(([called]) => called === name).map(([, input]) => input as Record<string, unknown>)
const type = (label: RegExp, value: string) => fireEvent.change(screen.getByLabelText(label), { target: { value } })
// toasts also have the role dialog, therefore check the class
const isClosed = () => waitFor(() => expect(document.querySelector('.dialog-body')).toBeNull())
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }))

describe('the interview tracker', () => {
  it('shows statistics and cards, in the order of the server (INTV-33)', async () => {
    const coming = { interviewDate: new Date(now + 86_400_000), notes: 'Ask about Monday' }
    show([log(1, coming), log(2, { outcome: 'passed', feedback: 'Clear' })])
    const roles = await screen.findAllByRole('heading', { level: 3 })
    expect(roles.map(({ textContent }) => textContent)).toEqual(['Analyst 1', 'Analyst 2'])
    expect(screen.getByText('Ask about Monday')).toBeTruthy()
    expect(screen.getByText('Clear')).toBeTruthy()
    const sheet = screen.getByLabelText('Interview stats')
    expect([...sheet.querySelectorAll('dt')].map(({ textContent }) => textContent)).toEqual([
      'Interviews',
      'Upcoming',
      'Waiting',
      'Passed',
    ])
    expect(within(sheet).getByText('50%')).toBeTruthy()
    expect(screen.getByRole('rowheader', { name: 'Phone' })).toBeTruthy()
  })

  it('filters by text, stage and outcome, and shows a message when nothing matches', async () => {
    show([log(1, { notes: 'Ask about Monday' }), log(2, { interviewStage: 'onsite' })], { start: { q: 'monday' } })
    await screen.findByText('Analyst 1')
    expect(screen.queryByText('Analyst 2')).toBeNull()
    fireEvent.change(screen.getByLabelText('Stage'), { target: { value: 'onsite' } })
    expect(await screen.findByText('No interviews match')).toBeTruthy()
    press('Clear filters')
    expect(await screen.findAllByRole('heading', { level: 3 })).toHaveLength(2)
  })

  it('explains its purpose while it is empty, and offers a retry after an error', async () => {
    const { unmount } = show([])
    expect(await screen.findByText('No interviews yet')).toBeTruthy()
    unmount()
    let isDown = true
    const list = () => {
      if (isDown) throw new Error('down')
      return [log(1)]
    }
    show([], { answers: { 'interviewLogs.list': list } })
    expect(await screen.findByText('Failed to load interview logs')).toBeTruthy()
    isDown = false
    press('Try again')
    expect(await screen.findByText('Analyst 1')).toBeTruthy()
  })

  it('requires company and role, defaults to a pending phone interview, and stores the log once (INTV-35)', async () => {
    show([], {
      start: { log: 'new' },
      answers: { 'interviewLogs.create': (input: object) => ({ ...log(1), ...input }) },
    })
    expect((await screen.findByLabelText<HTMLSelectElement>(/^Stage \*/)).value).toBe('phone')
    const dialog = within(screen.getByRole('dialog'))
    expect(dialog.getByLabelText<HTMLSelectElement>('Outcome').value).toBe('pending')
    press('Log interview')
    expect(await dialog.findByText('Company name is required')).toBeTruthy()
    expect(dialog.getByText('Job role is required')).toBeTruthy()
    type(/^Company name/, '  Fernway ')
    type(/^Job role/, 'Analyst')
    fireEvent.change(dialog.getByLabelText(/^Date and time/), { target: { value: '2026-11-30T10:30' } })
    press('Log interview')
    await isClosed()
    expect(callsOf('interviewLogs.create')).toEqual([
      {
        id: expect.any(String),
        companyName: 'Fernway',
        jobRole: 'Analyst',
        interviewStage: 'phone',
        interviewDate: new Date('2026-11-30T10:30'),
        outcome: 'pending',
        notes: '',
        feedback: '',
        applicationId: null,
      },
    ])
  })

  it('fills in company and role from the chosen application without overwriting typed text', async () => {
    show([], { start: { log: 'new' } })
    const application = await screen.findByLabelText<HTMLSelectElement>('Application')
    await screen.findByRole('option', { name: 'Analytics Engineer at Orrery Labs' })
    type(/^Job role/, 'My own words')
    fireEvent.change(application, { target: { value: ID(8) } })
    await waitFor(() => expect(screen.getByLabelText<HTMLInputElement>(/^Company name/).value).toBe('Orrery Labs'))
    expect(screen.getByLabelText<HTMLInputElement>(/^Job role/).value).toBe('My own words')
    const words = [...document.querySelectorAll('datalist option')].map((option) => option.getAttribute('value'))
    expect(words).toContain('Halden Freight')
  })

  it('shows the error and preserves the typed text when saving fails (INTV-36)', async () => {
    const fail = () => {
      throw new Error('down')
    }
    const { unmount } = show([log(1)], { start: { log: ID(1) }, answers: { 'interviewLogs.update': fail } })
    await screen.findByRole('dialog')
    type(/^Notes/, 'Went well')
    press('Save')
    expect(await screen.findByText('Failed to update interview log')).toBeTruthy()
    expect(screen.getByLabelText<HTMLTextAreaElement>(/^Notes/).value).toBe('Went well')
    unmount()
    show([], { start: { log: 'new' }, answers: { 'interviewLogs.create': fail } })
    await screen.findByRole('dialog')
    type(/^Company name/, 'Fernway')
    type(/^Job role/, 'Analyst')
    press('Log interview')
    expect(await screen.findByText('Failed to save interview log')).toBeTruthy()
    expect(screen.getByLabelText<HTMLInputElement>(/^Company name/).value).toBe('Fernway')
  })

  it('merges a change from another page with the typed text, and saves on the next click', async () => {
    let stored = log(1)
    const update = (input: { seen: Date }) => {
      if (input.seen.getTime() === stored.updatedAt.getTime()) return stored
      throw refusal('LOG_CHANGED', 'This interview log has changed. Review it, then save again.')
    }
    show([], {
      start: { log: ID(1) },
      answers: { 'interviewLogs.list': () => [stored], 'interviewLogs.update': update },
    })
    await screen.findByRole('dialog')
    type(/^Notes/, 'Mine')
    stored = { ...stored, outcome: 'passed', updatedAt: new Date(now + 5) }
    press('Save')
    expect(await screen.findByText(/has changed\./)).toBeTruthy()
    const outcome = within(screen.getByRole('dialog')).getByLabelText<HTMLSelectElement>('Outcome')
    await waitFor(() => expect(outcome.value).toBe('passed'))
    press('Save')
    await isClosed()
    expect(callsOf('interviewLogs.update').at(-1)).toMatchObject({
      notes: 'Mine',
      outcome: 'passed',
      seen: stored.updatedAt,
    })
  })

  it('asks before it discards typed text', async () => {
    show([log(1)], { start: { log: ID(1) } })
    await screen.findByRole('dialog')
    type(/^Notes/, 'Went well')
    press('Cancel')
    expect(await screen.findByText('Discard changes?')).toBeTruthy()
    press('Keep editing')
    await waitFor(() => expect(screen.queryByText('Discard changes?')).toBeNull())
    expect(screen.getByLabelText<HTMLTextAreaElement>(/^Notes/).value).toBe('Went well')
    press('Cancel')
    await screen.findByText('Discard changes?')
    press('Discard')
    await isClosed()
    expect(callsOf('interviewLogs.update')).toEqual([])
  })

  it('also asks when the address changes to another dialog', async () => {
    function WithWay() {
      const navigate = useNavigate()
      return (
        <>
          <Shown start={{ log: ID(1) }} />
          <button type="button" onClick={() => void navigate({ href: '/?log=other' })}>
            Other
          </button>
        </>
      )
    }
    const answers = {
      'interviewLogs.list': () => [log(1)],
      'interviewLogs.stats': () => stats,
      'interviewLogs.applications': () => offered,
    }
    const { path } = showScreen(<WithWay />, { answers, start: ['/?log=open'] })
    await screen.findByRole('dialog')
    type(/^Notes/, 'Went well')
    const go = () => fireEvent.click(screen.getByText('Other'))
    go()
    await screen.findByText('Leave without saving?')
    press('Keep editing')
    await waitFor(() => expect(screen.queryByText('Leave without saving?')).toBeNull())
    expect([path(), screen.getByLabelText<HTMLTextAreaElement>(/^Notes/).value]).toEqual(['/?log=open', 'Went well'])
    go()
    await screen.findByText('Leave without saving?')
    press('Leave')
    await waitFor(() => expect(path()).toBe('/?log=other'))
  })

  it('deletes after this confirmation question, and shows an error when deletion fails (INTV-36)', async () => {
    let answer = () => ({ deleted: true })
    show([log(1)], { answers: { 'interviewLogs.delete': () => answer() } })
    const remove = async (choice: string) => {
      fireEvent.click(await screen.findByRole('button', { name: 'More actions for Analyst 1 at Fernway Health' }))
      fireEvent.click(await screen.findByRole('menuitem', { name: 'Delete' }))
      expect(await screen.findByText('Are you sure you want to delete this interview log?')).toBeTruthy()
      await act(async () => press(choice))
    }
    await remove('Cancel')
    expect(callsOf('interviewLogs.delete')).toEqual([])
    answer = () => {
      throw new Error('down')
    }
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
    await remove('Delete')
    await waitFor(() => expect(toastTexts().join()).toContain('Failed to delete interview log'))
    expect(callsOf('interviewLogs.delete')).toEqual([{ id: ID(1) }])
  })

  it('offers a calendar file only for upcoming interviews', async () => {
    show([log(1, { interviewDate: new Date(now + 86_400_000) }), log(2, { interviewDate: new Date(now - 1) })])
    const offers = async (n: number) => {
      fireEvent.click(await screen.findByRole('button', { name: `More actions for Analyst ${n} at Fernway Health` }))
      await screen.findByRole('menuitem', { name: 'Edit' })
      const item = screen.queryByRole('menuitem', { name: 'Download for calendar' })
      fireEvent.keyDown(document.activeElement ?? document.body, { key: 'Escape' })
      await waitFor(() => expect(screen.queryByRole('menuitem')).toBeNull())
      return item !== null
    }
    expect([await offers(1), await offers(2)]).toEqual([true, false])
  })
})
