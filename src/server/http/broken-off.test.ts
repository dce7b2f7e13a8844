import { once } from 'node:events'
import { createServer } from 'node:http'
import { type AddressInfo, connect, type Socket } from 'node:net'
import pino from 'pino'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { createWeb } from '#apps/create-web.ts'
import { createCredential, createUser } from '#testing/factories.ts'
import { type TestProduct, testProduct } from '#testing/product.ts'
import { waitUntil } from '#testing/wait-until.ts'
import { listenerOf } from './listener.ts'

const PASSWORD = 'a quiet harbour in may'

type Line = { level: number; msg: string; status?: number }
const said: Line[] = []
let product: TestProduct
let cookie: string
let port: number
const server = createServer()
beforeAll(async () => {
  product = await testProduct()
  const log = pino({ level: 'debug' }, { write: (line: string) => void said.push(JSON.parse(line)) })
  server.on('request', listenerOf(createWeb({ ...product.services, log }, () => true).app))
  await once(server.listen(0, '127.0.0.1'), 'listening')
  port = (server.address() as AddressInfo).port
  const user = await createUser(product.db)
  await createCredential(product.db, user.id, await (await product.services.auth.$context).password.hash(PASSWORD))
  const answer = await fetch(`http://127.0.0.1:${port}/api/v1/sign-in`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: user.email, password: PASSWORD }),
  })
  cookie = answer.headers
    .getSetCookie()
    .map((one) => one.split(';')[0])
    .join('; ')
})
afterAll(async () => {
  server.closeAllConnections()
  await new Promise((resolve) => server.close(resolve))
  await product.close()
})
beforeEach(() => void said.splice(0))

/** Sends the headers and only a part of the body that they announce. */
async function begin(path: string, headers: string[], part: string): Promise<Socket> {
  const socket = connect(port, '127.0.0.1')
  const requested = once(server, 'request')
  socket.write([`POST ${path} HTTP/1.1`, `host: 127.0.0.1:${port}`, ...headers, '', part].join('\r\n'))
  await requested
  return socket
}

const CHUNKED = ['transfer-encoding: chunked']
const KNOWN = ['content-length: 2000']
const JSON_TYPE = 'content-type: application/json'
const FILE_TYPE = 'content-type: multipart/form-data; boundary=x'
const chunk = (text: string) => `${text.length.toString(16)}\r\n${text}\r\n`
const FILE = '--x\r\ncontent-disposition: form-data; name="file"; filename="a.pdf"\r\n\r\n%PDF-'

describe('a client that aborts its request body', () => {
  it.each([
    ['a call', '/api/rpc/accounts/signIn', true, JSON_TYPE, '{"json":'],
    ['a call by its route', '/api/v1/sign-in', true, JSON_TYPE, '{'],
    ['a call of somebody known', '/api/rpc/profiles/own', false, JSON_TYPE, '{"json":'],
    ['the live stream', '/api/rpc/notifications/live', false, JSON_TYPE, '{'],
    ['an upload', '/api/uploads', false, FILE_TYPE, FILE],
    ['a report of a mail service', '/api/webhooks/mail', true, JSON_TYPE, '{"events":['],
    ['a form', '/api/unsubscribe?token=a', true, 'content-type: application/x-www-form-urlencoded', 'token='],
  ])('is not logged as a failure: %s', async (_, path, isStranger, type, part) => {
    const who = isStranger ? [type] : [type, `cookie: ${cookie}`]
    for (const [length, text] of [
      [CHUNKED, chunk(part)],
      [KNOWN, part],
    ] as const) {
      const socket = await begin(path, [...who, ...length], text)
      socket.destroy()
      await waitUntil(() => said.some(({ msg }) => msg === 'request'))
      expect(said.filter(({ level }) => level > 20)).toEqual([])
      expect(said.find(({ msg }) => msg === 'request')?.status).toBeLessThan(500)
      said.splice(0)
    }
  })
})
