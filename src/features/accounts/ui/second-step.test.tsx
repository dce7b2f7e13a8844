import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import { calls, refusal, showScreen, toastTexts } from '#testing/show-screen.tsx'
import { AuthPage } from './auth-page.tsx'
import { SecuritySection } from './components/security-section.tsx'
import { SessionsSection } from './components/sessions-section.tsx'
import { TwoFactorReminder } from './components/two-factor-reminder.tsx'

const required = refusal('SECOND_FACTOR_REQUIRED', 'Please enter the code from your authenticator app.')
const wrong = refusal('CODE_WRONG', 'This code is incorrect or was already used. Please enter the latest one.')
const type = (label: string, value: string) => fireEvent.change(screen.getByLabelText(label), { target: { value } })

const overview = {
  email: 'maya@okafor.example',
  pendingEmail: null,
  passwordChangedAt: new Date(),
  twoFactor: null as null | { since: Date; codes: number; codesLeft: number },
  passkeys: [],
  device: 'Firefox on macOS',
}

describe('signing in with two-factor (AUTH-12)', () => {
  it('asks for the code after the password, shows why it is refused, and keeps the redirect', async () => {
    showScreen(<AuthPage redirect="/" tab="sign-in" onTab={() => {}} />, {
      viewer: null,
      answers: {
        'accounts.signIn': () => Promise.reject(required),
        'security.signInCode': () => Promise.reject(wrong),
      },
      routes: ['/auth/reset', '/auth'],
    })
    await screen.findByLabelText('Email')
    type('Email', 'maya@okafor.example')
    type('Password', 'quiet river stone')
    await userEvent.click(screen.getByRole('button', { name: 'Sign In' }))
    await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('Code')))
    await userEvent.click(screen.getByRole('button', { name: 'Sign In' }))
    expect(await screen.findByText('Please enter the code')).toBeTruthy()
    expect(calls.some(([name]) => name === 'security.signInCode')).toBe(false)
    type('Code', '000000')
    await userEvent.click(screen.getByRole('button', { name: 'Sign In' }))
    await waitFor(() => expect(toastTexts().join(' ')).toContain('This code is incorrect'))
    expect(calls.at(-1)).toEqual(['security.signInCode', { code: '000000', trustDevice: false }])
  })
})

