import { useQueryClient } from '@tanstack/react-query'
import { api } from '#client/api.ts'
import { errorToast } from '#ui/failure-toasts.ts'
import { refreshQueries } from '#ui/refresh.ts'

/**
 * After every change all of auto apply is refetched, and the change resolves then; a failure shows the server's
 * message or this text.
 */
export function useChange(failure: string) {
  const queryClient = useQueryClient()
  return {
    onError: errorToast(failure),
    onSettled: () => refreshQueries(queryClient, api.autoApply.key()),
  }
}
