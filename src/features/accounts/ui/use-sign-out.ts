import { useMutation } from '@tanstack/react-query'
import { api } from '#client/api.ts'
import { errorText } from '#ui/error-text.ts'
import { deleteDrafts } from '#ui/form/device-drafts.ts'
import { toast } from '#ui/primitives/toast.ts'
import { useSession } from './queries.ts'
import { useReloadAsUser } from './use-session.ts'

/** Signs out in this browser and redirects to the start page or the given one; shows a failure (AUTH-23). */
export function useSignOut(to = '/'): () => void {
  const goOn = useReloadAsUser()
  const { viewer } = useSession()
  const signOut = useMutation(
    api.accounts.signOut.mutationOptions({
      onSuccess: () => {
        if (viewer) deleteDrafts(viewer.userId)
        goOn(to)
      },
      onError: (error) => toast.error({ title: 'Sign out failed', description: errorText(error, 'Please try again.') }),
    }),
  )
  return () => signOut.mutate(undefined)
}
