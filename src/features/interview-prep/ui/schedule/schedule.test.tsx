import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { newId } from '#lib/ids.ts'
import { calls, refusal, showScreen, toastTexts } from '#testing/show-screen.tsx'
import type { ScheduledInterview } from '../../schedule-contract.ts'
import { MockHome } from '../mock/mock-home.tsx'
import { scheduledInterview } from './scheduled.testing.ts'
import { ScheduledList } from './scheduled-list.tsx'

// the current day is a Wednesday
beforeEach(() => void vi.useFakeTimers({ now: new Date('2026-11-25T12:10:00'), toFake: ['Date'] }))
afterEach(() => void vi.useRealTimers())

const none = { details: null, hasTelephony: false }
const home = (more: Record<string, (input: never) => unknown> = {}) =>
  showScreen(<MockHome jobId={null} onSession={() => {}} onNoJob={() => {}} />, {
    answers: {
      'mockInterviews.list': () => ({ items: [], total: 0, open: null }),
      'scheduledInterviews.list': () => [],
      'scheduledInterviews.phone': () => none,
      ...more,
    },
  })
const list = (all: ScheduledInterview[], more: Record<string, (input: never) => unknown> = {}) =>
  showScreen(<ScheduledList isConfirming />, {
    answers: { 'scheduledInterviews.list': () => all, 'scheduledInterviews.phone': () => none, ...more },
  })
const callsOf = (name: string) => calls.filter(([called]) => called === `scheduledInterviews.${name}`)
const day = (name: string) => screen.getByRole<HTMLButtonElement>('button', { name })
async function chooseAudio() {
  await userEvent.click(await screen.findByRole('radio', { name: 'Audio' }))
}

