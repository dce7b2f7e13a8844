import { QueryClient, QueryClientProvider, useMutation } from '@tanstack/react-query'
import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { api } from '#client/api.ts'
import { answerWith } from '#testing/answers.ts'
import { toastTexts } from '#testing/show-screen.tsx'
import { toast } from '#ui/primitives/toast.ts'
import { Toaster } from '#ui/primitives/toaster.tsx'
import { mutationCache } from './mutation-cache.ts'

const ids = ['0199d1f0-0000-7000-8000-000000000001', '0199d1f0-0000-7000-8000-000000000002'] as const

function Save() {
  const save = useMutation(
    api.jobs.updateSavedNotes.mutationOptions({ onError: ({ message }) => void toast.error(message) }),
  )
  return ['a', 'b'].map((notes) =>
    ids.map((jobId, n) => (
      <button key={notes + jobId} type="button" onClick={() => save.mutate({ jobId, notes })}>
        {`${notes} ${n}`}
      </button>
    )),
  )
}

it('removes the error toast when the same call succeeds, with any input (SHELL-30)', async () => {
  let isAway = true
  answerWith({
    'jobs.updateSavedNotes': (({ jobId, notes }: { jobId: (typeof ids)[number]; notes: string }) => {
      if (isAway) throw new Error(`No ${notes} ${ids.indexOf(jobId)}`)
      return { notes }
    }) as never,
  })
  render(
    <QueryClientProvider client={new QueryClient({ mutationCache: mutationCache() })}>
      <Save />
      <Toaster />
    </QueryClientProvider>,
  )
  const press = (name: string) => userEvent.click(screen.getByRole('button', { name }))
  await press('a 0')
  await waitFor(() => expect(toastTexts()).toEqual(['No a 0']))
  await press('a 1')
  await waitFor(() => expect(toastTexts()).toEqual(['No a 1']))
  isAway = false
  await press('b 1')
  await waitFor(() => expect(toastTexts()).toEqual(['No a 0']))
  await press('b 0')
  await waitFor(() => expect(toastTexts()).toEqual([]))
})
