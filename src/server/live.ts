import { setImmediate } from 'node:timers/promises'
import { eq, lt, sql } from 'drizzle-orm'
import pg from 'pg'
import { liveMessages } from '#db/schema/operations.ts'
import type { Db } from './context.ts'
import type { Log } from './log.ts'

export type LiveMessage = { id: number; topic: string; payload: Record<string, unknown> }

/** Stores a message for these people's open pages; every process hears of it when the transaction commits. */
export async function tell(db: Db, userIds: string[], topic: string, payload: Record<string, unknown> = {}) {
  const people = [...new Set(userIds)]
  if (people.length === 0) return
  await db.insert(liveMessages).values(people.map((userId) => ({ userId, topic, payload })))
  for (let i = 0; i < people.length; i += 150) {
    await db.execute(sql`select pg_notify('live', ${people.slice(i, i + 150).join(' ')})`)
  }
}

/** Says to every open page of everybody that something holds for all has changed; nothing is stored, for nothing is missed by asking anew. */
export async function announce(db: Db, topic: Announcement): Promise<void> {
  await db.execute(sql`select pg_notify('live_all', ${topic})`)
}

/** What everybody hears. */
export type Announcement = 'settings_changed'

/** The id of the newest message to the person: whoever reads data now and listens from here misses nothing. */
export async function liveCursor(db: Db, userId: string): Promise<number> {
  const [row] = await db
    .select({ id: sql<number>`coalesce(max(${liveMessages.id}), 0)::int` })
    .from(liveMessages)
    .where(eq(liveMessages.userId, userId))
  return row?.id ?? 0
}

/** Removes what was said more than an hour ago. */
export async function forgetOldMessages(db: Db): Promise<void> {
  await db.delete(liveMessages).where(lt(liveMessages.createdAt, sql`now() - interval '1 hour'`))
}

export type Listener = {
  /** Something was said. */
  wake(): void
  /** Something was said to everybody. */
  announce(topic: Announcement): void
  /** Access was taken away. */
  end(): void
  /** Anything may have happened unheard: what was said is in the table, a lost access must be asked for. */
  recheck(): void
  /** Nothing was said for a while: whoever is between must not take the connection for dead. */
  beat(): void
}

const BEAT_MS = 20_000
/** A process with thousands of pages does other work between these. */
const BEATS_AT_ONCE = 500

/**
 * One LISTEN connection a process; wakes the streams of the people that a message names. Triggers say 'live_end' where
 * a session, role, membership or account is taken away, whoever does it (0004_access_lost.sql).
 */
export class LiveHub {
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
      if (channel === 'pages_changed') return this.tellPages()
      if (channel === 'live_all') return this.toAll((listener) => listener.announce(payload as Announcement))
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
    // only now: a connection that never came up ends too, and whoever tries it tries again by itself
    client.on('end', () => void this.reconnect())
    this.client = client
    this.beats ??= setInterval(() => void this.beat(), BEAT_MS).unref()
    if (this.isClosed) await client.end()
  }

  /** How many streams this process holds open. */
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

  /** Says that something went wrong for a page, which comes back by itself. */
  note(err: unknown): void {
    this.log.warn({ err }, 'live: a page was let go')
  }

  /** Calls whenever something that public pages show was changed by anybody, and wherever that may have gone unheard. */
  onPagesChanged(listener: () => void): void {
    this.pageListeners.add(listener)
  }

  private tellPages(): void {
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
        this.tellPages()
        this.toAll((listener) => {
          listener.recheck()
          // it may have been said meanwhile
          listener.announce('settings_changed')
        })
        return
      } catch {
        this.log.warn('live: database away, trying again')
        await new Promise((resolve) => setTimeout(resolve, 1000))
      }
    }
  }
}
