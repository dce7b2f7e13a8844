import { useMutation, useQueryClient } from '@tanstack/react-query'
import { api } from '#client/api.ts'
import { errorText } from '#ui/error-text.ts'
import { toast } from '#ui/primitives/toast.ts'
import { refreshQueries } from '#ui/refresh.ts'
import type { ScheduledInterview } from '../../schedule-contract.ts'
import { scheduledListQuery } from './schedule-queries.ts'

/** Completes or cancels a scheduled interview. The list shows the change immediately (INTV-32). */
export function useSettle(id: string) {
  const queryClient = useQueryClient()
  const show = (changed: ScheduledInterview) =>
    queryClient.setQueryData(scheduledListQuery().queryKey, (all) => all?.map((one) => (one.id === id ? changed : one)))
  const refreshList = () => refreshQueries(queryClient, api.scheduledInterviews.list.key())
  const complete = useMutation(
    api.scheduledInterviews.complete.mutationOptions({
      onSuccess: (changed) => {
        show(changed)
        toast.success('Interview completed')
      },
      onError: (error) => void toast.error(errorText(error, 'Failed to complete the interview')),
      onSettled: refreshList,
    }),
  )
  const cancel = useMutation(
    api.scheduledInterviews.cancel.mutationOptions({
      onSuccess: (changed) => {
        show(changed)
        toast.success('Interview cancelled')
      },
      onError: (error) => void toast.error(errorText(error, 'Failed to cancel the interview')),
      onSettled: refreshList,
    }),
  )
  return { complete, cancel }
}
