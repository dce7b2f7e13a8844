import { renderHook, waitFor } from '@testing-library/react'
import { expect, it } from 'vitest'
import { refusal, showScreen, toastTexts } from '#testing/show-screen.tsx'
import { useFailureToast } from './use-failure-toast.ts'

const say = (error: unknown, isLoadingError = true) =>
  renderHook(() => useFailureToast({ error, isLoadingError, isSuccess: false }, 'Failed to load content items'))

it('reports a failed load, but not for a user who lost access and is redirected', async () => {
  showScreen(<p>Here</p>)
  say(refusal('FORBIDDEN', 'Not for you'))
  say(refusal('UNAUTHENTICATED', 'User not authenticated'))
  say(new Error('away'), false)
  await Promise.resolve()
  expect(toastTexts()).toEqual([])
  say(new Error('away'))
  await waitFor(() => expect(toastTexts()).toEqual(['Failed to load content items']))
})
