import { useMutation } from '@tanstack/react-query'
import { api } from '#app/api.ts'
import { toast } from '#ui/primitives/toast.ts'
import { failed, useRefreshLater } from './use-tracker-actions.ts'

const HOUR = 3_600_000

/** What can be done with a reminder; lists follow at once. */
export function useReminderActions() {
  const onSettled = useRefreshLater()
  const onError = failed('Failed to update reminder')
  const move = useMutation(api.tracking.moveReminder.mutationOptions({ onError, onSettled }))
  const finish = useMutation(api.tracking.finishReminder.mutationOptions({ onError, onSettled }))
  const remove = useMutation(api.tracking.deleteReminder.mutationOptions({ onError, onSettled }))
  return {
    snooze: (id: string, days: number) =>
      move.mutate(
        { id, dueAt: new Date(Date.now() + days * 24 * HOUR) },
        { onSuccess: () => void toast.success(days === 1 ? 'Snoozed for a day' : `Snoozed for ${days} days`) },
      ),
    finish: (id: string, isDone: boolean) =>
      finish.mutate({ id, isDone }, { onSuccess: () => void (isDone && toast.success('Reminder done')) }),
    remove: (id: string) => remove.mutate({ id }, { onSuccess: () => void toast.success('Reminder deleted') }),
  }
}
