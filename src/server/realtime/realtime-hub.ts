import { setImmediate } from 'node:timers/promises'
import { lt, sql } from 'drizzle-orm'
import pg from 'pg'
import type { Db } from '#db/db.ts'
import { liveMessages } from '#db/schema/operations.ts'
import type { Log } from '../log.ts'

/**
 * A message to a page, which may get it twice with the same `id`. The id is null for messages that are not stored: `everything_changed`,
 * `stream_replaced`.
 */
export type LiveMessage = { id: number | null; topic: string; payload: Record<string, unknown> }

/** The messages that a page has not received yet, oldest first, and the cursor after them. */
export type LiveBatch = { messages: LiveMessage[]; cursor: string }

/** A page that missed more messages than this reloads all its data. */
const MAX_MISSED = 500
/** Sent instead of messages that cannot be listed one by one. */
const EVERYTHING: LiveMessage = { id: null, topic: 'everything_changed', payload: {} }
/** The last message of a stream that is ended because its user opened too many others. */
export const REPLACED: LiveMessage = { id: null, topic: 'stream_replaced', payload: {} }

/** Publishes a message to the open pages of these users. Every process is notified when the transaction commits. */
export async function publish(db: Db, userIds: string[], topic: string, payload: Record<string, unknown> = {}) {
  const people = [...new Set(userIds)]
  if (people.length === 0) return
  await db.insert(liveMessages).values(people.map((userId) => ({ userId, topic, payload })))
  for (let i = 0; i < people.length; i += 150) {
    await db.execute(sql`select pg_notify('live', ${people.slice(i, i + 150).join(' ')})`)
  }
}

/** Publishes to the open pages of all users. Each process passes it on at once; a page that is just opening finds it in the table. */
export async function publishToAll(db: Db, topic: BroadcastTopic): Promise<void> {
  const [row] = await db.insert(liveMessages).values({ userId: null, topic }).returning({ id: liveMessages.id })
  await db.execute(sql`select pg_notify('live_all', ${`${topic} ${row!.id}`})`)
}

/** The messages that go to every user. */
export type BroadcastTopic = 'settings_changed'

/**
 * The cursor of a page whose data is read after this call: the transactions that had committed by then (PostgreSQL's pg_snapshot). Ids
 * cannot be cursors, because a message with a lower id may commit later.
 */
export async function liveCursor(db: Db): Promise<string> {
  const { rows } = await db.execute<{ cursor: string }>(sql`select pg_current_snapshot()::text as cursor`)
  return shortened(rows[0]!.cursor)
}

/** In characters: a snapshot lists the transactions under way, and the cursor is sent in a header. */
export const LONGEST_CURSOR = 1_000

/** A longer cursor is shortened to its oldest running transaction: some messages are sent twice, but none is lost. */
function shortened(cursor: string): string {
  const [oldest] = cursor.split(':')
  return cursor.length <= LONGEST_CURSOR ? cursor : `${oldest}:${oldest}:`
}

/**
 * The user's messages from transactions that had not committed at `cursor`, and the next cursor. No message is lost or repeated, in
 * whatever order transactions commit. A cursor that is not from this database (of another version, or from before a restore) returns
 * `everything_changed`.
 */
export async function readLive(db: Db, userId: string, cursor: string): Promise<LiveBatch> {
  if (!isSnapshot(cursor)) return { messages: [EVERYTHING], cursor: await liveCursor(db) }
  const { rows } = await db.execute<LiveBatch & { isFromHere: boolean }>(sql`
    select pg_current_snapshot()::text as cursor,
      pg_snapshot_xmax(${cursor}::pg_snapshot) <= pg_snapshot_xmax(pg_current_snapshot()) as "isFromHere",
      coalesce((
        select json_agg(json_build_object('id', id, 'topic', topic, 'payload', payload) order by id)
        from (
          select id, topic, payload from ${liveMessages}
          where (user_id = ${userId} or user_id is null) and transaction_id >= pg_snapshot_xmin(${cursor}::pg_snapshot)
            and not pg_visible_in_snapshot(transaction_id, ${cursor}::pg_snapshot)
          order by id limit ${MAX_MISSED + 1}
        ) as missed
      ), '[]') as messages`)
  const { isFromHere, messages, cursor: next } = rows[0]!
  const isKnown = isFromHere && messages.length <= MAX_MISSED
  return { cursor: shortened(next), messages: isKnown ? messages : [EVERYTHING] }
}

/** Whether PostgreSQL accepts it as a pg_snapshot ('xmin:xmax:xip,xip'). Clients send the cursors, and a failed cast would be a 500. */
function isSnapshot(text: string): boolean {
  const [, ...parts] = /^(\d{1,18}):(\d{1,18}):((?:\d{1,18},)*\d{1,18})?$/.exec(text) ?? []
  if (parts.length === 0) return false
  const [from, to] = [BigInt(parts[0]!), BigInt(parts[1]!)]
  const running = parts[2] ? parts[2].split(',').map(BigInt) : []
  if (from < 1n || from > to) return false
  return running.every((id, at) => id >= from && id < to && (at === 0 || id > running[at - 1]!))
}

