import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import { api } from '#app/api.ts'
import { sessionQuery } from '#features/accounts/ui/queries.ts'
import { errorText } from '#ui/error-text.ts'
import { toast } from '#ui/primitives/toast.ts'
import type { Profile } from '../contract.ts'
import { ownProfileQuery } from './queries.ts'

/** What follows a change of the profile: its text, and everything that reads it is fresh at once (PROF-22, LIVE-02). */
export function useProfileSaved() {
  const queryClient = useQueryClient()
  return {
    saved: (profile: Profile) => {
      queryClient.setQueryData(ownProfileQuery().queryKey, profile)
      refreshReaders(queryClient)
      toast.success('Profile updated')
    },
    failed: (error: unknown) =>
      toast.error({ title: 'Error updating profile', description: errorText(error, 'Please try again.') }),
  }
}

function refreshReaders(queryClient: QueryClient): void {
  for (const queryKey of [sessionQuery().queryKey, api.key()]) {
    void queryClient.invalidateQueries({ queryKey, refetchType: 'active' })
  }
}
