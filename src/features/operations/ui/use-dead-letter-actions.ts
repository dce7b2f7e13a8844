import { useMutation, useQueryClient } from '@tanstack/react-query'
import { api } from '#client/api.ts'
import { errorText } from '#ui/error-text.ts'
import { useConfirm } from '#ui/page/confirm.tsx'
import { toast } from '#ui/primitives/toast.ts'
import { refreshQueries } from '#ui/refresh.ts'
import type { DeadLetter } from '../contract.ts'
import { operationsKey } from './queries.ts'

/** Retries or discards failed work after a confirmation, and refreshes queues and lists. */
export function useDeadLetterActions() {
  const queryClient = useQueryClient()
  const confirm = useConfirm()
  const onSettled = () => refreshQueries(queryClient, operationsKey())
  const failed = (text: string) => (error: unknown) => {
    const why = errorText(error, '')
    toast.error({ title: 'Error', description: why ? `${text}: ${why}` : text })
  }
  const retry = useMutation(
    api.operations.retryDeadLetter.mutationOptions({
      onSettled,
      onSuccess: ({ work }) => void toast.success(`${work} will run again`),
      onError: failed('Failed to retry the job'),
    }),
  )
  const retryAll = useMutation(
    api.operations.retryDeadLetters.mutationOptions({
      onSettled,
      onSuccess: ({ count }) =>
        void toast.success(count === 1 ? '1 job will run again' : `${count} jobs will run again`),
      onError: failed('Failed to retry the jobs'),
    }),
  )
  const discard = useMutation(
    api.operations.discardDeadLetter.mutationOptions({
      onSettled,
      onSuccess: ({ work }) => void toast.success(`${work} discarded`),
      onError: failed('Failed to discard the job'),
    }),
  )
  return {
    isBusy: (id: string) => [retry, discard].some((one) => one.isPending && one.variables.id === id),
    async retry({ id, work }: DeadLetter) {
      const text = `${work} will run again for the same event, with all its retries.`
      if (await confirm({ title: 'Retry', text, action: 'Retry', destructive: false })) retry.mutate({ id })
    },
    isRetryingAll: retryAll.isPending,
    async retryAll(total: number) {
      const text = `All ${total} failed jobs will run again, each with all its retries.`
      if (await confirm({ title: 'Retry all', text, action: 'Retry all', destructive: false })) {
        retryAll.mutate(undefined)
      }
    },
    async discard({ id, work }: DeadLetter) {
      const text = `${work} will not run for this event. This action cannot be undone.`
      if (await confirm({ title: 'Discard failed job', text, action: 'Discard' })) discard.mutate({ id })
    },
  }
}
