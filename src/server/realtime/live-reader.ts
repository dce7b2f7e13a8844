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
  private readonly connections = new Set<Connection>()
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
  join(connection: Connection): void {
    this.connections.add(connection)
    const [oldest] = this.connections
    if (this.connections.size > MOST_STREAMS) oldest?.replace()
    this.wake()
  }

  leave(connection: Connection): void {
    this.sharing.delete(connection)
    if (this.connections.delete(connection) && this.connections.size === 0) this.onEmpty()
  }

  /** Something may have been published. */
  wake(): void {
    this.isDue = true
    void this.read()
  }

  private async read(): Promise<void> {
    if (this.isReading) return
    this.isReading = true
    while (this.isDue && this.connections.size > 0) {
      this.isDue = false
      // read after them, the shared cursor has all that theirs have
      const opening = [...this.connections].filter((connection) => !this.sharing.has(connection))
      await this.readShared().catch((error) => this.afterFailure(error, [...this.sharing.keys()]))
      for (const connection of opening)
        await this.begin(connection).catch((error) => this.afterFailure(error, [connection]))
    }
    this.isReading = false
  }

  /** What is new to the seats that have read their own beginning. */
  private async readShared(): Promise<void> {
    for (const connection of this.sharing.keys()) {
      await this.endIfGone(connection).catch((error) => {
        // until all are known to be allowed, none gets anything
        if (isDatabaseAway(error)) throw error
        this.afterFailure(error, [connection])
      })
    }
    if (this.sharing.size === 0 || this.cursor === null) return
    const { messages, cursor } = await readLive(this.place.db, this.userId, this.cursor)
    this.cursor = cursor
    for (const [connection, known] of this.sharing) {
      this.sharing.set(connection, NONE)
      connection.deliver({ messages: messages.filter(({ id }) => id === null || !known.has(id)), cursor })
    }
  }

  private async begin(connection: Connection): Promise<void> {
    if (await this.endIfGone(connection)) return
    const batch = await readLive(this.place.db, this.userId, connection.cursor)
    if (!this.connections.has(connection)) return
    if (this.sharing.size === 0) this.cursor = batch.cursor
    this.sharing.set(connection, new Set(batch.messages.map(({ id }) => id)))
    connection.deliver(batch)
  }

  private async endIfGone(connection: Connection): Promise<boolean> {
    if (await connection.mayStay()) return !this.connections.has(connection)
    connection.end()
    return true
  }

  private afterFailure(error: unknown, connections: Connection[]): void {
    if (isDatabaseAway(error)) return void setTimeout(() => this.wake(), AWAY_MS).unref()
    this.place.live.note(error)
    for (const connection of connections) connection.end()
  }
}

const NONE = new Set<number | null>()
