import { useMutation } from '@tanstack/react-query'
import { api } from '#client/api.ts'
import { errorToast } from '#ui/failure-toasts.ts'
import { toast } from '#ui/primitives/toast.ts'
import { useRefresh } from './use-tracker-actions.ts'

const HOUR = 3_600_000

/** The actions on a reminder. The lists are updated at once. */
export function useReminderActions() {
  const onSettled = useRefresh()
  const onError = errorToast('Failed to update reminder')
  const move = useMutation(api.jobTracker.moveReminder.mutationOptions({ onError, onSettled }))
  const finish = useMutation(
    api.jobTracker.finishReminder.mutationOptions({
      onSuccess: (_, { isDone }) => void (isDone && toast.success('Reminder done')),
      onError,
      onSettled,
    }),
  )
  const remove = useMutation(
    api.jobTracker.deleteReminder.mutationOptions({
      onSuccess: () => void toast.success('Reminder deleted'),
      onError,
      onSettled,
    }),
  )
  return {
    isBusy: move.isPending || finish.isPending || remove.isPending,
    snooze: (id: string, days: number) =>
      // await the promise instead of passing callbacks to this call: the row and its callbacks may be unmounted once the list is updated
      void move.mutateAsync({ id, dueAt: new Date(Date.now() + days * 24 * HOUR) }).then(
        () => toast.success(days === 1 ? 'Snoozed for a day' : `Snoozed for ${days} days`),
        () => {},
      ),
    finish: (id: string, isDone: boolean) => finish.mutate({ id, isDone }),
    remove: (id: string) => remove.mutate({ id }),
  }
}
