import { getEventMeta } from '@orpc/client'
import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { useEffect, useRef } from 'react'
import { client } from '#app/api.ts'
import { isDoneHere } from '#ui/page/done-here.ts'
import { toast } from '#ui/primitives/toast.ts'
import type { LiveMessage } from '../contract.ts'
import { keysOf } from './live-keys.ts'
import { useNotificationActions } from './use-notification-actions.ts'

type Said = LiveMessage | { topic: 'caught_up' }

/**
 * Keeps the open page up to date without a reload. Of all pages of a browser one holds the stream (browsers allow six
 * connections a site) and passes on what it hears; it goes on from the last message after every break.
 */
export function useLiveUpdates(userId: string, cursor: number, { isOn = true }: { isOn?: boolean } = {}): void {
  const start = useRef(cursor)
  const queryClient = useQueryClient()
  const router = useRouter()
  const markRead = useNotificationActions().markRead.mutate
  useEffect(() => {
    // what is said to somebody is theirs to hear, whoever looks on
    if (!isOn) return
    const stop = new AbortController()
    const channel = new BroadcastChannel(`tandem-live-${userId}`)
    const open = (id: string, href: string) => {
      void router.navigate({ href })
      markRead({ id })
    }
    const hear = (said: Said) => apply(said, queryClient, open)
    channel.onmessage = ({ data }: MessageEvent<Said>) => hear(data)
    const pass = (said: Said) => {
      hear(said)
      channel.postMessage(said)
    }
    const hold = () => listen(pass, start.current, stop.signal)
    // without https there are no locks: each page then listens by itself
    const held = navigator.locks?.request(`tandem-live-${userId}`, { signal: stop.signal }, hold) ?? hold()
    held.catch(() => {})
    return () => {
      stop.abort()
      channel.close()
    }
  }, [userId, isOn, queryClient, router, markRead])
}

async function listen(pass: (said: Said) => void, start: number, signal: AbortSignal): Promise<void> {
  let last = start
  const seen = new Set<number>()
  let pause = 500
  while (!signal.aborted) {
    try {
      const stream = await client.notifications.live(undefined, { signal, lastEventId: String(last) })
      if (seen.size > 0 || pause > 500) pass({ topic: 'caught_up' })
      for await (const heard of stream) {
        const meta = getEventMeta(heard)?.id
        // what oRPC hands out carries its number with it and cannot be posted to another page
        const message = { topic: heard.topic, payload: heard.payload } as LiveMessage
        pause = 500
        // what is said to everybody has no number
        if (meta === undefined) {
          pass(message)
          continue
        }
        const id = Number(meta)
        // the last minute is told again: what the page knew when it was made is no news
        if (seen.has(id) || id <= start) continue
        seen.add(id)
        last = Math.max(last, id)
        pass(message)
      }
    } catch (error) {
      // signed out elsewhere, or let in no more: the open pages ask who they are
      if ((error as { status?: number }).status === 401) return pass({ topic: 'caught_up' })
    }
    if (signal.aborted) return
    await new Promise((resolve) => setTimeout(resolve, pause))
    pause = Math.min(pause * 2, 15_000)
  }
}

function apply(said: Said, queryClient: QueryClient, open: (id: string, href: string) => void): void {
  if (said.topic === 'caught_up') return void queryClient.invalidateQueries()
  for (const queryKey of keysOf[said.topic]()) void queryClient.invalidateQueries({ queryKey })
  if (said.topic === 'notification' && document.visibilityState === 'visible') {
    const { id, type, title, message, href } = said.payload
    if (type === 'application_submitted' && href && isDoneHere(href)) return
    toast.info({
      title,
      description: message,
      action: href ? { label: 'Open', onAction: () => open(id, href) } : undefined,
    })
  }
}
