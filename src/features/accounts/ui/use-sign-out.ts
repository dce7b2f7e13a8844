import { useMutation, useQueryClient } from '@tanstack/react-query'
import { api } from '#app/api.ts'
import { errorText } from '#ui/error-text.ts'
import { forgetDrafts } from '#ui/form/device-drafts.ts'
import { toast } from '#ui/primitives/toast.ts'
import { useSession } from './queries.ts'
import { announceSession } from './use-session.ts'

/** Signs out everywhere in this browser and leads to the start, or where told; a failure is said (AUTH-23). */
export function useSignOut(to = '/'): () => void {
  const queryClient = useQueryClient()
  const { viewer } = useSession()
  const signOut = useMutation(
    api.accounts.signOut.mutationOptions({
      onSuccess: () => {
        if (viewer) forgetDrafts(viewer.userId)
        announceSession()
        queryClient.clear()
        location.assign(to)
      },
      onError: (error) => toast.error({ title: 'Sign out failed', description: errorText(error, 'Please try again.') }),
    }),
  )
  return () => signOut.mutate(undefined)
}
