import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it, vi } from 'vitest'
import { seeker, showScreen } from '#testing/show-screen.tsx'
import { StaffInvitationPage } from './staff-invitation-page.tsx'

const invitation = (email: string) => ({
  ...{ displayName: 'Ada Kim', email, role: 'platform_user' as const, expiresAt: new Date('2030-01-05') },
  ...{ invitedBy: 'Joon Park', hasAccount: true },
})

function show(email: string) {
  sessionStorage.setItem('tandem-staff-invitation', 'secret')
  const leads = { onJoined: vi.fn(), onSignOut: vi.fn() }
  const accept = vi.fn(() => ({ joined: true }))
  showScreen(<StaffInvitationPage {...leads} />, {
    answers: { 'staff.open': () => invitation(email), 'staff.accept': accept },
  })
  return { ...leads, accept }
}

it('offers only to sign out if the invitation is for another address', async () => {
  const { onSignOut, accept } = show('other@okafor.example')
  await userEvent.click(await screen.findByRole('button', { name: 'Sign out and continue' }))
  expect(onSignOut).toHaveBeenCalledOnce()
  expect(screen.queryByRole('button', { name: 'Accept invitation' })).toBeNull()
  expect(accept).not.toHaveBeenCalled()
})

it('accepts an invitation for the signed-in address', async () => {
  const { onJoined, accept } = show(seeker.email)
  await userEvent.click(await screen.findByRole('button', { name: 'Accept invitation' }))
  await vi.waitFor(() => expect(onJoined).toHaveBeenCalledWith({ joined: true }))
  expect(accept).toHaveBeenCalledWith({ token: 'secret' })
})
