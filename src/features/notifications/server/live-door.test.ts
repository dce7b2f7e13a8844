import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { connect } from 'node:net'
import { createORPCClient, getEventMeta } from '@orpc/client'
import { RPCLink } from '@orpc/client/fetch'
import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { Client } from '#app/api.ts'
import { sessions } from '#db/schema/accounts.ts'
import { listenerOf } from '#server/http/listener.ts'
import { announce, LiveHub, tell } from '#server/live.ts'
import { createCredential, createUser } from '#testing/factories.ts'
import { type TestProduct, testProduct } from '#testing/product.ts'
import { waitUntil } from '#testing/wait-until.ts'
import { createWeb } from '../../../create-web.ts'
import type { LiveMessage } from '../contract.ts'

const PASSWORD = 'a quiet harbour in may'
const PATH = '/api/rpc/notifications/live'

let product: TestProduct
let live: LiveHub
let hash: string
let url: string
const server = createServer()
beforeAll(async () => {
  product = await testProduct()
  hash = await (await product.services.auth.$context).password.hash(PASSWORD)
  live = new LiveHub(product.url, product.services.log)
  await live.start()
  server.on('request', listenerOf(createWeb({ ...product.services, live }, () => true).app))
  await once(server.listen(0, '127.0.0.1'), 'listening')
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
})
afterAll(async () => {
  await live.close()
  server.closeAllConnections()
  await new Promise((resolve) => server.close(resolve))
  await product.close()
})

async function signIn(): Promise<{ userId: string; cookie: string }> {
  const user = await createUser(product.db)
  await createCredential(product.db, user.id, hash)
  const answer = await fetch(`${url}/api/v1/sign-in`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: user.email, password: PASSWORD }),
  })
  const cookie = answer.headers.getSetCookie().map((one) => one.split(';')[0])
  return { userId: user.id, cookie: cookie.join('; ') }
}

let who: { userId: string; cookie: string }
beforeEach(async () => {
  who = await signIn()
})
/** As pages ask: through oRPC's own client. */
const page = async (lastEventId?: string) => {
  const stop = new AbortController()
  const client: Client = createORPCClient(new RPCLink({ url: `${url}/api/rpc`, headers: { cookie: who.cookie } }))
  const stream = await client.notifications.live(undefined, { lastEventId, signal: stop.signal })
  const next = async () => {
    const { value } = (await stream.next()) as { value?: LiveMessage }
    return { topic: value?.topic, cursor: value && getEventMeta(value)?.id }
  }
  return { stream, next, stop }
}

describe('the live door', () => {
  it('LIVE-06 says to a page what is said to its person and to everybody, and lets go of it when it leaves', async () => {
    const { next, stop, stream } = await page()
    await waitUntil(() => live.size === 1)
    await tell(product.db, [who.userId], 'profile_changed')
    expect(await next()).toEqual({ topic: 'profile_changed', cursor: expect.stringMatching(/^\d+:\d+:/) })
    await tell(product.db, [who.userId], 'no topic of the contract', { secret: 'canary' })
    await announce(product.db, 'settings_changed')
    expect((await next()).topic).toBe('settings_changed')
    stop.abort()
    await stream.next().catch(() => {})
    await waitUntil(() => live.size === 0)
  })

  it('loses nothing between two connections, whatever order it was written in', async () => {
    const first = await page()
    await tell(product.db, [who.userId], 'profile_changed')
    const heard = await first.next()
    first.stop.abort()
    const topics = ['dashboard_changed', 'help_changed', 'webhooks_changed']
    // one that is written before the last one heard is told of and is seen only later
    await product.db.transaction(async (slow) => {
      await tell(slow, [who.userId], topics[0]!)
      await tell(product.db, [who.userId], topics[1]!)
    })
    await tell(product.db, [who.userId], topics[2]!)
    const second = await page(heard.cursor)
    const told = [await second.next(), await second.next(), await second.next()]
    expect(told.map(({ topic }) => topic).sort()).toEqual(topics.toSorted())
    second.stop.abort()
  })

  it('A4 H1 carries the headers of every answer, and ends with the session', async () => {
    const answer = await fetch(url + PATH, { headers: { cookie: who.cookie } })
    expect(answer.status).toBe(200)
    expect(answer.headers.get('content-type')).toContain('text/event-stream')
    expect(answer.headers.get('cache-control')).toBe('private, no-store')
    expect(answer.headers.get('x-content-type-options')).toBe('nosniff')
    expect(answer.headers.get('content-security-policy')).toContain("default-src 'none'")
    expect(answer.headers.get('x-request-id')).toBeTruthy()
    const text = answer.text()
    await product.db.delete(sessions).where(eq(sessions.userId, who.userId))
    expect(await text).toMatch(/^(: \n\n)+$/)
    await waitUntil(() => live.size === 0)
  })

  it('refuses whoever is not signed in and what another site asks for', async () => {
    expect((await fetch(url + PATH)).status).toBe(401)
    const foreign = { cookie: who.cookie, origin: 'https://elsewhere.example' }
    expect((await fetch(url + PATH, { method: 'POST', headers: foreign })).status).toBe(403)
    expect(live.size).toBe(0)
  })

  it('is open to a page whose connection has not ended its last answer', async () => {
    const { port } = server.address() as AddressInfo
    const socket = connect(port, '127.0.0.1').setEncoding('utf8')
    let heard = ''
    socket.on('data', (text) => (heard += text))
    const ask = (path: string) => `GET ${path} HTTP/1.1\r\nhost: 127.0.0.1:${port}\r\ncookie: ${who.cookie}\r\n\r\n`
    await product.db.transaction(async (tx) => {
      await tx.execute(sql`lock table notifications in access exclusive mode`)
      socket.write(ask('/api/v1/notifications') + ask(PATH))
      // asked later and open already: the one before has come as far as it can
      const later = await page()
      await waitUntil(() => live.size === 1)
      later.stop.abort()
      await later.stream.next().catch(() => {})
      await waitUntil(() => live.size === 0)
      expect(heard).toBe('')
    })
    await waitUntil(() => live.size === 1)
    await tell(product.db, [who.userId], 'profile_changed')
    await waitUntil(() => heard.includes('profile_changed'))
    expect(heard.match(/HTTP\/1\.1 200/g)).toHaveLength(2)
    socket.end()
    await once(socket, 'close')
    await waitUntil(() => live.size === 0)
  })

  it('holds bare connections, where what a page still sends is nothing', async () => {
    const { port } = server.address() as AddressInfo
    const socket = connect(port, '127.0.0.1').setEncoding('utf8')
    let heard = ''
    socket.on('data', (text) => (heard += text))
    const ask = `GET ${PATH} HTTP/1.1\r\nhost: 127.0.0.1:${port}\r\ncookie: ${who.cookie}\r\n\r\n`
    socket.write(ask)
    await waitUntil(() => live.size === 1)
    socket.write(ask)
    await tell(product.db, [who.userId], 'profile_changed')
    await waitUntil(() => heard.includes('profile_changed'))
    expect(heard.match(/HTTP\/1\.1/g)).toHaveLength(1)
    expect(heard.split('\r\n\r\n')[1]).toMatch(/^: \n\nevent: message\nid: \d+:\d+:[\d,]*\ndata: {"json":{.*}}\n\n$/)
    socket.end()
    await once(socket, 'close')
    await waitUntil(() => live.size === 0)
  })
})
