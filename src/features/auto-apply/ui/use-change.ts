import { useQueryClient } from '@tanstack/react-query'
import { api } from '#client/api.ts'
import { errorToast } from '#ui/failure-toasts.ts'
import { refreshQueries } from '#ui/refresh.ts'

/**
 * After every change, all queries of auto apply are refetched, and the change resolves after that. A failure shows the server's message or
 * this text.
 */
export function useChange(failure: string) {
  const queryClient = useQueryClient()
  return {
    onError: errorToast(failure),
    onSettled: () => refreshQueries(queryClient, api.autoApply.key()),
  }
}
