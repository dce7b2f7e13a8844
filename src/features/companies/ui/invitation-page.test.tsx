import { act, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, it, vi } from 'vitest'
import { refusal, seeker, showScreen } from '#testing/show-screen.tsx'
import { JoinedNotice } from './components/joined-notice.tsx'
import { InvitationPage } from './invitation-page.tsx'

const companyId = '0199d1f0-0000-7000-8000-0000000000cc'
const names: Record<string, string> = { first: 'Banyan Row Schools', second: 'Copperline Energy' }
const onJoined = vi.fn()

beforeEach(() => {
  sessionStorage.clear()
  onJoined.mockReset()
})

const show = (accept: () => unknown = () => ({ companyId })) =>
  showScreen(<InvitationPage onJoined={onJoined} onSignOut={() => {}} />, {
    answers: {
      'team.open': ({ token }: { token: string }) => ({
        companyName: names[token],
        companyLogo: null,
        invitedBy: 'Amara Lindqvist',
        displayName: 'Maya Okafor',
        email: seeker.email,
        role: 'client_user',
        expiresAt: new Date(),
        hasAccount: true,
      }),
      'team.accept': accept,
    },
  })

it('shows the new invitation when another link is opened in the same tab', async () => {
  location.hash = '#token=first'
  show()
  expect(await screen.findByText('Join Banyan Row Schools')).toBeTruthy()
  act(() => {
    location.hash = '#token=second'
  })
  expect(await screen.findByText('Join Copperline Energy')).toBeTruthy()
  expect(screen.queryByText('Join Banyan Row Schools')).toBeNull()
})

it('shows why an invitation was refused, and opens the company after joining', async () => {
  location.hash = '#token=first'
  const accept = vi.fn((): never => {
    throw refusal('INVITATION_GONE', 'This invitation is no longer valid.')
  })
  const { unmount } = show(accept)
  await userEvent.click(await screen.findByRole('button', { name: 'Accept invitation' }))
  expect((await screen.findByRole('alert')).textContent).toContain('no longer valid')
  expect(onJoined).not.toHaveBeenCalled()
  unmount()
  location.hash = '#token=first'
  show()
  await userEvent.click(await screen.findByRole('button', { name: 'Accept invitation' }))
  await vi.waitFor(() => expect(onJoined).toHaveBeenCalledWith({ companyId }))
})

it('shows the name of the joined company on its dashboard', async () => {
  const one = (id: string, companyName: string) => ({ companyId: id, companyName, role: 'client_user' as const })
  const memberships = [
    one('0199d1f0-0000-7000-8000-0000000000dd', 'Fernway Health'),
    one(companyId, 'Copperline Energy'),
  ]
  showScreen(<JoinedNotice viewer={{ ...seeker, memberships, activeCompanyId: companyId }} />)
  expect(await screen.findByText('You joined Copperline Energy.')).toBeTruthy()
})
