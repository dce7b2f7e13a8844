import { useQueryClient } from '@tanstack/react-query'
import { api } from '#app/api.ts'
import { errorText } from '#ui/error-text.ts'
import { toast } from '#ui/primitives/toast.ts'

/** After every change of auto apply all of it is read again; a failure is said in the server's words or these. */
export function useChange(failure: string) {
  const queryClient = useQueryClient()
  return {
    onError: (error: unknown) => {
      toast.error({ title: 'Error', description: errorText(error, failure) })
    },
    onSettled: () => {
      void queryClient.invalidateQueries({ queryKey: api.autoApply.key() })
    },
  }
}
