import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { sessionQuery, useSession } from './queries.ts'

const CHANNEL = 'tandem-session'
/** This page among the others: what it did itself it knows, and goes on as it means to. */
const PAGE = Math.random()

/** Tells this browser's other pages that somebody signed in or out. */
export function announceSession(): void {
  const channel = new BroadcastChannel(CHANNEL)
  channel.postMessage(PAGE)
  channel.close()
}

/** Loads the page anew when another page of this browser changed who is signed in (AUTH-25). */
export function useFollowSession(): void {
  const queryClient = useQueryClient()
  const { viewer } = useSession()
  const shown = useRef(viewer?.userId)
  useEffect(() => {
    const channel = new BroadcastChannel(CHANNEL)
    channel.onmessage = ({ data }) => {
      if (data !== PAGE) void queryClient.invalidateQueries({ queryKey: sessionQuery().queryKey })
    }
    return () => channel.close()
  }, [queryClient])
  useEffect(() => {
    // nothing of the person before may stay on screen or in a cache
    if (shown.current !== viewer?.userId) location.reload()
  }, [viewer?.userId])
}
