import { type Connection, type LiveReader, type Place, readerOf } from './live-reader.ts'
import { type Announcement, type Listener, type LiveBatch, type LiveMessage, REPLACED } from './realtime-hub.ts'

/** A message with the cursor from which a page that received it continues. */
export type Delivery = LiveMessage & { cursor: string }

/** Receives the messages of an open page; messages read together are passed together. */
export type Sink = { say(messages: Delivery[]): void; beat(): void; end(): void }

type Start = {
  /** A cursor (`liveCursor`): the stream begins with all that was committed since. */
  after: string
  /** Is the person still who they were? Asked once listening has begun, and wherever an end may have gone unheard. */
  mayStay?(): Promise<boolean>
}

const always = async () => true

/**
 * One open page: receives every message for its user since `after`, then each new one, until access is revoked, the page is
 * closed or the user opens too many others. There are thousands of them, and nearly all are idle: each has no timer, no promise
 * and no request.
 */
export class SseConnection implements Listener, Connection {
  cursor: string
  private readonly place: Place
  private readonly userId: string
  private readonly sink: Sink
  private readonly reader: LiveReader
  private readonly isAllowed: () => Promise<boolean>
  private isUnsure = true
  private isOver = false

  constructor(place: Place, userId: string, { after, mayStay = always }: Start, sink: Sink) {
    this.place = place
    this.userId = userId
    this.cursor = after
    this.isAllowed = mayStay
    this.sink = sink
    this.reader = readerOf(place, userId)
    place.live.listen(userId, this)
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

  announce(topic: Announcement, id: number): void {
    if (!this.isOver) this.sink.say([{ id, topic, payload: {}, cursor: this.cursor }])
  }

  deliver({ messages, cursor }: LiveBatch): void {
    const [before, last] = [this.cursor, messages.length - 1]
    this.cursor = cursor
    if (this.isOver || messages.length === 0) return
    // a page that leaves in the middle gets the whole batch again
    this.sink.say(messages.map((message, at) => ({ ...message, cursor: at === last ? cursor : before })))
  }

  beat(): void {
    this.sink.beat()
  }

  /** Sends a last message, so that the page does not reconnect at once and replace another. */
  replace(): void {
    this.sink.say([{ ...REPLACED, cursor: this.cursor }])
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
    this.place.live.leave(this.userId, this)
  }
}

/** More than twice what is read from the database at once. A reader for whom more waits is ended, and may ask again after its last message. */
const MOST_WAITING = 1_200

/** The same as a stream. */
export async function* liveStream(
  place: Place,
  userId: string,
  { signal, ...start }: Start & { signal?: AbortSignal | undefined },
): AsyncGenerator<Delivery> {
  const waiting: Delivery[] = []
  let isOver = false
  let ring = () => {}
  const connection = new SseConnection(place, userId, start, {
    say: (messages) => {
      waiting.push(...messages)
      if (waiting.length > MOST_WAITING) {
        waiting.length = 0
        connection.end()
      }
      ring()
    },
    beat: () => {},
    end: () => {
      isOver = true
      ring()
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
          ring = resolve
        })
    }
  } finally {
    connection.leave()
    signal?.removeEventListener('abort', end)
  }
}
