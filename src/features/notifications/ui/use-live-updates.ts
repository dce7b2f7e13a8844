import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { useEffect, useRef } from 'react'
import { client } from '#client/api.ts'
import { isOwnAction } from '#ui/page/own-actions.ts'
import { refetchChanged } from '#ui/page/refetch-changed.ts'
import { toast } from '#ui/primitives/toast.ts'
import type { LiveMessage } from '../contract.ts'
import { followLive } from './follow-live.ts'
import { keysOf } from './live-keys.ts'
import { useNotificationActions } from './use-notification-actions.ts'

/** Updates the open page without a reload, starting at the session's `liveCursor`. Off if the cursor is null or `isOn` is false. */
export function useLiveUpdates(userId: string, cursor: string | null, { isOn = true }: { isOn?: boolean } = {}): void {
  const start = useRef(cursor)
  const queryClient = useQueryClient()
  const router = useRouter()
  const markRead = useNotificationActions().markRead.mutate
  useEffect(() => {
    // an impersonating admin gets no messages of the user
    if (!isOn || start.current === null) return
    const stop = new AbortController()
    const open = (id: string, href: string) => {
      void router.navigate({ href })
      markRead({ id })
    }
    followLive({
      userId,
      cursor: start.current,
      source: client.notifications,
      signal: stop.signal,
      onMessage: (message) => apply(message, queryClient, open),
    })
    return () => stop.abort()
  }, [userId, isOn, queryClient, router, markRead])
}

function apply(message: LiveMessage, queryClient: QueryClient, open: (id: string, href: string) => void): void {
  for (const queryKey of keysOf[message.topic]()) void refetchChanged(queryClient, queryKey)
  if (message.topic === 'notification' && document.visibilityState === 'visible') {
    const { id, type, title, message: description, href } = message.payload
    if (type === 'application_submitted' && href && isOwnAction(href)) return
    toast.news({
      title,
      description,
      action: href ? { label: 'Open', onAction: () => open(id, href) } : undefined,
    })
  }
}
