import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it, onTestFinished, vi } from 'vitest'
import { calls, refusal, seeker, showScreen, toastTexts } from '#testing/show-screen.tsx'
import { ImpersonationBanner } from './impersonation-banner.tsx'

const session = (impersonation: object | null) => () => ({
  viewer: seeker,
  impersonation,
  isDemo: true,
  theme: 'system',
  liveCursor: null,
  timeZone: null,
})
const impersonation = (minutes: number) => ({
  id: 'a',
  adminName: 'Priya',
  until: new Date(Date.now() + minutes * 60_000 - 1000),
})

it('shows the impersonated user and the remaining time, and ends by its button', async () => {
  const end = vi.fn(refused)
  showScreen(<ImpersonationBanner />, {
    answers: { 'accounts.session': session(impersonation(12)), 'impersonation.end': end },
  })
  const bar = await screen.findByRole('region', { name: 'Impersonation' })
  expect(bar.textContent).toContain("You're viewing Tandem as Maya Okafor. This session is read-only. 12 minutes left.")
  await userEvent.click(screen.getByRole('button', { name: 'End session' }))
  await waitFor(() => expect(calls.some(([name]) => name === 'impersonation.end')).toBe(true))
  await waitFor(() => expect(toastTexts().join(' ')).toContain('Session not ended'))
})
const refused = () => {
  throw refusal('RATE_LIMITED', 'Too many tries.')
}

const over = () => {
  throw refusal('UNAUTHENTICATED', 'User not authenticated')
}

it('leaves the page when a call reports that the impersonation has ended', async () => {
  const assign = vi.spyOn(location, 'assign').mockImplementation(() => {})
  onTestFinished(() => assign.mockRestore())
  const answers = { 'accounts.session': session(impersonation(12)), 'impersonation.end': over }
  const { queryClient } = showScreen(<ImpersonationBanner />, { answers })
  const end = await screen.findByRole('button', { name: 'End session' })
  await userEvent.click(end)
  await waitFor(() => expect(assign).toHaveBeenCalledWith('/app/admin/users'))
  expect(toastTexts()).toEqual([])
  assign.mockClear()
  await queryClient.prefetchQuery({ queryKey: ['a call of the page'], queryFn: over, retry: false })
  await waitFor(() => expect(assign).toHaveBeenCalledWith('/app/admin/users'))
})

it('is not shown without impersonation', async () => {
  showScreen(
    <>
      <ImpersonationBanner />
      <p>the page</p>
    </>,
    { answers: { 'accounts.session': session(null) } },
  )
  await screen.findByText('the page')
  expect(screen.queryByRole('region', { name: 'Impersonation' })).toBeNull()
})
