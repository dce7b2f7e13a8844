import { type Connection, type LiveReader, type LiveSource, readerOf } from './live-reader.ts'
import { type BroadcastTopic, type Listener, type LiveBatch, type LiveMessage, REPLACED } from './realtime-hub.ts'

/** A message with the cursor to continue from once the page has received it. */
export type Delivery = LiveMessage & { cursor: string }

/** Receives the messages of an open page; messages that were read together arrive together. */
export type Sink = { send(messages: Delivery[]): void; heartbeat(): void; end(): void }

type Start = {
  /** A cursor (`liveCursor`): the stream starts with everything that was committed since. */
  after: string
  /** Whether the user still has access. Called once the connection listens, and whenever a revocation may have been missed. */
  mayStay?(): Promise<boolean>
}

const alwaysAllowed = async () => true

/**
 * One open page: receives every message for its user since `after`, then each new one, until access is revoked, the page is closed or the
 * user opens too many others. Thousands are open and nearly all idle, so an idle one has no timer, promise or request of its own.
 */
export class SseConnection implements Listener, Connection {
  cursor: string
  private readonly source: LiveSource
  private readonly userId: string
  private readonly sink: Sink
  private readonly reader: LiveReader
  private readonly isAllowed: () => Promise<boolean>
  private isUnsure = true
  private isOver = false

  constructor(source: LiveSource, userId: string, { after, mayStay = alwaysAllowed }: Start, sink: Sink) {
    this.source = source
    this.userId = userId
    this.cursor = after
    this.isAllowed = mayStay
    this.sink = sink
    this.reader = readerOf(source, userId)
    source.live.listen(userId, this)
    this.reader.join(this)
  }

  wake(): void {
    this.reader.wake()
  }

  recheck(): void {
    this.isUnsure = true
    this.wake()
  }

  async mayStay(): Promise<boolean> {
    if (!this.isUnsure) return true
    this.isUnsure = false
    try {
      return await this.isAllowed()
    } catch (error) {
      this.isUnsure = true
      throw error
    }
  }

  broadcast(topic: BroadcastTopic, id: number): void {
    if (!this.isOver) this.sink.send([{ id, topic, payload: {}, cursor: this.cursor }])
  }

  deliver({ messages, cursor }: LiveBatch): void {
    const [before, last] = [this.cursor, messages.length - 1]
    this.cursor = cursor
    if (this.isOver || messages.length === 0) return
    // only the last message moves the cursor: a page that disconnects earlier gets the whole batch again
    this.sink.send(messages.map((message, at) => ({ ...message, cursor: at === last ? cursor : before })))
  }

  heartbeat(): void {
    this.sink.heartbeat()
  }

  /** Sends a last message, so that the page does not reconnect at once and replace another stream. */
  replace(): void {
    this.sink.send([{ ...REPLACED, cursor: this.cursor }])
    this.end()
  }

  /** Stops receiving and ends the sink. */
  end(): void {
    if (this.isOver) return
    this.leave()
    this.sink.end()
  }

  /** Stops receiving: the page was closed. */
  leave(): void {
    this.isOver = true
    this.reader.leave(this)
    this.source.live.leave(this.userId, this)
  }
}

/** More than twice what one read returns. The stream of a slower reader is ended; it can reconnect and continue after its last message. */
const MAX_WAITING = 1_200

/** The same as an async generator. */
export async function* liveStream(
  source: LiveSource,
  userId: string,
  { signal, ...start }: Start & { signal?: AbortSignal | undefined },
): AsyncGenerator<Delivery> {
  const waiting: Delivery[] = []
  let isOver = false
  let wake = () => {}
  const connection = new SseConnection(source, userId, start, {
    send: (messages) => {
      waiting.push(...messages)
      if (waiting.length > MAX_WAITING) {
        waiting.length = 0
        connection.end()
      }
      wake()
    },
    heartbeat: () => {},
    end: () => {
      isOver = true
      wake()
    },
  })
  const end = () => connection.end()
  signal?.addEventListener('abort', end)
  try {
    while (true) {
      const next = waiting.shift()
      if (next) yield next
      else if (isOver) return
      else
        await new Promise<void>((resolve) => {
          wake = resolve
        })
    }
  } finally {
    connection.leave()
    signal?.removeEventListener('abort', end)
  }
}
