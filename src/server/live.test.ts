import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { userRoles } from '#db/schema/accounts.ts'
import { createUser } from '#testing/factories.ts'
import { type TestProduct, testProduct } from '#testing/product.ts'
import { LiveHub, type LiveMessage, tell } from './live.ts'
import { liveStream } from './live-seat.ts'

let product: TestProduct
let hubs: LiveHub[]
beforeAll(async () => {
  product = await testProduct()
  // two processes of the product
  hubs = [new LiveHub(product.url, product.services.log), new LiveHub(product.url, product.services.log)]
  await Promise.all(hubs.map((hub) => hub.start()))
})
afterAll(async () => {
  await Promise.all(hubs.map((hub) => hub.close()))
  await product.close()
})

function open(userId: string, hub: LiveHub, after = 0) {
  const stop = new AbortController()
  const stream = liveStream({ db: product.db, live: hub }, userId, { after, signal: stop.signal })
  const next = async () => (await stream.next()).value as LiveMessage
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
    const { id } = await waiting
    first.stop.abort()
    await tell(product.db, [user.id], 'two')
    await tell(product.db, [user.id], 'three')
    const second = open(user.id, hubs[1]!, id)
    const topics = [await second.next(), await second.next(), await second.next()].map((m) => m.topic)
    second.stop.abort()
    expect(topics).toEqual(expect.arrayContaining(['two', 'three']))
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

  it('ends when access is taken away', async () => {
    const user = await createUser(product.db)
    const page = open(user.id, hubs[1]!)
    const waiting = page.stream.next()
    await product.db.delete(userRoles).where(eq(userRoles.userId, user.id))
    expect((await waiting).done).toBe(true)
  })
})
