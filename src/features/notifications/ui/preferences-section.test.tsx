import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import { inTimeZone } from '#testing/in-time-zone.ts'
import { calls, showScreen, toastTexts } from '#testing/show-screen.tsx'
import type { MailStop, Preferences } from '../contract.ts'
import { PreferencesSection } from './components/preferences-section.tsx'
import { MailStopPage } from './mail-stop-page.tsx'

const preferences: Preferences = {
  kinds: [
    { kind: 'applications', inApp: true, mail: true, digest: false },
    { kind: 'other', inApp: true, mail: false, digest: false },
  ],
  digestAt: { hour: 8, timeZone: 'UTC' },
}
const show = (more = {}) =>
  showScreen(<PreferencesSection />, {
    answers: {
      'notifications.preferences': () => preferences,
      'notifications.mailState': () => ({ address: 'maya@okafor.example', stopped: null }),
      'notifications.updatePreferences': (input: Preferences) => input,
      ...more,
    },
  })
const box = (name: string) => screen.findByRole<HTMLInputElement>('checkbox', { name })
const save = () => screen.findByRole<HTMLButtonElement>('button', { name: 'Save' })

it('shows the choices, one checkbox per kind and channel, and that security emails are always sent', async () => {
  show()
  expect((await box('Your applications: Email')).checked).toBe(true)
  expect((await box('Everything else: Email')).checked).toBe(false)
  expect(screen.getAllByRole('checkbox')).toHaveLength(6)
  expect(screen.getByText(/can't be turned off/)).toBeTruthy()
  expect((await save()).disabled).toBe(true)
})

it('shows no notice if emails reach the address', async () => {
  show()
  await box('Your applications: Email')
  expect(screen.queryByText(/We send no mails/)).toBeNull()
})

it('shows why emails do not reach the address, and enables them again', async () => {
  const address = 'maya@okafor.example'
  const stopped = { reason: 'bounce', since: new Date('2026-11-20T12:00:00Z'), answer: '550 5.1.1 User unknown' }
  show({
    'notifications.mailState': () => ({ address, stopped }),
    'notifications.resumeMail': () => ({ address, stopped: null }),
  })
  expect(await screen.findByText(`We stopped sending emails to ${address}`)).toBeTruthy()
  expect(screen.getByText('Mail server response: 550 5.1.1 User unknown')).toBeTruthy()
  await userEvent.click(screen.getByRole('button', { name: 'Turn emails back on' }))
  await waitFor(() => expect(screen.queryByText(`We stopped sending emails to ${address}`)).toBeNull())
  expect(toastTexts().join()).toContain('Emails to your address are on again')
})

it('shows an error if enabling is refused, and still shows the reason', async () => {
  const address = 'maya@okafor.example'
  const stopped = { reason: 'complaint', since: new Date(), answer: null }
  show({
    'notifications.mailState': () => ({ address, stopped }),
    'notifications.resumeMail': () => Promise.reject(new Error('away')),
  })
  await userEvent.click(await screen.findByRole('button', { name: 'Turn emails back on' }))
  await waitFor(() => expect(toastTexts().join()).toContain('Emails not turned on'))
  expect(screen.getByText(/was marked as spam/)).toBeTruthy()
})

it('saves a change of checkbox, hour and zone immediately, and confirms it', async () => {
  show()
  await userEvent.click(await box('Everything else: Summary'))
  await userEvent.selectOptions(screen.getByLabelText(/Daily summary at/), '19')
  expect(screen.getByText('2 changes not saved: notification channels; daily summary time')).toBeTruthy()
  await userEvent.click(await save())
  await waitFor(() => expect(toastTexts().join()).toContain('Notification settings saved'))
  expect(calls.at(-1)).toEqual([
    'notifications.updatePreferences',
    {
      kinds: [preferences.kinds[0], { kind: 'other', inApp: true, mail: false, digest: true }],
      digestAt: { hour: 19, timeZone: 'UTC' },
    },
  ])
})

it('restores the last choice when saving fails, and shows an error', async () => {
  show({ 'notifications.updatePreferences': () => Promise.reject(new Error('away')) })
  await userEvent.click(await box('Your applications: Email'))
  await userEvent.click(await save())
  await waitFor(() => expect(toastTexts().join()).toContain('Settings not saved'))
  expect((await box('Your applications: Email')).checked).toBe(false)
  expect((await save()).disabled).toBe(false)
})

describe('on a device in another time zone', () => {
  inTimeZone('America/Denver')
  it("stores the device's time zone by its button, which is then gone", async () => {
    show()
    await userEvent.click(await screen.findByRole('button', { name: "Use this device's time zone (America/Denver)" }))
    expect(screen.queryByRole('button', { name: /^Use this device/ })).toBeNull()
    await userEvent.click(await save())
    await waitFor(() => expect(toastTexts().join()).toContain('Notification settings saved'))
    expect(calls.at(-1)?.[1]).toMatchObject({ digestAt: { hour: 8, timeZone: 'America/Denver' } })
  })
})

it('shows an error after a failed load, and retries', async () => {
  show({ 'notifications.preferences': () => Promise.reject(new Error('away')) })
  expect(await screen.findByText('Failed to load your notification settings')).toBeTruthy()
})

const stop: MailStop = { stops: 'digest', address: 'ma…@okafor.example', isOn: true }
it('asks before stopping emails, with a plain HTML form', async () => {
  showScreen(<MailStopPage token="a.b.c" stop={stop} />, { routes: ['/app/profile'] })
  const button = await screen.findByRole('button', { name: 'Unsubscribe' })
  const form = button.closest('form')
  expect([form?.getAttribute('method'), form?.getAttribute('action')]).toEqual(['post', '/api/unsubscribe?token=a.b.c'])
  expect(screen.getByText('ma…@okafor.example')).toBeTruthy()
})

it.each([
  [{ ...stop, isOn: false }, "You're unsubscribed"],
  [null, "This link doesn't work"],
])('shows the result of a link: %#', async (search, title) => {
  showScreen(<MailStopPage token="a" stop={search} />, { routes: ['/app/profile'] })
  expect(await screen.findByRole('heading', { name: title })).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Unsubscribe' })).toBeNull()
})
