import { useMutation, useQueryClient } from '@tanstack/react-query'
import { api } from '#app/api.ts'
import { toast } from '#ui/primitives/toast.ts'
import { refreshQueries } from '#ui/refresh.ts'
import { notificationsKey } from './queries.ts'

/** Marking and deleting, with the specification's texts (NOTIF-10); lists and badge follow at once. */
export function useNotificationActions() {
  const queryClient = useQueryClient()
  const onSettled = () => refreshQueries(queryClient, notificationsKey())
  const failed = (text: string) => () => void toast.error(text)
  const markRead = useMutation(
    api.notifications.markRead.mutationOptions({ onSettled, onError: failed('Failed to mark notification as read') }),
  )
  const markAllRead = useMutation(
    api.notifications.markAllRead.mutationOptions({
      onSettled,
      onSuccess: () => void toast.success('All notifications marked as read'),
      onError: failed('Failed to mark all notifications as read'),
    }),
  )
  const remove = useMutation(
    api.notifications.delete.mutationOptions({
      onSettled,
      onSuccess: () => void toast.success('Notification deleted'),
      onError: failed('Failed to delete notification'),
    }),
  )
  return { markRead, markAllRead, remove }
}
