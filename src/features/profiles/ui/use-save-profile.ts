import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import { api } from '#client/api.ts'
import { sessionQuery } from '#features/accounts/ui/queries.ts'
import { errorText } from '#ui/error-text.ts'
import { toast } from '#ui/primitives/toast.ts'
import type { Profile } from '../contract.ts'
import { ownProfileQuery } from './queries.ts'

/** Handlers for a save of the profile, with the specified texts (PROF-22). */
export function useProfileSaved() {
  const queryClient = useQueryClient()
  return {
    saved: (profile: Profile) => {
      cacheSavedProfile(queryClient, profile)
      toast.success('Profile updated')
    },
    failed: (error: unknown) =>
      toast.error({ title: 'Error updating profile', description: errorText(error, 'Please try again.') }),
  }
}

/** Puts the changed profile into the cache and refetches the queries that depend on it (LIVE-02). */
export function cacheSavedProfile(queryClient: QueryClient, profile: Profile): void {
  queryClient.setQueryData(ownProfileQuery().queryKey, profile)
  for (const queryKey of [sessionQuery().queryKey, api.key()]) {
    // in the background: the form already shows the stored profile, the other queries are around it
    void queryClient.invalidateQueries({ queryKey, refetchType: 'active' })
  }
}
