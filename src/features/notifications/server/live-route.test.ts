import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { connect } from 'node:net'
import { createORPCClient, getEventMeta } from '@orpc/client'
import { RPCLink } from '@orpc/client/fetch'
import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest'
import { createWeb } from '#apps/create-web.ts'
import type { Client } from '#client/client.ts'
import { sessions } from '#db/schema/accounts.ts'
import { newId } from '#lib/ids.ts'
import { listenerOf } from '#server/http/listener.ts'
import { publish, publishToAll, RealtimeHub } from '#server/realtime/realtime-hub.ts'
import { createCredential, createUser } from '#testing/factories.ts'
import { type TestProduct, testProduct } from '#testing/product.ts'
import { waitUntil } from '#testing/wait-until.ts'
import type { LiveMessage } from '../contract.ts'

const PASSWORD = 'a quiet harbour in may'
const PATH = '/api/rpc/notifications/live'

let product: TestProduct
let live: RealtimeHub
let hash: string
let url: string
const server = createServer()
beforeAll(async () => {
  product = await testProduct()
  hash = await (await product.services.auth.$context).password.hash(PASSWORD)
  live = new RealtimeHub(product.url, product.services.log)
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
/** Opens the stream like a page: through oRPC's client. */
const page = async (lastEventId?: string) => {
  const stop = new AbortController()
  const client: Client = createORPCClient(
    new RPCLink({ url: `${url}/api/rpc`, method: 'GET', headers: { cookie: who.cookie } }),
  )
  const stream = await client.notifications.live(undefined, { lastEventId, signal: stop.signal })
  const next = async () => {
    const { value } = (await stream.next()) as { value?: LiveMessage }
    return { topic: value?.topic, cursor: value && getEventMeta(value)?.id }
  }
  return { stream, next, stop }
}

/** A TCP connection and the text received on it. */
function converse() {
  const socket = connect((server.address() as AddressInfo).port, '127.0.0.1').setEncoding('utf8')
  let text = ''
  socket.on('data', (more) => (text += more))
  return { socket, received: () => text }
}

/** A complete HTTP request as text. */
function ask(method: string, path: string, ...headers: string[]): string {
  const body = method === 'POST' ? '{}' : ''
  const own = body ? ['content-type: application/json', 'content-length: 2'] : []
  const lines = [`${method} ${path} HTTP/1.1`, 'host: 127.0.0.1', `cookie: ${who.cookie}`, ...own, ...headers]
  return `${lines.join('\r\n')}\r\n\r\n${body}`
}

describe('the live route', () => {
  it('sends messages to the user and to everyone, and releases the connection when the page leaves (LIVE-06)', async () => {
    const { next, stop, stream } = await page()
    await waitUntil(() => live.size === 1)
    await publish(product.db, [who.userId], 'profile_changed')
    expect(await next()).toEqual({ topic: 'profile_changed', cursor: expect.stringMatching(/^\d+:\d+:/) })
    await publish(product.db, [who.userId], 'no topic of the contract', { secret: 'canary' })
    await publishToAll(product.db, 'settings_changed')
    expect((await next()).topic).toBe('settings_changed')
    stop.abort()
    await stream.next().catch(() => {})
    await waitUntil(() => live.size === 0)
  })

  it('loses nothing between two connections, for any order of commits', async () => {
    const first = await page()
    await publish(product.db, [who.userId], 'profile_changed')
    const frame = await first.next()
    first.stop.abort()
    const topics = ['dashboard_changed', 'help_changed', 'webhooks_changed']
    // An event that is written before the last one but commits later is read only later.
    await product.db.transaction(async (slow) => {
      await publish(slow, [who.userId], topics[0]!)
      await publish(product.db, [who.userId], topics[1]!)
    })
    await publish(product.db, [who.userId], topics[2]!)
    const second = await page(frame.cursor)
    const received = [await second.next(), await second.next(), await second.next()]
    expect(received.map(({ topic }) => topic).sort()).toEqual(topics.toSorted())
    second.stop.abort()
  })

  it('sends the headers of every answer, and ends with the session', async () => {
    const answer = await fetch(url + PATH, { headers: { cookie: who.cookie } })
    expect(answer.status).toBe(200)
    expect(answer.headers.get('content-type')).toContain('text/event-stream')
    expect(answer.headers.get('cache-control')).toBe('private, no-store')
    // fetch accepts gzip, and a proxy may buffer: both would delay messages
    expect(answer.headers.get('content-encoding')).toBeNull()
    expect(answer.headers.get('x-accel-buffering')).toBe('no')
    expect(answer.headers.get('connection')).toBe('close')
    expect(answer.headers.get('x-content-type-options')).toBe('nosniff')
    expect(answer.headers.get('content-security-policy')).toContain("default-src 'none'")
    expect(answer.headers.get('x-request-id')).toBeTruthy()
    const text = answer.text()
    await product.db.delete(sessions).where(eq(sessions.userId, who.userId))
    expect(await text).toMatch(/^(: \n\n)+$/)
    await waitUntil(() => live.size === 0)
  })

  it('works the same for programs at /api/v1', async () => {
    const answer = await fetch(`${url}/api/v1/live`, { headers: { cookie: who.cookie } })
    expect(answer.headers.get('content-type')).toContain('text/event-stream')
    expect(answer.headers.get('content-encoding')).toBeNull()
    expect(answer.headers.get('x-accel-buffering')).toBe('no')
    expect(answer.headers.get('connection')).toBe('close')
    const text = answer.text()
    await waitUntil(() => live.size === 1)
    await product.db.delete(sessions).where(eq(sessions.userId, who.userId))
    await text
    expect(live.size).toBe(0)
  })

  it('ends the oldest of more than 20 streams of one user, and reports it', async () => {
    const pages: Awaited<ReturnType<typeof page>>[] = []
    for (let count = 1; count <= 21; count++) pages.push(await page())
    const [oldest, ...others] = pages
    expect((await oldest!.next()).topic).toBe('stream_replaced')
    expect((await oldest!.stream.next()).done).toBe(true)
    await publish(product.db, [who.userId], 'profile_changed')
    for (const { next } of others) expect((await next()).topic).toBe('profile_changed')
    for (const { stop, stream } of others) {
      stop.abort()
      await stream.next().catch(() => {})
    }
    await waitUntil(() => live.size === 0)
  })

  it('sends a comment every 20 seconds while the connection is open', async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
    onTestFinished(() => void vi.useRealTimers())
    const hub = new RealtimeHub(product.url, product.services.log)
    await hub.start()
    const { app } = createWeb({ ...product.services, live: hub }, () => true)
    const answer = await app.request(`http://localhost:3000${PATH}`, { headers: { cookie: who.cookie } })
    const reader = answer.body!.pipeThrough(new TextDecoderStream()).getReader()
    for (let turn = 0; turn < 3; turn++) {
      expect((await reader.read()).value).toBe(': \n\n')
      vi.advanceTimersByTime(20_000)
    }
    await reader.cancel()
    expect(hub.size).toBe(0)
    await hub.close()
  })

  it('cuts the connection of a page that reads nothing, and the page continues from what it has', async () => {
    const { socket, received } = converse()
    socket.write(ask('GET', PATH))
    await waitUntil(() => received().includes(': \n\n'))
    socket.pause()
    const news = { id: newId(), type: 'message', title: 'x'.repeat(100_000), message: 'y'.repeat(100_000), href: null }
    const taken = vi.spyOn(ReadableStreamDefaultController.prototype, 'enqueue')
    onTestFinished(() => taken.mockRestore())
    // the buffers at both ends of a connection take several megabytes
    let said = 0
    while (live.size > 0) {
      expect(++said).toBeLessThan(500)
      await publish(product.db, [who.userId], 'notification', news)
      await waitUntil(() => taken.mock.calls.length >= said || live.size === 0)
    }
    socket.resume()
    await once(socket, 'close')
    const ids = [...received().matchAll(/\nid: (\S+)\n/g)]
    expect(ids.length).toBeLessThan(said)
    const { stream, next, stop } = await page(ids.at(-1)?.[1])
    expect((await next()).topic).toBe('notification')
    stop.abort()
    await stream.next().catch(() => {})
    await waitUntil(() => live.size === 0)
  })

  it('refuses signed-out callers and requests from another site', async () => {
    expect((await fetch(url + PATH)).status).toBe(401)
    const foreign = { cookie: who.cookie, origin: 'https://elsewhere.example' }
    expect((await fetch(url + PATH, { method: 'POST', headers: foreign })).status).toBe(403)
    expect(live.size).toBe(0)
  })

  it.each([PATH, '/api/v1/live'])('answers HEAD of %s with headers only, and opens no stream', async (path) => {
    const { socket, received } = converse()
    socket.write(ask('HEAD', path) + ask('GET', '/healthz', 'connection: close'))
    await once(socket, 'close')
    const [head, next, body] = received().split('\r\n\r\n')
    expect(head).toMatch(/^HTTP\/1\.1 200 OK\r\n/)
    expect(head).toContain('content-type: text/event-stream')
    expect(next).toMatch(/^HTTP\/1\.1 200 OK\r\n/)
    expect(body).toBe('{"ok":true}')
    expect(live.size).toBe(0)
  })

  it.each([
    ['POST', 'GET'],
    ['GET', 'POST'],
  ])('opens for %s behind a slow %s on the same connection, and ends with it', async (method, slow) => {
    const { socket, received } = converse()
    await product.db.transaction(async (tx) => {
      await tx.execute(sql`lock table notifications in access exclusive mode`)
      socket.write(ask(slow, '/api/rpc/notifications/list') + ask(method, PATH))
      await waitUntil(() => live.size === 1)
      expect(received()).toBe('')
    })
    await publish(product.db, [who.userId], 'profile_changed')
    await waitUntil(() => received().includes('profile_changed'))
    expect(received().match(/HTTP\/1\.1 200/g)).toHaveLength(2)
    socket.end()
    await once(socket, 'close')
    await waitUntil(() => live.size === 0)
  })

  it('is not left open by a page that leaves before the stream starts', async () => {
    const { socket, received } = converse()
    await product.db.transaction(async (tx) => {
      await tx.execute(sql`lock table notifications in access exclusive mode`)
      socket.write(ask('GET', '/api/rpc/notifications/list') + ask('POST', PATH))
      await waitUntil(() => live.size === 1)
      socket.destroy()
      await waitUntil(() => live.size === 0)
      expect(received()).toBe('')
    })
  })

  it('writes like oRPC, and a later request on the same connection waits for its end', async () => {
    const { socket, received } = converse()
    socket.write(ask('GET', PATH))
    await waitUntil(() => live.size === 1)
    socket.write(ask('GET', '/healthz'))
    await publish(product.db, [who.userId], 'profile_changed')
    await waitUntil(() => received().includes('profile_changed'))
    expect(received().match(/HTTP\/1\.1/g)).toHaveLength(1)
    expect(received()).toMatch(/\r\n: \n\n\r\n/)
    expect(received()).toMatch(/\r\nevent: message\nid: \d+:\d+:[\d,]*\ndata: {"json":{.*}}\n\n\r\n$/)
    socket.end()
    await once(socket, 'close')
    await waitUntil(() => live.size === 0)
  })
})
