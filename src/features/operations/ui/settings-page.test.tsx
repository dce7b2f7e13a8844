import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import type { Viewer } from '#lib/viewer.ts'
import { inTimeZone } from '#testing/in-time-zone.ts'
import { calls, refusal, seeker, showScreen } from '#testing/show-screen.tsx'
import type { Settings } from '../settings-contract.ts'
import { SettingsPage } from './settings-page.tsx'

const admin: Viewer = { ...seeker, roles: ['platform_admin'] }
const settings: Settings = {
  enforceSubscriptionVerification: false,
  programmeEnabled: true,
  refundDaysAnnual: 30,
  refundDaysMonthly: 7,
  trialDays: 14,
  supportEmail: null,
  noticeText: null,
  noticeTone: 'info',
  noticeUntil: null,
  secondFactorRoles: ['platform_admin' as const],
  updatedAt: new Date('2026-11-22T10:00:00Z'),
}

const show = (viewer: Viewer, change: (input: never) => unknown = () => settings, overrides: Partial<Settings> = {}) =>
  showScreen(<SettingsPage />, {
    viewer,
    answers: {
      'settings.get': () => ({ settings: { ...settings, ...overrides }, reach: { jobSeekers: 120, entitled: 20 } }),
      'settings.history': () => [],
      'settings.change': change,
      'plans.list': () => [],
      'operations.platformConfig': () => ({ enforceSubscriptionVerification: false }),
    },
  })
const changes = () => calls.filter(([name]) => name === 'settings.change').map(([, input]) => input)

it('asks for confirmation before enforcing subscriptions, and shows whom it affects (PLAT-02)', async () => {
  show(admin)
  const toggle = await screen.findByRole('switch', { name: 'Require a subscription to apply' })
  await userEvent.click(toggle)
  const question = await screen.findByRole('alertdialog')
  expect(question.textContent).toContain("100 of 120 job seekers don't have an active subscription")
  await userEvent.click(within(question).getByRole('button', { name: 'Cancel' }))
  expect(changes()).toEqual([])
  await userEvent.click(toggle)
  await userEvent.click(await screen.findByRole('button', { name: 'Require a subscription' }))
  await waitFor(() =>
    expect(changes()).toEqual([{ seen: settings.updatedAt, form: { enforceSubscriptionVerification: true } }]),
  )
})

it('asks for confirmation before requiring two-factor, and shows whom it blocks', async () => {
  show(admin)
  await userEvent.click(await screen.findByRole('switch', { name: 'Company admins need two-factor' }))
  expect((await screen.findByRole('alertdialog')).textContent).toContain('including those who are signed in now')
  expect(changes()).toEqual([])
  await userEvent.click(screen.getByRole('button', { name: 'Require two-factor' }))
  const form = { secondFactorRoles: ['platform_admin', 'client_admin'] }
  await waitFor(() => expect(changes()).toEqual([{ seen: settings.updatedAt, form }]))
})

it('shows the answer that clients get from the platform configuration (PLAT-05)', async () => {
  show(admin)
  expect(await screen.findByText(/Job seekers see: no subscription is required/)).toBeDefined()
})

it('refuses invalid numbers before sending, and keeps the input after a refusal', async () => {
  show(admin, () => {
    throw refusal('SETTINGS_CHANGED', 'Somebody changed the settings meanwhile.')
  })
  const trial = await screen.findByRole('spinbutton', { name: /Free trial/ })
  await userEvent.clear(trial)
  await userEvent.type(trial, '400')
  const form = screen.getByRole('form', { name: 'Policy values' })
  await userEvent.click(within(form).getByRole('button', { name: 'Save' }))
  expect(await screen.findByText('Enter 365 days or less')).toBeDefined()
  expect(changes()).toEqual([])
  await userEvent.clear(trial)
  await userEvent.type(trial, '21')
  await userEvent.click(within(form).getByRole('button', { name: 'Save' }))
  await userEvent.click(await screen.findByRole('button', { name: 'Save for all users' }))
  await waitFor(() => expect(changes().length).toBe(1))
  expect((trial as HTMLInputElement).value).toBe('21')
})

describe('in Tokyo', () => {
  inTimeZone('Asia/Tokyo')

  it("shows and reads the end of a notice in the admin's time zone, and names the zone", async () => {
    const noticeUntil = new Date('2090-01-01T15:00:00Z')
    show(admin, undefined, { noticeText: 'We move on Sunday.', noticeUntil })
    const until = await screen.findByLabelText(/^Until/)
    await waitFor(() => expect((until as HTMLInputElement).value).toBe('2090-01-02T00:00'))
    expect(screen.getByText('Your time, Asia/Tokyo. Leave blank to show it until you remove it.')).toBeDefined()
    fireEvent.change(until, { target: { value: '2090-01-02T09:30' } })
    await userEvent.click(within(screen.getByRole('form', { name: 'Notice' })).getByRole('button', { name: 'Save' }))
    await userEvent.click(await screen.findByRole('button', { name: 'Show to all users' }))
    const form = expect.objectContaining({ noticeUntil: new Date('2090-01-02T00:30:00Z') })
    await waitFor(() => expect(changes()).toEqual([{ seen: settings.updatedAt, form }]))
  })
})

it('is read-only for platform users', async () => {
  show({ ...admin, roles: ['platform_user'] })
  expect(await screen.findByText(/Only platform admins can change settings/)).toBeDefined()
  expect(await screen.findByRole('switch', { name: 'Global employment programme' })).toHaveProperty('disabled', true)
  expect(screen.queryByRole('button', { name: /Save|Add plan/ })).toBeNull()
})

it('shows an error if the settings cannot be loaded', async () => {
  showScreen(<SettingsPage />, {
    viewer: admin,
    answers: {
      'settings.get': () => {
        throw refusal('INTERNAL_SERVER_ERROR', 'Something went wrong')
      },
    },
  })
  expect(await screen.findByText('Failed to load settings')).toBeDefined()
})
