import type { Db } from '../context.ts'
import { isDatabaseAway } from '../errors.ts'
import { type LiveBatch, type RealtimeHub, readLive } from './realtime-hub.ts'

const AWAY_MS = 1_000

/** Streams of one person in one process. Each is a connection, and a person has them open in some tabs, browsers and programs. */
const MOST_STREAMS = 20

export type Place = { db: Db; live: RealtimeHub }

/** A stream of a person, as their reader sees it. */
export type Connection = {
  /** The cursor up to which it has its messages. */
  cursor: string
  deliver(batch: LiveBatch): void
  /** Is it still allowed? Asks the database only where an end may have been missed. */
  mayStay(): Promise<boolean>
  /** Ends it in favour of a newer one. */
  replace(): void
  end(): void
}

const readers = new WeakMap<RealtimeHub, Map<string, LiveReader>>()

/** The one reader of this person in this process. */
export function readerOf(place: Place, userId: string): LiveReader {
  const ofHub = readers.get(place.live) ?? new Map<string, LiveReader>()
  readers.set(place.live, ofHub)
  const reader = ofHub.get(userId) ?? new LiveReader(place, userId, () => ofHub.delete(userId))
  ofHub.set(userId, reader)
  return reader
}

/**
 * Reads what is published to one person, once for all of their streams: a message costs one query, whatever number is open. A
 * stream that opens reads by itself what it missed, and shares the cursor of the others from then on.
 */
export class LiveReader {
  private readonly place: Place
  private readonly userId: string
  private readonly onEmpty: () => void
  private readonly seats = new Set<Connection>()
  /** Of the seats that share the cursor, the ids that they have beyond it. */
  private readonly sharing = new Map<Connection, Set<number | null>>()
  private cursor: string | null = null
  private isDue = false
  private isReading = false

  constructor(place: Place, userId: string, onEmpty: () => void) {
    this.place = place
    this.userId = userId
    this.onEmpty = onEmpty
  }

  /** Begins to read for a seat; above 20 the oldest one is ended. */
  join(seat: Connection): void {
    this.seats.add(seat)
    const [oldest] = this.seats
    if (this.seats.size > MOST_STREAMS) oldest?.replace()
    this.wake()
  }

  leave(seat: Connection): void {
    this.sharing.delete(seat)
    if (this.seats.delete(seat) && this.seats.size === 0) this.onEmpty()
  }

  /** Something may have been published. */
  wake(): void {
    this.isDue = true
    void this.read()
  }

  private async read(): Promise<void> {
    if (this.isReading) return
    this.isReading = true
    while (this.isDue && this.seats.size > 0) {
      this.isDue = false
      // read after them, the shared cursor has all that theirs have
      const opening = [...this.seats].filter((seat) => !this.sharing.has(seat))
      await this.readShared().catch((error) => this.afterFailure(error, [...this.sharing.keys()]))
      for (const seat of opening) await this.begin(seat).catch((error) => this.afterFailure(error, [seat]))
    }
    this.isReading = false
  }

  /** What is new to the seats that have read their own beginning. */
  private async readShared(): Promise<void> {
    for (const seat of this.sharing.keys()) {
      await this.endIfGone(seat).catch((error) => {
        // until all are known to be allowed, none gets anything
        if (isDatabaseAway(error)) throw error
        this.afterFailure(error, [seat])
      })
    }
    if (this.sharing.size === 0 || this.cursor === null) return
    const { messages, cursor } = await readLive(this.place.db, this.userId, this.cursor)
    this.cursor = cursor
    for (const [seat, known] of this.sharing) {
      this.sharing.set(seat, NONE)
      seat.deliver({ messages: messages.filter(({ id }) => id === null || !known.has(id)), cursor })
    }
  }

  private async begin(seat: Connection): Promise<void> {
    if (await this.endIfGone(seat)) return
    const batch = await readLive(this.place.db, this.userId, seat.cursor)
    if (!this.seats.has(seat)) return
    if (this.sharing.size === 0) this.cursor = batch.cursor
    this.sharing.set(seat, new Set(batch.messages.map(({ id }) => id)))
    seat.deliver(batch)
  }

  private async endIfGone(seat: Connection): Promise<boolean> {
    if (await seat.mayStay()) return !this.seats.has(seat)
    seat.end()
    return true
  }

  private afterFailure(error: unknown, seats: Connection[]): void {
    if (isDatabaseAway(error)) return void setTimeout(() => this.wake(), AWAY_MS).unref()
    this.place.live.note(error)
    for (const seat of seats) seat.end()
  }
}

const NONE = new Set<number | null>()
