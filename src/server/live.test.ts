import { eq } from 'drizzle-orm'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { userRoles } from '#db/schema/accounts.ts'
import { createUser } from '#testing/factories.ts'
import { type TestProduct, testProduct } from '#testing/product.ts'
import { announce, LiveHub, liveCursor, readLive, tell } from './live.ts'
import { type Delivery, liveStream } from './live-seat.ts'

let product: TestProduct
let hubs: LiveHub[]
beforeEach(async () => {
  product = await testProduct()
  // two processes of the product
  hubs = [new LiveHub(product.url, product.services.log), new LiveHub(product.url, product.services.log)]
  await Promise.all(hubs.map((hub) => hub.start()))
})
afterEach(async () => {
  await Promise.all(hubs.map((hub) => hub.close()))
  await product.close()
})

const FROM_THE_START = '1:1:'

function open(userId: string, hub: LiveHub, after = FROM_THE_START) {
  const stop = new AbortController()
  const stream = liveStream({ db: product.db, live: hub }, userId, { after, signal: stop.signal })
  const next = async () => (await stream.next()).value as Delivery
  return { stream, next, stop }
}

describe('live stream', () => {
  it('LIVE-06 reaches pages on every process, and only those of the person', async () => {
    const [user, other] = [await createUser(product.db), await createUser(product.db)]
    const pages = hubs.map((hub) => open(user.id, hub))
    const waiting = pages.map((page) => page.next())
    await tell(product.db, [other.id], 'other')
    await tell(product.db, [user.id], 'hello', { n: 1 })
    for (const message of await Promise.all(waiting))
      expect(message).toMatchObject({ topic: 'hello', payload: { n: 1 } })
    for (const page of pages) page.stop.abort()
  })

  it('goes on after a break with everything that was said meanwhile', async () => {
    const user = await createUser(product.db)
    const first = open(user.id, hubs[0]!)
    const waiting = first.next()
    await tell(product.db, [user.id], 'one')
    const { cursor } = await waiting
    first.stop.abort()
    await tell(product.db, [user.id], 'two')
    await tell(product.db, [user.id], 'three')
    const second = open(user.id, hubs[1]!, cursor)
    const topics = [await second.next(), await second.next()].map((m) => m.topic)
    second.stop.abort()
    expect(topics).toEqual(['two', 'three'])
  })

  it('misses nothing that commits late', async () => {
    const user = await createUser(product.db)
    const page = open(user.id, hubs[0]!)
    const waiting = page.next()
    await product.db.transaction(async (slow) => {
      await tell(slow, [user.id], 'late')
      await tell(product.db, [user.id], 'early')
      expect((await waiting).topic).toBe('early')
    })
    expect((await page.next()).topic).toBe('late')
    page.stop.abort()
  })

  it('hears a message with a lower id that commits after the cursor was read', async () => {
    const user = await createUser(product.db)
    let cursor = ''
    await product.db.transaction(async (slow) => {
      await tell(slow, [user.id], 'late')
      await tell(product.db, [user.id], 'early')
      cursor = await liveCursor(product.db)
    })
    const page = open(user.id, hubs[0]!, cursor)
    await tell(product.db, [user.id], 'next')
    expect([(await page.next()).topic, (await page.next()).topic]).toEqual(['late', 'next'])
    page.stop.abort()
  })

  it('hears each message once, in whichever order 30 transactions commit', async () => {
    const user = await createUser(product.db)
    const page = open(user.id, hubs[0]!, await liveCursor(product.db))
    const ends = Array.from({ length: 30 }, () => Promise.withResolvers<void>())
    // five at a time are open: the pool has ten connections
    const write = async (lane: number) => {
      for (let at = lane; at < ends.length; at += 5) {
        await product.db.transaction(async (tx) => {
          await tell(tx, [user.id], `topic ${at}`)
          await ends[at]!.promise
        })
      }
    }
    const written = Promise.all([0, 1, 2, 3, 4].map(write))
    for (const at of [4, 2, 0, 3, 1].flatMap((lane) => Array.from({ length: 6 }, (_, turn) => turn * 5 + lane)))
      ends[at]!.resolve()
    const heard = new Set<string>()
    while (heard.size < ends.length) {
      const { topic } = await page.next()
      expect(heard.has(topic), topic).toBe(false)
      heard.add(topic)
    }
    await written
    await tell(product.db, [user.id], 'last')
    expect((await page.next()).topic).toBe('last')
    page.stop.abort()
  })

  it('ends when access is taken away', async () => {
    const user = await createUser(product.db)
    const page = open(user.id, hubs[1]!)
    const waiting = page.stream.next()
    await product.db.delete(userRoles).where(eq(userRoles.userId, user.id))
    expect((await waiting).done).toBe(true)
  })
})

describe('readLive', () => {
  it('finds what was published to everybody', async () => {
    const user = await createUser(product.db)
    const cursor = await liveCursor(product.db)
    await announce(product.db, 'settings_changed')
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

  it('asks the same after a cursor from before a restore, and after more than 500 messages', async () => {
    const user = await createUser(product.db)
    const { messages, cursor } = await readLive(product.db, user.id, '900000000000:900000000000:')
    expect(messages).toEqual(everything)
    await product.db.transaction(async (tx) => {
      for (let count = 0; count < 500; count += 1) await tell(tx, [user.id], 'many')
    })
    expect((await readLive(product.db, user.id, cursor)).messages).toHaveLength(500)
    await tell(product.db, [user.id], 'one more')
    expect((await readLive(product.db, user.id, cursor)).messages).toEqual(everything)
  })
})
