import { once } from 'node:events'
import { eq, sql } from 'drizzle-orm'
import pg from 'pg'
import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest'
import { userRoles } from '#db/schema/accounts.ts'
import { createUser } from '#testing/factories.ts'
import { type TestProduct, testProduct } from '#testing/product.ts'
import { liveCursor, publish, publishToAll, RealtimeHub, readLive } from './realtime-hub.ts'
import { type Delivery, liveStream } from './sse-connection.ts'

let product: TestProduct
let hubs: RealtimeHub[]
beforeEach(async () => {
  product = await testProduct()
  // two processes of the product
  hubs = [new RealtimeHub(product.url, product.services.log), new RealtimeHub(product.url, product.services.log)]
  await Promise.all(hubs.map((hub) => hub.start()))
})
afterEach(async () => {
  await Promise.all(hubs.map((hub) => hub.close()))
  await product.close()
})

const FROM_THE_START = '1:1:'

function open(userId: string, hub: RealtimeHub, after = FROM_THE_START) {
  const stop = new AbortController()
  const stream = liveStream({ db: product.db, live: hub }, userId, { after, signal: stop.signal })
  const next = async () => (await stream.next()).value as Delivery
  return { stream, next, stop }
}

it('lets PostgreSQL read its notifications every 20 seconds, in case it missed a signal', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
  onTestFinished(() => void vi.useRealTimers())
  const other = new pg.Client(product.url)
  await other.connect()
  await other.query('listen live_hub')
  const hub = new RealtimeHub(product.url, product.services.log)
  await hub.start()
  for (let turn = 0; turn < 2; turn++) {
    const heard = once(other, 'notification')
    vi.advanceTimersByTime(20_000)
    expect((await heard)[0]).toMatchObject({ channel: 'live_hub' })
  }
  await Promise.all([hub.close(), other.end()])
})

it('connects again after an error of its connection, and misses nothing', async () => {
  const user = await createUser(product.db)
  const page = open(user.id, hubs[0]!)
  const waiting = page.next()
  await product.db.execute(sql`select pg_terminate_backend(pid) from pg_stat_activity
    where datname = current_database() and query like 'listen live;%'`)
  await publish(product.db, [user.id], 'hello')
  expect((await waiting).topic).toBe('hello')
  page.stop.abort()
})

