import type { Db } from './context.ts'
import { isDatabaseAway } from './errors.ts'
import { type Announcement, type Listener, type LiveBatch, type LiveHub, type LiveMessage, readLive } from './live.ts'

const AWAY_MS = 1_000

/** A message with the cursor from which a page that has heard it goes on. */
export type Delivery = LiveMessage & { cursor: string }

/** Where an open page hears what is said. */
export type Sink = { say(message: Delivery): void; beat(): void; end(): void }

type Place = { db: Db; live: LiveHub }
type Start = {
  /** A cursor (`liveCursor`): the stream begins with all that was committed since. */
  after: string
  /** Is the person still who they were? Asked once listening has begun, and wherever an end may have gone unheard. */
  mayStay?(): Promise<boolean>
}

const always = async () => true

/**
 * One open page: hears everything said to its person since `after`, then everything as it is said, until access is taken away or
 * it leaves. There are thousands of them, and nearly all wait: each holds no timer, no promise and no request.
 */
export class LiveSeat implements Listener {
  private readonly place: Place
  private readonly userId: string
  private readonly sink: Sink
  private readonly mayStay: () => Promise<boolean>
  private cursor: string
  private isDue = true
  private isUnsure = true
  private isLooking = false
  private isOver = false

  constructor(place: Place, userId: string, { after, mayStay = always }: Start, sink: Sink) {
    this.place = place
    this.userId = userId
    this.cursor = after
    this.mayStay = mayStay
    this.sink = sink
    place.live.listen(userId, this)
    void this.look()
  }

  wake(): void {
    this.isDue = true
    void this.look()
  }

  recheck(): void {
    this.isUnsure = true
    this.wake()
  }

  announce(topic: Announcement, id: number): void {
    if (!this.isOver) this.sink.say({ id, topic, payload: {}, cursor: this.cursor })
  }

  beat(): void {
    this.sink.beat()
  }

  /** Hears nothing more; the sink is ended. */
  end(): void {
    if (this.isOver) return
    this.leave()
    this.sink.end()
  }

  /** Hears nothing more: the page has gone. */
  leave(): void {
    this.isOver = true
    this.place.live.leave(this.userId, this)
  }

  private async look(): Promise<void> {
    if (this.isLooking) return
    this.isLooking = true
    while (this.isDue && !this.isOver) {
      const wasUnsure = this.isUnsure
      this.isUnsure = this.isDue = false
      try {
        if (wasUnsure && !(await this.mayStay())) this.end()
        else this.deliver(await readLive(this.place.db, this.userId, this.cursor))
      } catch (error) {
        this.isUnsure ||= wasUnsure
        this.afterFailure(error)
      }
    }
    this.isLooking = false
  }

  private deliver({ messages, cursor }: LiveBatch): void {
    for (const [at, message] of messages.entries()) {
      if (this.isOver) return
      // a page that leaves in the middle gets the whole batch again
      this.sink.say({ ...message, cursor: at === messages.length - 1 ? cursor : this.cursor })
    }
    this.cursor = cursor
  }

  private afterFailure(error: unknown): void {
    if (isDatabaseAway(error)) return void setTimeout(() => this.wake(), AWAY_MS).unref()
    this.place.live.note(error)
    this.end()
  }
}

/** The same as a stream, for whoever asks for one. */
export async function* liveStream(
  place: Place,
  userId: string,
  { signal, ...start }: Start & { signal?: AbortSignal | undefined },
): AsyncGenerator<Delivery> {
  const waiting: Delivery[] = []
  let isOver = false
  let ring = () => {}
  const seat = new LiveSeat(place, userId, start, {
    say: (message) => {
      waiting.push(message)
      ring()
    },
    beat: () => {},
    end: () => {
      isOver = true
      ring()
    },
  })
  const end = () => seat.end()
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
    seat.leave()
    signal?.removeEventListener('abort', end)
  }
}