describe('account security', () => {
  it('shows a failed load, and offers a retry', async () => {
    showScreen(<SecuritySection />, { answers: { 'security.overview': () => Promise.reject(new Error('x')) } })
    expect(await screen.findByText('Failed to load your sign-in settings')).toBeTruthy()
    expect(screen.getByRole('button', { name: 'Try again' })).toBeTruthy()
  })

  it('shows a wrong password at its field, and keeps the input', async () => {
    const refused = refusal('WRONG_PASSWORD', 'Your current password is incorrect.')
    showScreen(<SecuritySection />, {
      answers: { 'security.overview': () => overview, 'accounts.changePassword': () => Promise.reject(refused) },
    })
    await userEvent.click(await screen.findByRole('button', { name: 'Change password' }))
    await screen.findByLabelText('Current password')
    type('Current password', 'not this one')
    type('New password', 'a new long one')
    type('Confirm password', 'another')
    await userEvent.click(screen.getAllByRole('button', { name: 'Change password' }).at(-1)!)
    expect(await screen.findByText("Passwords don't match")).toBeTruthy()
    type('Confirm password', 'a new long one')
    await userEvent.click(screen.getAllByRole('button', { name: 'Change password' }).at(-1)!)
    expect(await screen.findByText('Your current password is incorrect.')).toBeTruthy()
    expect((screen.getByLabelText('New password') as HTMLInputElement).value).toBe('a new long one')
  })

  it('shows whether two-factor is on, and how many backup codes are left (AUTH-12)', async () => {
    const twoFactor = { since: new Date('2026-03-03'), codes: 10, codesLeft: 8 }
    showScreen(<SecuritySection />, { answers: { 'security.overview': () => ({ ...overview, twoFactor }) } })
    expect(await screen.findByText('8 of 10 left')).toBeTruthy()
    expect(screen.getByText('3 March 2026').parentElement?.textContent).toBe('Since 3 March 2026')
    expect(screen.queryByRole('button', { name: 'Turn on' })).toBeNull()
  })

  it('restores the focus after a passkey is removed', async () => {
    const left = [{ id: 'p1', name: 'Laptop', createdAt: new Date(), lastUsedAt: null }]
    const removed = () => ({ removed: left.splice(0) !== undefined })
    showScreen(<SecuritySection />, {
      answers: { 'security.overview': () => ({ ...overview, passkeys: [...left] }), 'security.removePasskey': removed },
    })
    await userEvent.click(await screen.findByRole('button', { name: 'Remove Laptop' }))
    await userEvent.type(await screen.findByLabelText('Current password'), 'my own password')
    await userEvent.click(screen.getByRole('button', { name: 'Remove passkey' }))
    const add = screen.getByRole('button', { name: 'Add a passkey' })
    await waitFor(() => expect(document.activeElement).toBe(add))
  })

  it('lists devices by name, and signs one out with the password only', async () => {
    const times = {
      createdAt: new Date(),
      updatedAt: new Date(),
      lastActiveAt: new Date(),
      endsAt: new Date(2027, 1, 3),
    }
    const session = { isCurrent: true, device: { name: 'Firefox on macOS', kind: 'computer' }, ...times }
    const sessions = [
      { id: '1', ...session },
      { id: '2', ...session, isCurrent: false, device: { name: 'Unknown device', kind: 'unknown' } },
    ]
    showScreen(<SessionsSection />, {
      answers: { 'accounts.sessions': () => sessions, 'security.endSession': () => ({ done: true }) },
    })
    expect(await screen.findByText('Firefox on macOS')).toBeTruthy()
    expect(screen.getAllByText('This device')).toHaveLength(1)
    expect(screen.getAllByText(/expires on 3 February 2027|expires on February 3, 2027/)).toHaveLength(2)
    await userEvent.click(screen.getByRole('button', { name: 'Sign out Unknown device' }))
    await userEvent.click(await screen.findByRole('button', { name: 'Sign out' }))
    expect(await screen.findByText('Your current password is required')).toBeTruthy()
    expect(calls.filter(([name]) => name === 'security.endSession')).toEqual([])
    await userEvent.type(screen.getByLabelText('Current password'), 'my own password')
    await userEvent.click(screen.getByRole('button', { name: 'Sign out' }))
    await waitFor(() => expect(calls).toContainEqual(['security.endSession', { id: '2', password: 'my own password' }]))
  })

  it('shows at the field that the password is wrong, and signs nothing out', async () => {
    const times = { createdAt: new Date(), updatedAt: new Date(), lastActiveAt: new Date(), endsAt: new Date() }
    const known = { device: { name: 'Firefox on macOS', kind: 'computer' }, ...times }
    const here = { id: '1', isCurrent: true, ...known }
    showScreen(<SessionsSection />, {
      answers: {
        'accounts.sessions': () => [here, { ...here, id: '2', isCurrent: false }],
        'security.endOtherSessions': () => Promise.reject(refusal('WRONG_PASSWORD', 'This is not your password.')),
      },
    })
    await userEvent.click(await screen.findByRole('button', { name: 'Sign out all others' }))
    await userEvent.type(await screen.findByLabelText('Current password'), 'not this one')
    const dialog = within(screen.getByRole('dialog'))
    await userEvent.click(dialog.getByRole('button', { name: 'Sign out all others' }))
    await waitFor(() => expect(screen.getByLabelText('Current password').getAttribute('aria-invalid')).toBe('true'))
    expect(screen.getByRole('dialog')).toBeTruthy()
  })

  it('returns the focus to its button when it is cancelled, and moves it to the list when devices were signed out', async () => {
    const times = { createdAt: new Date(), updatedAt: new Date(), lastActiveAt: new Date(), endsAt: new Date() }
    const here = { id: '1', isCurrent: true, device: { name: 'Firefox on macOS', kind: 'computer' }, ...times }
    const answers = {
      'accounts.sessions': () => [here, { ...here, id: '2', isCurrent: false }],
      'security.endOtherSessions': () => ({}),
    }
    showScreen(<SessionsSection />, { answers })
    const button = await screen.findByRole('button', { name: 'Sign out all others' })
    await userEvent.click(button)
    await userEvent.click(await screen.findByRole('button', { name: 'Cancel' }))
    await waitFor(() => expect(document.activeElement).toBe(button))
    await userEvent.click(button)
    await userEvent.type(await screen.findByLabelText('Current password'), 'quiet river stone')
    await userEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Sign out all others' }))
    await waitFor(() =>
      expect(document.activeElement).toBe(screen.getByRole('region', { name: 'Where you are signed in' })),
    )
  })
})

describe('the reminder to use two-factor', () => {
  it('is hidden when two-factor is on, and for a week after it was dismissed', async () => {
    localStorage.clear()
    const shown = showScreen(<TwoFactorReminder />, { answers: { 'security.overview': () => overview } })
    await userEvent.click(await screen.findByRole('button', { name: 'Remind me in a week' }))
    expect(screen.queryByText('Protect your account with two-factor')).toBeNull()
    shown.unmount()
    const again = showScreen(<TwoFactorReminder />, { answers: { 'security.overview': () => overview } })
    await waitFor(() => expect(calls.some(([name]) => name === 'security.overview')).toBe(true))
    expect(screen.queryByText('Protect your account with two-factor')).toBeNull()
    again.unmount()
    localStorage.clear()
    const twoFactor = { since: new Date(), codes: 10, codesLeft: 10 }
    showScreen(<TwoFactorReminder />, { answers: { 'security.overview': () => ({ ...overview, twoFactor }) } })
    await waitFor(() => expect(calls.some(([name]) => name === 'security.overview')).toBe(true))
    expect(screen.queryByText('Protect your account with two-factor')).toBeNull()
  })
})
