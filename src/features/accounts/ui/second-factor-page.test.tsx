import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { seeker, showScreen } from '#testing/show-screen.tsx'
import { SecondFactorPage } from './second-factor-page.tsx'

it('SecondFactorPage sets two-factor up in a dialog that can be closed, and offers to sign out', async () => {
  const viewer = { ...seeker, roles: ['platform_admin' as const], needsSecondFactor: true }
  const secret = { secret: 'ABCDEFGH', uri: 'otpauth://totp/x', qr: { size: 1, path: 'M0 0h1v1h-1z' } }
  showScreen(<SecondFactorPage redirect="/app/admin" />, {
    viewer,
    answers: { 'security.startTwoFactor': () => secret },
  })
  expect(await screen.findByRole('button', { name: 'Sign out' })).toBeTruthy()
  await userEvent.click(screen.getByRole('button', { name: 'Set up two-factor' }))
  await userEvent.type(await screen.findByLabelText('Current password'), 'quiet river stone')
  await userEvent.click(screen.getByRole('button', { name: 'Continue' }))
  expect(await screen.findByText('ABCD EFGH')).toBeTruthy()
  await userEvent.keyboard('{Escape}')
  expect(await screen.findByRole('button', { name: 'Set up two-factor' })).toBeTruthy()
})
