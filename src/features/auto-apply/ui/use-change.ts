import { useQueryClient } from '@tanstack/react-query'
import { api } from '#app/api.ts'
import { errorText } from '#ui/error-text.ts'
import { toast } from '#ui/primitives/toast.ts'
import { refreshQueries } from '#ui/refresh.ts'

/** After every change of auto apply all of it is read again, and the change is over once it is; a failure is said in the server's words or these. */
export function useChange(failure: string) {
  const queryClient = useQueryClient()
  return {
    onError: (error: unknown) => {
      toast.error({ title: 'Error', description: errorText(error, failure) })
    },
    onSettled: () => refreshQueries(queryClient, api.autoApply.key()),
  }
}
