import { setImmediate } from 'node:timers/promises'
import { lt, sql } from 'drizzle-orm'
import pg from 'pg'
import type { Db } from '#db/db.ts'
import { liveMessages } from '#db/schema/operations.ts'
import type { Log } from '../log.ts'

/** A page may get one twice: `id` names it. Null is what is not stored: `everything_changed`, `stream_replaced`. */
export type LiveMessage = { id: number | null; topic: string; payload: Record<string, unknown> }

/** The messages that a page has not received yet, oldest first, and the cursor from which it continues after them. */
export type LiveBatch = { messages: LiveMessage[]; cursor: string }

/** A page that missed more than this asks again for everything it shows. */
const MOST_MISSED = 500
/** In place of messages that cannot be listed one by one. */
const EVERYTHING: LiveMessage = { id: null, topic: 'everything_changed', payload: {} }
/** The last message of a stream that ends since its person has opened too many others. */
export const REPLACED: LiveMessage = { id: null, topic: 'stream_replaced', payload: {} }

/** Publishes a message to the open pages of these users; every process is notified when the transaction commits. */
export async function publish(db: Db, userIds: string[], topic: string, payload: Record<string, unknown> = {}) {
  const people = [...new Set(userIds)]
  if (people.length === 0) return
  await db.insert(liveMessages).values(people.map((userId) => ({ userId, topic, payload })))
  for (let i = 0; i < people.length; i += 150) {
    await db.execute(sql`select pg_notify('live', ${people.slice(i, i + 150).join(' ')})`)
  }
}

/** Publishes to every open page of everybody. Each process hands it to its pages at once; pages that open meanwhile find it stored. */
export async function publishToAll(db: Db, topic: Announcement): Promise<void> {
  const [row] = await db.insert(liveMessages).values({ userId: null, topic }).returning({ id: liveMessages.id })
  await db.execute(sql`select pg_notify('live_all', ${`${topic} ${row!.id}`})`)
}

/** The messages that go to every user. */
export type Announcement = 'settings_changed'

/**
 * The cursor of a page whose data is read after this call: the transactions that had committed by then (a pg_snapshot of
 * PostgreSQL). Ids cannot serve, since a message with a lower id may commit later.
 */
export async function liveCursor(db: Db): Promise<string> {
  const { rows } = await db.execute<{ cursor: string }>(sql`select pg_current_snapshot()::text as cursor`)
  return shortened(rows[0]!.cursor)
}

/** In characters. A snapshot lists the transactions that are under way, and a cursor travels in a header. */
export const LONGEST_CURSOR = 1_000

/** A longer one starts at the oldest transaction under way: some messages are sent twice, none is lost. */
function shortened(cursor: string): string {
  const [oldest] = cursor.split(':')
  return cursor.length <= LONGEST_CURSOR ? cursor : `${oldest}:${oldest}:`
}

/**
 * The messages to the person whose transactions had not committed at `cursor`, and the next cursor: no message is lost and none
 * comes twice, in whichever order transactions commit. A cursor that this database cannot have given (another version's, or from
 * before a restore) brings `everything_changed`.
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
          order by id limit ${MOST_MISSED + 1}
        ) as missed
      ), '[]') as messages`)
  const { isFromHere, messages, cursor: next } = rows[0]!
  const isKnown = isFromHere && messages.length <= MOST_MISSED
  return { cursor: shortened(next), messages: isKnown ? messages : [EVERYTHING] }
}

/** Would PostgreSQL read it as a pg_snapshot ('xmin:xmax:xip,xip')? Cursors come from outside, and a cast that fails is a 500. */
function isSnapshot(text: string): boolean {
  const [, ...parts] = /^(\d{1,18}):(\d{1,18}):((?:\d{1,18},)*\d{1,18})?$/.exec(text) ?? []
  if (parts.length === 0) return false
  const [from, to] = [BigInt(parts[0]!), BigInt(parts[1]!)]
  const running = parts[2] ? parts[2].split(',').map(BigInt) : []
  if (from < 1n || from > to) return false
  return running.every((id, at) => id >= from && id < to && (at === 0 || id > running[at - 1]!))
}

/** Deletes messages older than an hour. */
export async function forgetOldMessages(db: Db): Promise<void> {
  await db.delete(liveMessages).where(lt(liveMessages.createdAt, sql`now() - interval '1 hour'`))
}

export type Listener = {
  /** A message for the user was published. */
  wake(): void
  /** A message for all users was published. */
  announce(topic: Announcement, id: number): void
  /** Access was taken away. */
  end(): void
  /** Notifications may have been missed: read the messages from the table, and check access again. */
  recheck(): void
  /** Nothing was published for a while: proxies must not close the connection as dead. */
  beat(): void
}

const BEAT_MS = 20_000
/** A process with thousands of pages does other work between these. */
const BEATS_AT_ONCE = 500

/**
 * One LISTEN connection per process; wakes the streams of the users that a message names. Database triggers send 'live_end'
 * where a session, role, membership or account is revoked, in whatever way (0004_access_lost.sql).
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
    client.on('error', () => {})
    client.on('notification', ({ channel, payload }) => {
      if (channel === 'pages_changed') return this.publishToPages()
      if (channel === 'live_all') return this.toEveryone(payload ?? '')
      for (const userId of (payload ?? '').split(' ')) {
        for (const l of this.listeners.get(userId) ?? []) channel === 'live_end' ? l.end() : l.wake()
      }
    })
    try {
      await client.connect()
      await client.query('listen live; listen live_end; listen live_all; listen pages_changed')
    } catch (error) {
      void client.end().catch(() => {})
      throw error
    }
    // only now: a connection that was never made ends too, and its caller retries by itself
    client.on('end', () => void this.reconnect())
    this.client = client
    this.beats ??= setInterval(() => void this.beat(), BEAT_MS).unref()
    if (this.isClosed) await client.end()
  }

  /** The number of open streams of this process. */
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

  /** Calls back whenever content of public pages changed, and after a time in which changes may have been missed. */
  onPagesChanged(listener: () => void): void {
    this.pageListeners.add(listener)
  }

  private toEveryone(payload: string): void {
    const [topic, id] = payload.split(' ')
    this.toAll((listener) => listener.announce(topic as Announcement, Number(id)))
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

  private toAll(say: (listener: Listener) => void): void {
    for (const set of this.listeners.values()) for (const listener of set) say(listener)
  }

  private async beat(): Promise<void> {
    let done = 0
    for (const set of this.listeners.values()) {
      for (const listener of set) {
        listener.beat()
        if (++done % BEATS_AT_ONCE === 0) await setImmediate()
      }
    }
  }

  private async reconnect(): Promise<void> {
    while (!this.isClosed) {
      try {
        await this.start()
        this.publishToPages()
        this.toAll((listener) => listener.recheck())
        return
      } catch {
        this.log.warn('live: database away, trying again')
        await new Promise((resolve) => setTimeout(resolve, 1000))
      }
    }
  }
}
