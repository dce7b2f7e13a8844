import { fireEvent, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, it } from 'vitest'
import { calls, refusal, showScreen } from '#testing/show-screen.tsx'
import { ChangePasswordPage } from './change-password-page.tsx'
import { ResetPage } from './reset-page.tsx'

const type = (label: string, value: string) => fireEvent.change(screen.getByLabelText(label), { target: { value } })
const OVER = 'This link is not valid any more. Ask for a new one.'

afterEach(() => history.replaceState(null, '', location.pathname))

function openLink(token: string) {
  history.replaceState(null, '', `#token=${token}`)
  window.dispatchEvent(new HashChangeEvent('hashchange'))
}

it('shows that a link has expired and offers a new one; accepts a link opened in the same tab', async () => {
  const answers = {
    'accounts.resetPassword': () => Promise.reject(refusal('LINK_INVALID', OVER)),
    'accounts.requestReset': () => ({ ok: true }),
  }
  showScreen(<ResetPage onDone={() => {}} />, { viewer: null, answers, routes: ['/auth'] })
  await screen.findByRole('button', { name: 'Send link' })
  openLink('an-old-link')
  await screen.findByLabelText('New password')
  expect(location.hash).toBe('')
  type('New password', 'quiet river stone')
  type('Confirm password', 'quiet river stone')
  await userEvent.click(screen.getByRole('button', { name: 'Set password' }))
  expect(await screen.findByText(OVER)).toBeTruthy()
  expect((screen.getByLabelText('New password') as HTMLInputElement).value).toBe('quiet river stone')
  await userEvent.click(screen.getByRole('button', { name: 'Request a new link' }))
  expect(await screen.findByRole('button', { name: 'Send link' })).toBeTruthy()
  openLink('another-link')
  expect(((await screen.findByLabelText('New password')) as HTMLInputElement).value).toBe('')
  expect(calls.filter(([name]) => name === 'accounts.resetPassword')).toHaveLength(1)
})

it('shows a common password at its field, and focuses it (AUTH-10)', async () => {
  const common = 'This password is one of the most common ones.'
  const answers = { 'accounts.resetPassword': () => Promise.reject(refusal('PASSWORD_TOO_COMMON', common)) }
  showScreen(<ResetPage onDone={() => {}} />, { viewer: null, answers, routes: ['/auth'] })
  await screen.findByRole('button', { name: 'Send link' })
  openLink('a-link')
  await screen.findByLabelText('New password')
  type('New password', 'password123')
  type('Confirm password', 'password123')
  await userEvent.click(screen.getByRole('button', { name: 'Set password' }))
  expect(await screen.findByText(common)).toBeTruthy()
  const field = screen.getByLabelText('New password')
  expect([field.getAttribute('aria-invalid'), document.activeElement]).toEqual(['true', field])
})

it('explains why a first password is required (AUTH-16)', async () => {
  showScreen(<ResetPage onDone={() => {}} />, { viewer: null, answers: {}, routes: ['/auth'] })
  await screen.findByRole('button', { name: 'Send link' })
  openLink('a-link&first=1')
  expect(await screen.findByText(/^Your email is confirmed\. It was used to sign up more than once/)).toBeTruthy()
})

it('shows why a password was refused (AUTH-26)', async () => {
  const answers = { 'accounts.changePassword': () => Promise.reject(refusal('RATE_LIMITED', 'Too many tries.')) }
  showScreen(<ChangePasswordPage redirect="/app" />, { viewer: null, answers })
  await screen.findByLabelText('Current password')
  type('Current password', 'the given one')
  type('New password', 'quiet river stone')
  type('Confirm password', 'quiet river stone')
  await userEvent.click(screen.getByRole('button', { name: 'Set password' }))
  expect(await screen.findByText('Too many tries.')).toBeTruthy()
})
