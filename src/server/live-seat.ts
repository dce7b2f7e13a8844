import { and, asc, eq, gt, or, sql } from 'drizzle-orm'
import { liveMessages } from '#db/schema/operations.ts'
import type { Db } from './context.ts'
import { isDatabaseAway } from './errors.ts'
import type { Announcement, Listener, LiveHub, LiveMessage } from './live.ts'

const REREAD = sql`now() - interval '60 seconds'`
const AWAY_MS = 1_000

/** Where an open page hears what is said. */
export type Sink = { say(message: LiveMessage): void; beat(): void; end(): void }

type Place = { db: Db; live: LiveHub }
type Start = {
  after: number
  /** Is the person still who they were? Asked once listening has begun, and wherever an end may have gone unheard. */
  mayStay?(): Promise<boolean>
}

const always = async () => true

/**
 * One open page: hears everything said to its person since `after`, then everything as it is said, until access is taken away or
 * it leaves. Ids may commit out of order, so the last minute is read again: a page that comes back hears some of it twice, never
 * too little. There are thousands of them, and nearly all wait: each holds no timer, no promise and no request.
 */
export class LiveSeat implements Listener {
  private readonly place: Place
  private readonly userId: string
  private readonly sink: Sink
  private readonly mayStay: () => Promise<boolean>
  private last: number
  /** What the last look found: only that can be found again without being news. */
  private found: Set<number> | undefined
  private isDue = true
  private isUnsure = true
  private isLooking = false
  private isOver = false

  constructor(place: Place, userId: string, { after, mayStay = always }: Start, sink: Sink) {
    this.place = place
    this.userId = userId
    this.last = after
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

  announce(topic: Announcement): void {
    // no message of this person's: a page that comes back does not go on from it
    if (!this.isOver) this.sink.say({ id: 0, topic, payload: {} })
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
        else this.tell(await unread(this.place.db, this.userId, this.last))
      } catch (error) {
        this.isUnsure ||= wasUnsure
        this.afterFailure(error)
      }
    }
    this.isLooking = false
  }

  private tell(messages: LiveMessage[]): void {
    for (const message of messages) {
      if (this.isOver) return
      if (this.found?.has(message.id)) continue
      this.last = Math.max(this.last, message.id)
      this.sink.say(message)
    }
    this.found = messages.length > 0 ? new Set(messages.map(({ id }) => id)) : undefined
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
): AsyncGenerator<LiveMessage> {
  const waiting: LiveMessage[] = []
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

const unread = (db: Db, userId: string, last: number) =>
  db
    .select({ id: liveMessages.id, topic: liveMessages.topic, payload: liveMessages.payload })
    .from(liveMessages)
    .where(and(eq(liveMessages.userId, userId), or(gt(liveMessages.id, last), gt(liveMessages.createdAt, REREAD))))
    .orderBy(asc(liveMessages.id))
    .limit(500)
