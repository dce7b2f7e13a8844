import { useMutation, useQueryClient } from '@tanstack/react-query'
import { api } from '#client/api.ts'
import { toast } from '#ui/primitives/toast.ts'
import { refreshQueries } from '#ui/refresh.ts'
import { notificationsKey } from './queries.ts'

/** Marks and deletes notifications, with the specified texts (NOTIF-10). Lists and badge update immediately. */
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
