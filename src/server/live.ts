import { and, asc, eq, gt, lt, or, sql } from 'drizzle-orm'
import pg from 'pg'
import { liveMessages } from '#db/schema/operations.ts'
import type { Db } from './context.ts'
import { isDatabaseAway } from './errors.ts'
import type { Log } from './log.ts'

export type LiveMessage = { id: number; topic: string; payload: Record<string, unknown> }

const REREAD = sql`now() - interval '60 seconds'`

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

type Listener = {
  /** Something was said. */
  wake(): void
  /** Something was said to everybody. */
  announce(topic: Announcement): void
  /** Access was taken away. */
  end(): void
  /** Anything may have happened unheard: what was said is in the table, a lost access must be asked for. */
  recheck(): void
}

/**
 * One LISTEN connection a process; wakes the streams of the people that a message names. Triggers say 'live_end' where
 * a session, role, membership or account is taken away, whoever does it (0004_access_lost.sql).
 */
export class LiveHub {
  private readonly listeners = new Map<string, Set<Listener>>()
  private readonly pageListeners = new Set<() => void>()
  private client: pg.Client | undefined
  private isClosed = false
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
    if (this.isClosed) await client.end()
  }

  /** How many streams this process holds open. */
  get size(): number {
    let streams = 0
    for (const set of this.listeners.values()) streams += set.size
    return streams
  }

  listen(userId: string, listener: Listener): () => void {
    const set = this.listeners.get(userId) ?? new Set()
    this.listeners.set(userId, set.add(listener))
    return () => {
      set.delete(listener)
      if (set.size === 0) this.listeners.delete(userId)
    }
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
    this.toAll((listener) => listener.end())
    await this.client?.end().catch(() => {})
  }

  private toAll(say: (listener: Listener) => void): void {
    for (const set of this.listeners.values()) for (const listener of set) say(listener)
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

type StreamOptions = {
  after: number
  signal?: AbortSignal | undefined
  /** Is the person still who they were? Asked once listening has begun, and wherever an end may have gone unheard. */
  mayStay?(): Promise<boolean>
}

/**
 * Everything said to one person since `after`, then everything as it is said, until the stream is ended. Ids may commit
 * out of order, so the last minute is read again: a listener that comes back hears some of it twice, never too little.
 */
export async function* liveStream(
  { db, live }: { db: Db; live: LiveHub },
  userId: string,
  { after, signal, mayStay = async () => true }: StreamOptions,
): AsyncGenerator<LiveMessage | null> {
  const HEARTBEAT = 20_000
  let last = after
  const sent = new Set<number>()
  const announced = new Set<Announcement>()
  let isOver = false
  let isDue = true
  let isUnsure = true
  let ring: () => void = () => {}
  const wake = () => {
    isDue = true
    ring()
  }
  const announce = (topic: Announcement) => {
    announced.add(topic)
    ring()
  }
  const end = () => {
    isOver = true
    ring()
  }
  const recheck = () => {
    isUnsure = true
    wake()
  }
  // nothing while the database is away: it is asked again a second later
  const look = async (): Promise<LiveMessage[]> => {
    const wasUnsure = isUnsure
    isUnsure = isDue = false
    try {
      if (!wasUnsure || (await mayStay())) return await unread(db, userId, last)
      isOver = true
    } catch (error) {
      if (!isDatabaseAway(error)) throw error
      isUnsure ||= wasUnsure
      setTimeout(wake, 1_000).unref()
    }
    return []
  }
  const stop = live.listen(userId, { wake, announce, end, recheck })
  signal?.addEventListener('abort', end)
  try {
    while (!isOver) {
      for (const topic of announced) {
        announced.delete(topic)
        // no message of this person's: a page that comes back does not go on from it
        yield { id: 0, topic, payload: {} }
      }
      if (isDue) {
        for (const message of await look()) {
          if (sent.has(message.id)) continue
          sent.add(message.id)
          last = Math.max(last, message.id)
          yield message
        }
        continue
      }
      const isBeat = await new Promise<boolean>((resolve) => {
        const timer = setTimeout(() => resolve(true), HEARTBEAT)
        ring = () => {
          clearTimeout(timer)
          resolve(false)
        }
        if (isDue || isOver || announced.size > 0) ring()
      })
      if (isBeat && !isOver) yield null
    }
  } finally {
    stop()
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
