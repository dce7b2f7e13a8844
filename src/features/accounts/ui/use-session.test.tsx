import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, it, vi } from 'vitest'
import type { Viewer } from '#lib/viewer.ts'
import { refusal, seeker, showScreen } from '#testing/show-screen.tsx'
import { sessionQuery, useSession } from './queries.ts'
import { refetchSession, useBroadcastSignOut, useWatchSession } from './use-session.ts'

function Page() {
  useWatchSession()
  const { viewer } = useSession()
  const ended = useBroadcastSignOut()
  return (
    <>
      <h1>{viewer ? `Inside as ${viewer.userId}` : 'Outside'}</h1>
      <button type="button" onClick={ended}>
        End
      </button>
    </>
  )
}

/** A page of a signed-in user; `session.viewer` is the viewer in later answers of the server. */
async function showInside() {
  const reload = vi.spyOn(location, 'reload').mockImplementation(() => {})
  const session: { viewer: Viewer | null } = { viewer: seeker }
  const { queryClient } = showScreen(<Page />, {
    viewer: seeker,
    answers: { 'accounts.session': () => ({ ...session, isDemo: true, theme: 'system' }) },
  })
  await screen.findByText(/^Inside/)
  return { reload, session, queryClient }
}

afterEach(() => vi.restoreAllMocks())

it('reloads the page when another page changed who is signed in, and not for its own change (AUTH-25)', async () => {
  const { reload, session, queryClient } = await showInside()
  const elsewhere = new BroadcastChannel('tandem-session')
  session.viewer = { ...seeker, userId: '0199d1f0-0000-7000-8000-0000000000bb' }
  expect(queryClient.getQueryData(sessionQuery().queryKey)?.viewer?.userId).toBe(seeker.userId)
  elsewhere.postMessage('changed')
  await waitFor(() => expect(reload).toHaveBeenCalledTimes(1))
  elsewhere.close()
})

it('reads the session again when a signed-in page gets UNAUTHORIZED (AUTH-25, APPLY-01)', async () => {
  const { reload, session, queryClient } = await showInside()
  session.viewer = null
  refetchSession(queryClient, refusal('NOT_FOUND', 'Not found'))
  refetchSession(queryClient, refusal('UNAUTHENTICATED', 'User not authenticated'), { saysSignedOut: true })
  expect(queryClient.getQueryState(sessionQuery().queryKey)?.isInvalidated).toBe(false)
  refetchSession(queryClient, refusal('UNAUTHENTICATED', 'User not authenticated'))
  await waitFor(() => expect(reload).toHaveBeenCalledTimes(1))
})

it('does not reload when the page itself ended the session, and follows later changes', async () => {
  const { reload, session, queryClient } = await showInside()
  const ask = () => queryClient.invalidateQueries({ queryKey: sessionQuery().queryKey })
  await userEvent.click(await screen.findByRole('button', { name: 'End' }))
  session.viewer = null
  await ask()
  await screen.findByText('Outside')
  expect(reload).not.toHaveBeenCalled()
  session.viewer = seeker
  await ask()
  await waitFor(() => expect(reload).toHaveBeenCalledTimes(1))
})
