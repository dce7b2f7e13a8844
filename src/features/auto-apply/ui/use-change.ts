import { useQueryClient } from '@tanstack/react-query'
import { api } from '#client/api.ts'
import { errorText } from '#ui/error-text.ts'
import { toast } from '#ui/primitives/toast.ts'
import { refreshQueries } from '#ui/refresh.ts'

/**
 * After every change all of auto apply is refetched, and the change resolves then; a failure shows the server's
 * message or this text.
 */
export function useChange(failure: string) {
  const queryClient = useQueryClient()
  return {
    onError: (error: unknown) => {
      toast.error({ title: 'Error', description: errorText(error, failure) })
    },
    onSettled: () => refreshQueries(queryClient, api.autoApply.key()),
  }
}
