import { screen, waitFor } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import type { Viewer } from '#lib/viewer.ts'
import { seeker, showScreen } from '#testing/show-screen.tsx'
import { sessionQuery } from './queries.ts'
import { useFollowSession } from './use-session.ts'

function Page() {
  useFollowSession()
  return <h1>Inside</h1>
}

it('AUTH-25 loads the page anew when another page of the browser changed who is signed in, and not for its own', async () => {
  const reload = vi.spyOn(location, 'reload').mockImplementation(() => {})
  let now: Viewer | null = seeker
  const { queryClient } = showScreen(<Page />, {
    viewer: seeker,
    answers: { 'accounts.session': () => ({ viewer: now, isDemo: true, theme: 'system' }) },
  })
  await screen.findByText('Inside')
  const elsewhere = new BroadcastChannel('tandem-session')
  now = { ...seeker, userId: '0199d1f0-0000-7000-8000-0000000000bb' }
  expect(queryClient.getQueryData(sessionQuery().queryKey)?.viewer?.userId).toBe(seeker.userId)
  elsewhere.postMessage('changed')
  await waitFor(() => expect(reload).toHaveBeenCalledTimes(1))
  elsewhere.close()
  reload.mockRestore()
})
