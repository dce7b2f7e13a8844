import { useMutation, useQueryClient } from '@tanstack/react-query'
import { api } from '#client/api.ts'
import { errorToast } from '#ui/failure-toasts.ts'
import { useConfirm } from '#ui/page/confirm.tsx'
import { toast } from '#ui/primitives/toast.ts'
import { refreshQueries } from '#ui/refresh.ts'

/** Reloads the list and the statistics after a change. */
export function useRefreshLogs() {
  const queryClient = useQueryClient()
  return () => refreshQueries(queryClient, api.interviewLogs.key())
}

/** Deletes a log after confirmation (INTV-36). */
export function useDeleteLog() {
  const confirm = useConfirm()
  const refresh = useRefreshLogs()
  const remove = useMutation(
    api.interviewLogs.delete.mutationOptions({
      onSuccess: () => void toast.success('Interview log deleted'),
      onError: errorToast('Failed to delete interview log'),
      onSettled: refresh,
    }),
  )
  const ask = async (id: string): Promise<void> => {
    const question = {
      title: 'Delete interview log',
      text: 'Are you sure you want to delete this interview log?',
      action: 'Delete',
    }
    if (await confirm(question)) remove.mutate({ id })
  }
  return { remove: ask, isRemoving: remove.isPending }
}
