import { type QueryClient, type QueryMeta, useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { errorCode } from '#ui/error-text.ts'
import { sessionQuery, useSession } from './queries.ts'

const CHANNEL = 'tandem-session'
/** Identifies this page among the browser's others, so that it ignores its own messages. */
const PAGE = Math.random()

/** Notifies this browser's other pages that the user signed in or out. */
export function broadcastSession(): void {
  const channel = new BroadcastChannel(CHANNEL)
  channel.postMessage(PAGE)
  channel.close()
}

/** Script for the head of pages without a framework: reloads them when another page signed in or out (AUTH-25). */
export const sessionWatchScript = `new BroadcastChannel('${CHANNEL}').onmessage=()=>location.reload()`

/** Pages, by their query client, that are being left after the signed-in user changed. */
const leaving = new WeakSet<QueryClient>()

/** Pages, by their query client, that ended the session themselves and show a message about it. */
const ending = new WeakSet<QueryClient>()

/** Notifies the other pages that the session has ended; this page, which shows why, is not reloaded. */
export function useBroadcastSignOut(): () => void {
  const queryClient = useQueryClient()
  const { viewer } = useSession()
  return () => {
    if (viewer) ending.add(queryClient)
    broadcastSession()
  }
}

/**
 * Refetches the session when a signed-in page gets the error UNAUTHENTICATED: the session has expired, so the page reloads (AUTH-25). Skips
 * queries with `meta.saysSignedOut`: their screens show it themselves.
 */
export function refetchSession(queryClient: QueryClient, error: unknown, meta?: QueryMeta): void {
  const { queryKey } = sessionQuery()
  const hasViewer = typeof document !== 'undefined' && Boolean(queryClient.getQueryData(queryKey)?.viewer)
  if (!hasViewer || meta?.saysSignedOut || errorCode(error) !== 'UNAUTHENTICATED') return
  // in the background: a query was refused without a click.
  void queryClient.invalidateQueries({ queryKey })
}

/** Loads the URL as the user who is now signed in, so that no cache has data of the previous user. */
export function useReloadAsUser(): (to: string) => void {
  const queryClient = useQueryClient()
  return (to) => {
    leaving.add(queryClient)
    broadcastSession()
    queryClient.clear()
    location.assign(to)
  }
}

/** Reloads the page when another page of this browser changed who is signed in (AUTH-25). */
export function useWatchSession(): void {
  const queryClient = useQueryClient()
  const { viewer } = useSession()
  const shown = useRef(viewer?.userId)
  useEffect(() => {
    const channel = new BroadcastChannel(CHANNEL)
    channel.onmessage = ({ data }) => {
      // in the background: another page changed who is signed in
      if (data !== PAGE) void queryClient.invalidateQueries({ queryKey: sessionQuery().queryKey })
    }
    // the browser may restore this page after the signed-in user changed
    const onShow = ({ persisted }: PageTransitionEvent) => {
      if (!persisted) return
      leaving.delete(queryClient)
      // in the background: the page is only shown again
      void queryClient.invalidateQueries({ queryKey: sessionQuery().queryKey })
    }
    window.addEventListener('pageshow', onShow)
    return () => {
      channel.close()
      window.removeEventListener('pageshow', onShow)
    }
  }, [queryClient])
  useEffect(() => {
    // no data of the previous user may stay on the screen or in a cache; a page that is being left needs no reload
    if (leaving.has(queryClient) || shown.current === viewer?.userId) return
    if (!ending.delete(queryClient)) return location.reload()
    shown.current = viewer?.userId
  }, [queryClient, viewer?.userId])
}
