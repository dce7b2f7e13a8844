import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it, vi } from 'vitest'
import type { Viewer } from '#lib/viewer.ts'
import { refusal, seeker, showScreen } from '#testing/show-screen.tsx'
import { sessionQuery, useSession } from './queries.ts'
import { askSessionAnew, useEndedHere, useFollowSession } from './use-session.ts'

function Page() {
  useFollowSession()
  const { viewer } = useSession()
  const ended = useEndedHere()
  return (
    <>
      <h1>{viewer ? `Inside as ${viewer.userId}` : 'Outside'}</h1>
      <button type="button" onClick={ended}>
        End
      </button>
    </>
  )
}

it('AUTH-25 loads the page anew when another page of the browser changed who is signed in, and not for its own', async () => {
  const reload = vi.spyOn(location, 'reload').mockImplementation(() => {})
  let now: Viewer | null = seeker
  const { queryClient } = showScreen(<Page />, {
    viewer: seeker,
    answers: { 'accounts.session': () => ({ viewer: now, isDemo: true, theme: 'system' }) },
  })
  await screen.findByText(/^Inside/)
  const elsewhere = new BroadcastChannel('tandem-session')
  now = { ...seeker, userId: '0199d1f0-0000-7000-8000-0000000000bb' }
  expect(queryClient.getQueryData(sessionQuery().queryKey)?.viewer?.userId).toBe(seeker.userId)
  elsewhere.postMessage('changed')
  await waitFor(() => expect(reload).toHaveBeenCalledTimes(1))
  elsewhere.close()
  reload.mockRestore()
})

it('AUTH-25 APPLY-01 asks who is signed in, and follows, where a page of somebody hears that nobody is', async () => {
  const reload = vi.spyOn(location, 'reload').mockImplementation(() => {})
  let now: Viewer | null = seeker
  const { queryClient } = showScreen(<Page />, {
    viewer: seeker,
    answers: { 'accounts.session': () => ({ viewer: now, isDemo: true, theme: 'system' }) },
  })
  await screen.findByText(/^Inside/)
  now = null
  askSessionAnew(queryClient, refusal('NOT_FOUND', 'Not found'))
  askSessionAnew(queryClient, refusal('UNAUTHENTICATED', 'User not authenticated'), { saysSignedOut: true })
  expect(queryClient.getQueryState(sessionQuery().queryKey)?.isInvalidated).toBe(false)
  askSessionAnew(queryClient, refusal('UNAUTHENTICATED', 'User not authenticated'))
  await waitFor(() => expect(reload).toHaveBeenCalledTimes(1))
  reload.mockRestore()
})

it('stays where the page itself ended the session and says so, and follows what comes after', async () => {
  const reload = vi.spyOn(location, 'reload').mockImplementation(() => {})
  let now: Viewer | null = seeker
  const { queryClient } = showScreen(<Page />, {
    viewer: seeker,
    answers: { 'accounts.session': () => ({ viewer: now, isDemo: true, theme: 'system' }) },
  })
  const ask = () => queryClient.invalidateQueries({ queryKey: sessionQuery().queryKey })
  await userEvent.click(await screen.findByRole('button', { name: 'End' }))
  now = null
  await ask()
  await screen.findByText('Outside')
  expect(reload).not.toHaveBeenCalled()
  now = seeker
  await ask()
  await waitFor(() => expect(reload).toHaveBeenCalledTimes(1))
  reload.mockRestore()
})
