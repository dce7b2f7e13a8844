import { once } from 'node:events'
import { createServer } from 'node:http'
import { type AddressInfo, connect } from 'node:net'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createWeb } from '#apps/create-web.ts'
import { type TestProduct, testProduct } from '#testing/product.ts'
import { listenerOf } from './listener.ts'

let product: TestProduct
let port: number
/** The methods and paths of the requests that reached the app. */
const requests: string[] = []
const server = createServer()
beforeAll(async () => {
  product = await testProduct()
  const { app } = createWeb(product.services, () => true)
  const listener = listenerOf(app)
  server.on('request', (req, res) => {
    requests.push(`${req.method} ${req.url}`)
    void listener(req, res)
  })
  await once(server.listen(0, '127.0.0.1'), 'listening')
  port = (server.address() as AddressInfo).port
})
afterAll(async () => {
  server.closeAllConnections()
  await new Promise((resolve) => server.close(resolve))
  await product.close()
})

/** Sends these bytes over a new connection, and reads until the server closes it. */
async function send(lines: string[]): Promise<string> {
  requests.splice(0)
  const socket = connect(port, '127.0.0.1').setEncoding('latin1')
  const said: string[] = []
  socket.on('data', (part: string) => said.push(part))
  socket.write(lines.join('\r\n'))
  await once(socket, 'close')
  return said.join('')
}

const HOST = 'host: tandem.example'
const CLOSE = 'connection: close'
const SECOND = ['GET /readyz HTTP/1.1', HOST, CLOSE, '', '']

it.each([
  ['a length beside chunks', ['content-length: 4', 'transfer-encoding: chunked'], ['0', '', ...SECOND]],
  ['chunks beside a length', ['transfer-encoding: chunked', 'content-length: 4'], ['0', '', ...SECOND]],
  ['two lengths', ['content-length: 0', 'content-length: 40'], SECOND],
  ['a length that is no number', ['content-length: +0'], SECOND],
  ['chunks that are not last', ['transfer-encoding: chunked, identity'], ['0', '', ...SECOND]],
  ['a name with a blank', ['transfer-encoding : chunked'], ['0', '', ...SECOND]],
  ['a chunk of no length', ['transfer-encoding: chunked'], ['0x0', '', ...SECOND]],
  ['a folded line', ['x: 1', ' transfer-encoding: chunked'], ['0', '', ...SECOND]],
])('refuses a request with an ambiguous length, and reads nothing after it: %s', async (_, headers, rest) => {
  const said = await send(['POST /healthz HTTP/1.1', HOST, ...headers, '', ...rest])
  expect(said).toMatch(/^HTTP\/1\.1 400 /)
  expect(said.match(/HTTP\/1\.1/g)).toHaveLength(1)
  expect(requests).not.toContain('GET /readyz')
})

it('answers two pipelined requests with a length', async () => {
  const said = await send(['POST /healthz HTTP/1.1', HOST, 'content-length: 4', '', `abcd${SECOND.join('\r\n')}`])
  expect(said.match(/HTTP\/1\.1 \d+/g)).toHaveLength(2)
  expect(requests).toEqual(['POST /healthz', 'GET /readyz'])
})

it.each(['TRACE', 'TRACK', 'CONNECT'])('rejects %s without echoing the request', async (method) => {
  const said = await send([`${method} /healthz HTTP/1.1`, HOST, CLOSE, 'cookie: a-secret', '', ''])
  expect(said).not.toContain('a-secret')
  expect(said).toMatch(/^(?:HTTP\/1\.1 40[05] |$)/)
})

it('closes the connection after a body that it refused unread', async () => {
  const said = await send(['POST /api/v1/sign-in HTTP/1.1', HOST, 'content-length: 900000', '', 'x'.repeat(1000)])
  expect(said).toMatch(/^HTTP\/1\.1 413 /)
  expect(said).toMatch(/\r\nconnection: close\r\n/i)
})

it('leaves the connection open after a body that it has read', async () => {
  const first = ['POST /api/v1/sign-in HTTP/1.1', HOST, 'content-type: application/json', 'content-length: 2']
  const said = await send([...first, '', `{}${SECOND.join('\r\n')}`])
  expect(said.match(/HTTP\/1\.1 \d+/g)).toHaveLength(2)
})
