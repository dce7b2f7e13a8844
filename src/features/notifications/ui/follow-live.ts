import { getEventMeta } from '@orpc/client'
import type { Client } from '#client/client.ts'
import type { LiveMessage } from '../contract.ts'

/** The data that one page of a browser passes to the others. */
type Passed = { message: LiveMessage; cursor: string | undefined }

const EVERYTHING: LiveMessage = { id: null, topic: 'everything_changed', payload: {} }
const SHORTEST_PAUSE_MS = 500
const LONGEST_PAUSE_MS = 15_000
const MAX_IDS = 2_000

type Options = {
  userId: string
  /** `liveCursor` of the session, read before the page's data. */
  cursor: string
  source: Pick<Client['notifications'], 'live' | 'missed'>
  signal: AbortSignal
  onMessage(message: LiveMessage): void
}

/**
 * Receives each message to the user once, from `cursor` on, until `signal` aborts. Browsers allow six connections per
 * site, so one page has the stream (chosen by a lock) and passes messages on. The other pages fetch once what was
 * published between their data and their first message from that page.
 */
export function followLive({ userId, cursor, source, signal, onMessage }: Options): void {
  // the name changes with the format, because pages of an earlier version pass other data
  const name = `tandem-stream-${userId}`
  const channel = new BroadcastChannel(name)
  signal.addEventListener('abort', () => channel.close())
  const known = new Set<number>()
  let goOnFrom = cursor
  // The other page's cursor must not be used before this page has caught up.
  let hasCaughtUp = false

  const take = ({ message, cursor: next }: Passed) => {
    if (next && hasCaughtUp) goOnFrom = next
    if (message.id !== null) {
      if (known.has(message.id)) return
      known.add(message.id)
      const [oldest] = known
      if (known.size > MAX_IDS && oldest !== undefined) known.delete(oldest)
    }
    onMessage(message)
  }
  const attention = followAttention(name, signal)
  channel.onmessage = ({ data }: MessageEvent<Passed>) => take(data)
  const pass = (message: LiveMessage, next?: string) => {
    take({ message, cursor: next })
    // copy it: oRPC's object has metadata that cannot be posted to another page
    channel.postMessage({ message: { ...message }, cursor: next } satisfies Passed)
  }

  const followStream = async () => {
    hasCaughtUp = true
    let pause = SHORTEST_PAUSE_MS
    let isFirst = true
    while (!signal.aborted) {
      try {
        const stream = await source.live(undefined, { signal, lastEventId: goOnFrom })
        // the server stores messages for an hour, and the interruption may have been longer
        if (!isFirst) pass(EVERYTHING)
        isFirst = false
        for await (const message of stream) {
          pause = SHORTEST_PAUSE_MS
          // do not reopen it immediately: that would end the stream of another page, which would do the same
          if (message.topic === 'stream_replaced') await attention.next()
          else pass(message, getEventMeta(message)?.id)
        }
      } catch (error) {
        // signed out elsewhere, or a role was removed: the open pages load the session again
        if (isSignedOut(error)) return pass(EVERYTHING)
        isFirst = false
      }
      pause = await waitThenDouble(pause, signal)
    }
  }

  const catchUp = async () => {
    let pause = SHORTEST_PAUSE_MS
    while (!signal.aborted && !hasCaughtUp) {
      try {
        const missed = await source.missed({ after: goOnFrom }, { signal })
        for (const message of missed.messages) take({ message, cursor: undefined })
        if (!hasCaughtUp) goOnFrom = missed.cursor
        hasCaughtUp = true
      } catch (error) {
        if (isSignedOut(error)) return
        pause = await waitThenDouble(pause, signal)
      }
    }
  }

  const follow = async () => {
    // without https there are no locks, so each page has its own stream
    if (!navigator.locks) return followStream()
    const wasFirst = await navigator.locks.request(name, { ifAvailable: true }, async (lock) => {
      if (lock) await followStream()
      return Boolean(lock)
    })
    if (wasFirst || signal.aborted) return
    void catchUp()
    await navigator.locks.request(name, { signal }, followStream)
  }
  // aborting the wait for the lock rejects the promise
  follow().catch(() => {})
}

/** `next` resolves when the user focuses this page or another one of this browser, or when `signal` aborts. */
function followAttention(name: string, signal: AbortSignal): { next(): Promise<void> } {
  const channel = new BroadcastChannel(`${name}-attention`)
  let wake = () => {}
  channel.onmessage = () => wake()
  const onAttention = () => {
    if (document.visibilityState !== 'visible') return
    channel.postMessage(null)
    wake()
  }
  globalThis.addEventListener?.('focus', onAttention, { signal })
  globalThis.document?.addEventListener('visibilitychange', onAttention, { signal })
  signal.addEventListener('abort', () => {
    channel.close()
    wake()
  })
  const next = () =>
    new Promise<void>((resolve) => {
      wake = resolve
    })
  return { next }
}

const isSignedOut = (error: unknown) => (error as { status?: number }).status === 401

async function waitThenDouble(pause: number, signal: AbortSignal): Promise<number> {
  if (!signal.aborted) await new Promise((resolve) => setTimeout(resolve, pause))
  return Math.min(pause * 2, LONGEST_PAUSE_MS)
}