describe('live stream', () => {
  it('reaches pages on every process, and only those of the user (LIVE-06)', async () => {
    const [user, other] = [await createUser(product.db), await createUser(product.db)]
    const pages = hubs.map((hub) => open(user.id, hub))
    const waiting = pages.map((page) => page.next())
    await publish(product.db, [other.id], 'other')
    await publish(product.db, [user.id], 'hello', { n: 1 })
    for (const message of await Promise.all(waiting))
      expect(message).toMatchObject({ topic: 'hello', payload: { n: 1 } })
    for (const page of pages) page.stop.abort()
  })

  it('continues after an interruption with all messages that were published meanwhile', async () => {
    const user = await createUser(product.db)
    const first = open(user.id, hubs[0]!)
    const waiting = first.next()
    await publish(product.db, [user.id], 'one')
    const { cursor } = await waiting
    first.stop.abort()
    await publish(product.db, [user.id], 'two')
    await publish(product.db, [user.id], 'three')
    const second = open(user.id, hubs[1]!, cursor)
    const topics = [await second.next(), await second.next()].map((m) => m.topic)
    second.stop.abort()
    expect(topics).toEqual(['two', 'three'])
  })

  it('delivers messages that commit late', async () => {
    const user = await createUser(product.db)
    const page = open(user.id, hubs[0]!)
    const waiting = page.next()
    await product.db.transaction(async (slow) => {
      await publish(slow, [user.id], 'late')
      await publish(product.db, [user.id], 'early')
      expect((await waiting).topic).toBe('early')
    })
    expect((await page.next()).topic).toBe('late')
    page.stop.abort()
  })

  it('receives a message with a lower id that commits after the cursor was read', async () => {
    const user = await createUser(product.db)
    let cursor = ''
    await product.db.transaction(async (slow) => {
      await publish(slow, [user.id], 'late')
      await publish(product.db, [user.id], 'early')
      cursor = await liveCursor(product.db)
    })
    const page = open(user.id, hubs[0]!, cursor)
    await publish(product.db, [user.id], 'next')
    expect([(await page.next()).topic, (await page.next()).topic]).toEqual(['late', 'next'])
    page.stop.abort()
  })

  it('receives each message once, in whichever order 30 transactions commit', async () => {
    const user = await createUser(product.db)
    const page = open(user.id, hubs[0]!, await liveCursor(product.db))
    const ends = Array.from({ length: 30 }, () => Promise.withResolvers<void>())
    // open five at a time: the pool has ten connections
    const write = async (writer: number) => {
      for (let at = writer; at < ends.length; at += 5) {
        await product.db.transaction(async (tx) => {
          await publish(tx, [user.id], `topic ${at}`)
          await ends[at]!.promise
        })
      }
    }
    const written = Promise.all([0, 1, 2, 3, 4].map(write))
    for (const at of [4, 2, 0, 3, 1].flatMap((writer) => Array.from({ length: 6 }, (_, turn) => turn * 5 + writer)))
      ends[at]!.resolve()
    const received = new Set<string>()
    while (received.size < ends.length) {
      const { topic } = await page.next()
      expect(received.has(topic), topic).toBe(false)
      received.add(topic)
    }
    await written
    await publish(product.db, [user.id], 'last')
    expect((await page.next()).topic).toBe('last')
    page.stop.abort()
  })

  it('reads a message once for all streams of a user in a process', async () => {
    const user = await createUser(product.db)
    let reads = 0
    const execute: typeof product.db.execute = (query) => {
      reads += 1
      return product.db.execute(query)
    }
    const counted = Object.assign(Object.create(product.db), { execute }) as typeof product.db
    const after = await liveCursor(product.db)
    await publish(product.db, [user.id], 'first')
    const streams = Array.from({ length: 20 }, () => liveStream({ db: counted, live: hubs[0]! }, user.id, { after }))
    for (const stream of streams) expect((await stream.next()).value).toMatchObject({ topic: 'first' })
    const before = reads
    await publish(product.db, [user.id], 'second')
    for (const stream of streams) expect((await stream.next()).value).toMatchObject({ topic: 'second' })
    expect(reads - before).toBe(1)
    for (const stream of streams) await stream.return(undefined)
    expect(hubs[0]!.size).toBe(0)
  })

  it('closes the oldest of more than 20 streams of one user, and none of another', async () => {
    const [greedy, other] = [await createUser(product.db), await createUser(product.db)]
    const page = open(other.id, hubs[0]!)
    const said = page.next()
    const after = await liveCursor(product.db)
    const streams = Array.from({ length: 22 }, () => open(greedy.id, hubs[0]!, after))
    const last = streams.map(({ next }) => next())
    for (const at of [0, 1]) {
      expect((await last[at])?.topic).toBe('stream_replaced')
      expect((await streams[at]!.stream.next()).done).toBe(true)
    }
    expect(hubs[0]!.size).toBe(21)
    await publish(product.db, [greedy.id, other.id], 'hello')
    for (const one of [...last.slice(2), said]) expect((await one).topic).toBe('hello')
    for (const { stop } of [...streams, page]) stop.abort()
  })

  it('sends each message once to a stream that opens later', async () => {
    const user = await createUser(product.db)
    const start = await liveCursor(product.db)
    const first = open(user.id, hubs[0]!, start)
    await publish(product.db, [user.id], 'one')
    expect((await first.next()).topic).toBe('one')
    const later = open(user.id, hubs[0]!, start)
    expect((await later.next()).topic).toBe('one')
    await publish(product.db, [user.id], 'two')
    await publish(product.db, [user.id], 'three')
    for (const { next } of [first, later])
      expect([(await next()).topic, (await next()).topic]).toEqual(['two', 'three'])
    for (const { stop } of [first, later]) stop.abort()
  })

  it('ends for a reader that does not read, drops the waiting messages, and can be opened again', async () => {
    const user = await createUser(product.db)
    const after = await liveCursor(product.db)
    const slow = open(user.id, hubs[0]!, after)
    await publish(product.db, [user.id], 'first')
    const { cursor } = await slow.next()
    // three times as many as one read returns, and all of them arrive
    const next = open(user.id, hubs[0]!, cursor)
    for (let batch = 0; batch < 3; batch++) {
      await product.db.transaction(async (tx) => {
        for (let count = 0; count < 450; count++) await publish(tx, [user.id], `of ${batch}`)
      })
      for (let count = 0; count < 450; count++) expect((await next.next()).topic).toBe(`of ${batch}`)
    }
    expect((await slow.stream.next()).done).toBe(true)
    expect(hubs[0]!.size).toBe(1)
    next.stop.abort()
    const again = open(user.id, hubs[0]!, cursor)
    // more than one read can list
    expect((await again.next()).topic).toBe('everything_changed')
    again.stop.abort()
  })

  it('ends when access is revoked', async () => {
    const user = await createUser(product.db)
    const page = open(user.id, hubs[1]!)
    const waiting = page.stream.next()
    await product.db.delete(userRoles).where(eq(userRoles.userId, user.id))
    expect((await waiting).done).toBe(true)
  })
})

describe('readLive', () => {
  it('delivers messages to all users', async () => {
    const user = await createUser(product.db)
    const cursor = await liveCursor(product.db)
    await publishToAll(product.db, 'settings_changed')
    const { messages, cursor: next } = await readLive(product.db, user.id, cursor)
    expect(messages.map(({ topic }) => topic)).toEqual(['settings_changed'])
    expect(await readLive(product.db, user.id, next)).toMatchObject({ messages: [] })
  })

  const everything = [{ id: null, topic: 'everything_changed', payload: {} }]

  it.each([
    '',
    '17',
    '5:3:',
    '0:4:',
    '3:9:2',
    '3:9:9',
    '3:9:5,4',
    '3:9:5,',
    '3:9:x',
    `1:${'9'.repeat(30)}:`,
    "1:1:';--",
  ])('asks the page to read everything again after %j, which is no cursor', async (cursor) => {
    const { messages, cursor: next } = await readLive(product.db, (await createUser(product.db)).id, cursor)
    expect(messages).toEqual(everything)
    expect(next).toMatch(/^\d+:\d+:/)
  })

  it('returns everything_changed after a cursor from before a restore, and after more than 500 messages', async () => {
    const user = await createUser(product.db)
    const { messages, cursor } = await readLive(product.db, user.id, '900000000000:900000000000:')
    expect(messages).toEqual(everything)
    await product.db.transaction(async (tx) => {
      for (let count = 0; count < 500; count += 1) await publish(tx, [user.id], 'many')
    })
    expect((await readLive(product.db, user.id, cursor)).messages).toHaveLength(500)
    await publish(product.db, [user.id], 'one more')
    expect((await readLive(product.db, user.id, cursor)).messages).toEqual(everything)
  })
})