describe('the form to schedule an interview', () => {
  it('requires a number and a slot in audio mode, with these messages, and starts no interview (INTV-23, INTV-24)', async () => {
    home()
    expect(await screen.findByRole('button', { name: 'Start Interview' })).toBeTruthy()
    await chooseAudio()
    expect(screen.queryByRole('button', { name: 'Start Interview' })).toBeNull()
    await userEvent.click(screen.getByRole('button', { name: 'Schedule Interview' }))
    expect(await screen.findByText('Please enter your phone number')).toBeTruthy()
    expect(screen.getAllByText('Please select a date and time for your interview').length).toBeGreaterThan(0)
    expect(calls.some(([name]) => /savePhone|schedule$|start/.test(name))).toBe(false)
  })

  it('disables past days, Saturdays and Sundays, and the arrow keys skip them (INTV-25)', async () => {
    home()
    await chooseAudio()
    const shut = ['Tuesday, 24 November 2026', 'Saturday, 28 November 2026', 'Sunday, 29 November 2026']
    for (const name of shut) expect(day(name).disabled).toBe(true)
    expect(day('Wednesday, 25 November 2026').disabled).toBe(false)
    day('Friday, 27 November 2026').focus()
    await userEvent.keyboard('{ArrowRight}')
    expect(document.activeElement).toBe(day('Monday, 30 November 2026'))
    await userEvent.keyboard('{ArrowRight}')
    await waitFor(() => expect(document.activeElement).toBe(day('Tuesday, 1 December 2026')))
    await userEvent.keyboard('{Enter}')
    expect(day('Tuesday, 1 December 2026').getAttribute('aria-pressed')).toBe('true')
  })

  it('offers half hours from 09:00 AM to 05:30 PM, and disables past times of today (INTV-25)', async () => {
    home()
    await chooseAudio()
    const times = within(screen.getByRole('group', { name: /^Time$/ })).getAllByRole<HTMLInputElement>('radio')
    expect(times.map((time) => time.labels?.[0]?.textContent)).toEqual([
      ...['09:00 AM', '09:30 AM', '10:00 AM', '10:30 AM', '11:00 AM', '11:30 AM', '12:00 PM', '12:30 PM', '01:00 PM'],
      ...['01:30 PM', '02:00 PM', '02:30 PM', '03:00 PM', '03:30 PM', '04:00 PM', '04:30 PM', '05:00 PM', '05:30 PM'],
    ])
    await userEvent.click(day('Wednesday, 25 November 2026'))
    expect(
      times
        .filter(({ disabled }) => disabled)
        .map(({ value }) => value)
        .at(-1),
    ).toBe('12:00')
    expect(times.filter(({ disabled }) => disabled)).toHaveLength(7)
  })

  it('offers 20 country codes, and shows the stored number (INTV-26, INTV-27)', async () => {
    const details = { countryCode: '+44', phoneNumber: '020 7946 0958', isVerified: false } as const
    home({ 'scheduledInterviews.phone': () => ({ details, hasTelephony: false }) })
    await chooseAudio()
    const code = screen.getByRole<HTMLSelectElement>('combobox', { name: /Country code/ })
    expect(code.options).toHaveLength(20)
    await waitFor(() => expect(code.value).toBe('+44'))
    expect(screen.getByRole<HTMLInputElement>('textbox', { name: /Phone number/ }).value).toBe('020 7946 0958')
  })

  it('explains the use of the number with and without telephony (INTV-30)', async () => {
    const shown = home()
    await chooseAudio()
    expect(
      screen.getByText(/We don't call or text this number: reminders arrive by email and notification/),
    ).toBeTruthy()
    shown.unmount()
    home({ 'scheduledInterviews.phone': () => ({ ...none, hasTelephony: true }) })
    await chooseAudio()
    expect(await screen.findByText(/for a call when it starts, after you confirm the number with a code/)).toBeTruthy()
  })

  async function fillIn() {
    await chooseAudio()
    await userEvent.type(screen.getByRole('textbox', { name: /Phone number/ }), '(503) 555-0142')
    await userEvent.click(day('Thursday, 26 November 2026'))
    await userEvent.click(screen.getByRole('radio', { name: '09:30 AM' }))
    await userEvent.click(screen.getByRole('button', { name: 'Schedule Interview' }))
  }

  it('schedules and shows the scheduled list instead of starting (INTV-23)', async () => {
    let all: ScheduledInterview[] = []
    home({
      'scheduledInterviews.savePhone': () => none,
      'scheduledInterviews.list': () => all,
      'scheduledInterviews.schedule': () => {
        all = [scheduledInterview()]
        return all[0]
      },
    })
    await fillIn()
    expect(await screen.findByRole('heading', { name: 'Scheduled interviews' })).toBeTruthy()
    expect(await screen.findByRole('heading', { name: 'Analyst at Fernway' })).toBeTruthy()
    expect(callsOf('savePhone')[0]?.[1]).toEqual({ countryCode: '+1 (US)', phoneNumber: '(503) 555-0142' })
    expect(callsOf('schedule')[0]?.[1]).toMatchObject({
      day: '2026-11-26',
      time: '09:30',
      setup: { types: ['behavioral'], levels: ['medium'], count: 5, timeLimit: 30 },
    })
    expect(toastTexts()).toContain('Interview scheduled')
    expect(calls.some(([name]) => name === 'mockInterviews.start')).toBe(false)
  })

  it.each([
    ['savePhone', 'Failed to save phone details'],
    ['schedule', 'Failed to schedule interview'],
  ])('shows an error when %s fails, and preserves typed text (INTV-22)', async (failing, words) => {
    home({
      'scheduledInterviews.savePhone': () => none,
      [`scheduledInterviews.${failing}`]: () => Promise.reject(new Error('broken')),
    })
    await fillIn()
    expect(await screen.findByText(words)).toBeTruthy()
    expect(screen.getByRole<HTMLInputElement>('textbox', { name: /Phone number/ }).value).toBe('(503) 555-0142')
    expect(screen.getByRole<HTMLInputElement>('radio', { name: '09:30 AM' }).checked).toBe(true)
  })

  it("shows the server's error message for the slot", async () => {
    const taken = 'You have another interview at this time. Choose another.'
    home({
      'scheduledInterviews.savePhone': () => none,
      'scheduledInterviews.schedule': () => Promise.reject(refusal('SLOT_TAKEN', taken)),
    })
    await fillIn()
    expect(await screen.findByText(taken)).toBeTruthy()
  })
})

describe('the list of scheduled interviews', () => {
  it('shows time, settings and status, and actions only for scheduled interviews (INTV-31, INTV-32)', async () => {
    const states = ['completed', 'cancelled', 'no_show'] as const
    list([scheduledInterview(), ...states.map((status) => scheduledInterview({ status }))])
    expect(await screen.findAllByText('Tuesday, 1 December 2026, 9:30 AM (Europe/Berlin)')).toHaveLength(4)
    for (const words of ['Scheduled', 'Completed', 'Cancelled', 'Missed']) expect(screen.getByText(words)).toBeTruthy()
    expect(screen.getAllByRole('button', { name: /^Mark as completed/ })).toHaveLength(1)
    expect(screen.getAllByRole('button', { name: /^Cancel:/ })).toHaveLength(1)
    expect(screen.getAllByRole('link', { name: 'Start now' })).toHaveLength(1)
  })

  it('cancels with this toast, and marks as completed (INTV-32)', async () => {
    const [gone, done] = [scheduledInterview(), scheduledInterview()]
    list([gone, done], {
      'scheduledInterviews.cancel': () => ({ ...gone, status: 'cancelled' }),
      'scheduledInterviews.complete': () => ({ ...done, status: 'completed' }),
    })
    const first = async (name: RegExp) => (await screen.findAllByRole('button', { name }))[0] as HTMLElement
    await userEvent.click(await first(/^Cancel:/))
    await waitFor(() => expect(toastTexts()).toContain('Interview cancelled'))
    await userEvent.click((await screen.findAllByRole('button', { name: /^Mark as completed/ })).at(-1) as HTMLElement)
    await waitFor(() => expect(callsOf('complete')).toEqual([['scheduledInterviews.complete', { id: done.id }]]))
    expect(callsOf('cancel')).toEqual([['scheduledInterviews.cancel', { id: gone.id }]])
  })

  it('links to the page of the interview and to the calendar file (INTV-28, INTV-29)', async () => {
    const soon = scheduledInterview({ scheduledDate: new Date(Date.now() + 10 * 60_000) })
    list([soon, scheduledInterview({ sessionId: newId() })])
    const start = await screen.findByRole('link', { name: 'Start interview' })
    expect(start.getAttribute('href')).toBe(`/app/interview/call/${soon.id}`)
    expect(screen.getByRole('link', { name: 'Continue' })).toBeTruthy()
    const [calendar] = screen.getAllByRole('link', { name: 'Add to calendar' })
    expect(calendar?.getAttribute('href')).toBe(`/api/interviews/${soon.id}.ics`)
  })

  it('sends the shown sequence when it moves an interview (INTV-29)', async () => {
    const one = scheduledInterview({ sequence: 3 })
    list([one], { 'scheduledInterviews.reschedule': () => ({ ...one, sequence: 4 }) })
    await userEvent.click(await screen.findByRole('button', { name: 'Reschedule' }))
    await userEvent.click(await screen.findByRole('button', { name: 'Wednesday, 2 December 2026' }))
    await userEvent.click(screen.getByRole('radio', { name: '11:00 AM' }))
    const dialog = screen.getByRole('dialog')
    await userEvent.click(within(dialog).getByRole('button', { name: 'Reschedule' }))
    await waitFor(() => expect(toastTexts()).toContain('Interview rescheduled'))
    expect(callsOf('reschedule')[0]?.[1]).toMatchObject({ id: one.id, sequence: 3, day: '2026-12-02', time: '11:00' })
  })

  it('offers to confirm a number only with a telephony provider (INTV-30)', async () => {
    const details = { countryCode: '+44', phoneNumber: '020 7946 0958', isVerified: false } as const
    const confirmed = { details: { ...details, isVerified: true }, hasTelephony: true }
    const shown = list([scheduledInterview()], {
      'scheduledInterviews.phone': () => ({ details, hasTelephony: false }),
    })
    await screen.findByText('Scheduled')
    expect(screen.queryByRole('button', { name: 'Send code' })).toBeNull()
    shown.unmount()
    list([scheduledInterview()], {
      'scheduledInterviews.phone': () => ({ details, hasTelephony: true }),
      'scheduledInterviews.sendCode': () => ({ sent: true }),
      'scheduledInterviews.confirmCode': () => confirmed,
    })
    await userEvent.click(await screen.findByRole('button', { name: 'Send code' }))
    await userEvent.type(await screen.findByRole('textbox', { name: /Code/ }), '123456')
    await userEvent.click(screen.getByRole('button', { name: 'Send a new code' }))
    await waitFor(() => expect(toastTexts()).toContain('New code sent'))
    expect(callsOf('sendCode')).toHaveLength(2)
    await userEvent.click(screen.getByRole('button', { name: 'Confirm' }))
    await waitFor(() => expect(toastTexts()).toContain('Number confirmed'))
    expect(screen.queryByRole('textbox', { name: /Code/ })).toBeNull()
  })
})