/** Deletes messages older than an hour. */
export async function deleteOldMessages(db: Db): Promise<void> {
  await db.delete(liveMessages).where(lt(liveMessages.createdAt, sql`now() - interval '1 hour'`))
}

export type Listener = {
  /** A message for the user was published. */
  wake(): void
  /** A message for all users was published. */
  broadcast(topic: BroadcastTopic, id: number): void
  /** Access was revoked. */
  end(): void
  /** Notifications may have been missed: read the messages from the table, and check the access again. */
  recheck(): void
  /** Sent regularly, so that proxies do not close an idle connection. */
  heartbeat(): void
}

const BEAT_MS = 20_000
const OWN_CHANNEL = 'live_hub'
/** After this number of heartbeats the process does other work first. */
const BEATS_AT_ONCE = 500

/**
 * One LISTEN connection per process, which wakes the streams of the users that a notification names. Database triggers send 'live_end' when
 * a session, role, membership or account is revoked, in whatever way (0004_access_lost.sql).
 */
export class RealtimeHub {
  private readonly listeners = new Map<string, Set<Listener>>()
  private readonly pageListeners = new Set<() => void>()
  private client: pg.Client | undefined
  private isClosed = false
  private beats: NodeJS.Timeout | undefined
  private readonly url: string
  private readonly log: Log

  constructor(url: string, log: Log) {
    this.url = url
    this.log = log
  }

  async start(): Promise<void> {
    const client = new pg.Client({ connectionString: this.url, keepAlive: true })
    // an error without a query, such as one while PostgreSQL reads its notifications: some may be lost
    client.on('error', () => void client.end().catch(() => {}))
    client.on('notification', ({ channel, payload }) => {
      if (channel === OWN_CHANNEL) return
      if (channel === 'pages_changed') return this.publishToPages()
      if (channel === 'live_all') return this.toEveryone(payload ?? '')
      for (const userId of (payload ?? '').split(' ')) {
        for (const l of this.listeners.get(userId) ?? []) channel === 'live_end' ? l.end() : l.wake()
      }
    })
    try {
      await client.connect()
      await client.query(`listen live; listen live_end; listen live_all; listen pages_changed; listen ${OWN_CHANNEL}`)
    } catch (error) {
      void client.end().catch(() => {})
      throw error
    }
    // listen for the end only now: a connection that never opened ends too, and its caller retries by itself
    client.on('end', () => void this.reconnect())
    this.client = client
    this.beats ??= setInterval(() => void this.heartbeat(), BEAT_MS).unref()
    if (this.isClosed) await client.end()
  }

  /** The number of open streams in this process. */
  get size(): number {
    let streams = 0
    for (const set of this.listeners.values()) streams += set.size
    return streams
  }

  listen(userId: string, listener: Listener): void {
    const set = this.listeners.get(userId) ?? new Set()
    this.listeners.set(userId, set.add(listener))
  }

  leave(userId: string, listener: Listener): void {
    const set = this.listeners.get(userId)
    set?.delete(listener)
    if (set?.size === 0) this.listeners.delete(userId)
  }

  /** Logs that a page's stream failed; the page reconnects by itself. */
  note(err: unknown): void {
    this.log.warn({ err }, 'live: a stream failed, its page reconnects')
  }

  /** Calls back whenever content of public pages changes, and after a reconnect, when changes may have been missed. */
  onPagesChanged(listener: () => void): void {
    this.pageListeners.add(listener)
  }

  private toEveryone(payload: string): void {
    const [topic, id] = payload.split(' ')
    this.toAll((listener) => listener.broadcast(topic as BroadcastTopic, Number(id)))
  }

  private publishToPages(): void {
    for (const listener of this.pageListeners) listener()
  }

  async close(): Promise<void> {
    this.isClosed = true
    clearInterval(this.beats)
    this.toAll((listener) => listener.end())
    await this.client?.end().catch(() => {})
  }

  private toAll(send: (listener: Listener) => void): void {
    for (const set of this.listeners.values()) for (const listener of set) send(listener)
  }

  private async heartbeat(): Promise<void> {
    void this.readQueue()
    let done = 0
    for (const set of this.listeners.values()) {
      for (const listener of set) {
        listener.heartbeat()
        if (++done % BEATS_AT_ONCE === 0) await setImmediate()
      }
    }
  }

  /** A notification of our own makes PostgreSQL read its queue, also if it missed the signal that there is something to read. */
  private async readQueue(): Promise<void> {
    const { client } = this
    await client?.query(`notify ${OWN_CHANNEL}`).catch(() => client.end().catch(() => {}))
  }

  private async reconnect(): Promise<void> {
    while (!this.isClosed) {
      try {
        await this.start()
        this.publishToPages()
        this.toAll((listener) => listener.recheck())
        return
      } catch {
        this.log.warn('live: database unavailable, retrying')
        await new Promise((resolve) => setTimeout(resolve, 1000))
      }
    }
  }
}
