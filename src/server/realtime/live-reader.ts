import type { Db } from '../context.ts'
import { isDatabaseUnavailable } from '../errors.ts'
import { type LiveBatch, type RealtimeHub, readLive } from './realtime-hub.ts'

const AWAY_MS = 1_000

/** The most streams of a user in one process: a few tabs, browsers and programs. Each is a connection. */
const MAX_STREAMS = 20

export type LiveSource = { db: Db; live: RealtimeHub }

/** A stream of a user, as seen by the reader. */
export type Connection = {
  /** The stream has received all messages up to this cursor. */
  cursor: string
  deliver(batch: LiveBatch): void
  /** Whether the user still has access. Queries the database only if a revocation may have been missed. */
  mayStay(): Promise<boolean>
  /** Ends the stream because the user opened a newer one. */
  replace(): void
  end(): void
}

const readers = new WeakMap<RealtimeHub, Map<string, LiveReader>>()

/** The only reader for this user in this process. */
export function readerOf(source: LiveSource, userId: string): LiveReader {
  const ofHub = readers.get(source.live) ?? new Map<string, LiveReader>()
  readers.set(source.live, ofHub)
  const reader = ofHub.get(userId) ?? new LiveReader(source, userId, () => ofHub.delete(userId))
  ofHub.set(userId, reader)
  return reader
}

/**
 * Reads the messages for one user, once for all of the user's streams: a message costs one query, however many streams are open. A new
 * stream first reads by itself what it missed, and then shares the cursor of the others.
 */
export class LiveReader {
  private readonly source: LiveSource
  private readonly userId: string
  private readonly onEmpty: () => void
  private readonly connections = new Set<Connection>()
  /** For each stream that shares the cursor, the ids of messages beyond the cursor that it has already received. */
  private readonly sharing = new Map<Connection, Set<number | null>>()
  private cursor: string | null = null
  private isDue = false
  private isReading = false

  constructor(source: LiveSource, userId: string, onEmpty: () => void) {
    this.source = source
    this.userId = userId
    this.onEmpty = onEmpty
  }

  /** Adds a stream; above 20, the oldest one is ended. */
  join(connection: Connection): void {
    this.connections.add(connection)
    const [oldest] = this.connections
    if (this.connections.size > MAX_STREAMS) oldest?.replace()
    this.wake()
  }

  leave(connection: Connection): void {
    this.sharing.delete(connection)
    if (this.connections.delete(connection) && this.connections.size === 0) this.onEmpty()
  }

  /** Called when something may have been published. */
  wake(): void {
    this.isDue = true
    void this.read()
  }

  private async read(): Promise<void> {
    if (this.isReading) return
    this.isReading = true
    while (this.isDue && this.connections.size > 0) {
      this.isDue = false
      // new streams read after the others, so their batch contains everything up to the shared cursor
      const opening = [...this.connections].filter((connection) => !this.sharing.has(connection))
      await this.readShared().catch((error) => this.afterFailure(error, [...this.sharing.keys()]))
      for (const connection of opening)
        await this.begin(connection).catch((error) => this.afterFailure(error, [connection]))
    }
    this.isReading = false
  }

  /** Delivers new messages to the streams that share the cursor. */
  private async readShared(): Promise<void> {
    for (const connection of this.sharing.keys()) {
      await this.endIfGone(connection).catch((error) => {
        // deliver nothing until it is known whether each of them still has access
        if (isDatabaseUnavailable(error)) throw error
        this.afterFailure(error, [connection])
      })
    }
    if (this.sharing.size === 0 || this.cursor === null) return
    const { messages, cursor } = await readLive(this.source.db, this.userId, this.cursor)
    this.cursor = cursor
    for (const [connection, known] of this.sharing) {
      this.sharing.set(connection, NONE)
      connection.deliver({ messages: messages.filter(({ id }) => id === null || !known.has(id)), cursor })
    }
  }

  private async begin(connection: Connection): Promise<void> {
    if (await this.endIfGone(connection)) return
    const batch = await readLive(this.source.db, this.userId, connection.cursor)
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
    if (isDatabaseUnavailable(error)) return void setTimeout(() => this.wake(), AWAY_MS).unref()
    this.source.live.note(error)
    for (const connection of connections) connection.end()
  }
}

const NONE = new Set<number | null>()
