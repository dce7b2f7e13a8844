import { createServer, type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { endpointAddress } from './address.ts'
import { postMessage } from './post-message.ts'

const answers: Record<string, RequestListener> = {}
const requests: string[] = []
const server = createServer((request, response) => {
  requests.push(request.url ?? '')
  answers[request.url ?? '']?.(request, response)
})
let origin = ''
beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
})
afterAll(() => {
  server.closeAllConnections()
  server.close()
})

const [trial, real] = [{ mode: 'demo' as const }, { mode: 'serve' as const }]
const codeOf = (mode: typeof trial | typeof real, url: string) => {
  try {
    return endpointAddress(mode, url)
  } catch (error) {
    return (error as { code: string }).code
  }
}
const REFUSED = 'WEBHOOK_ADDRESS_REFUSED'

const inward = [
  'http://example.com/hooks',
  'https://user:secret@example.com/',
  'https://example.com/#part',
  'https://127.0.0.1/',
  'https://127.1/',
  'https://0x7f000001/',
  'https://2130706433/',
  'https://0.0.0.0/',
  'https://10.1.2.3/',
  'https://172.16.0.1/',
  'https://192.168.1.1/',
  'https://169.254.169.254/latest/meta-data/',
  'https://100.64.0.1/',
  'https://[::1]/',
  'https://[fe80::1]/',
  'https://[fd00::1]/',
  'https://[::ffff:127.0.0.1]/',
  'https://[64:ff9b::7f00:1]/',
  'https://localhost/',
  'https://db.localhost/',
  'https://printer.local/',
  'https://metadata.google.internal/',
  'https://router.lan/',
  'https://intranet/',
]

describe('the address of an endpoint', () => {
  it.each(inward)('refuses %s', (url) => {
    expect(codeOf(real, url)).toBe(REFUSED)
  })

  it('can be any public host on any port', () => {
    for (const url of ['https://example.com/hooks?a=1', 'https://93.184.216.34:8443/'])
      expect(codeOf(real, url)).toBe(url)
  })

  it('can be this machine without https in development, and never in production', () => {
    for (const url of ['http://localhost:9000/', 'http://127.0.0.1:9000/', 'http://[::1]:9000/']) {
      expect(codeOf(trial, url)).toBe(url)
      expect(codeOf(real, url)).toBe(REFUSED)
    }
    expect(codeOf(trial, 'http://10.0.0.1/')).toBe(REFUSED)
  })
})

const post = (url: string, options = {}, mode: typeof trial | typeof real = trial) =>
  postMessage(mode, { url, body: '{"a":1}', headers: { 'webhook-id': 'msg_1' } }, options)

describe('sending', () => {
  it('connects to no internal address, also if a host name resolves to one', async () => {
    const before = requests.length
    const names: string[] = []
    const addressOf = async (name: string) => {
      names.push(name)
      return null
    }
    expect(await post('https://rebinding.example/', { addressOf })).toMatchObject({ problem: 'refused', status: null })
    expect(names).toEqual(['rebinding.example'])
    for (const url of ['https://169.254.169.254/', 'https://[::1]/', 'http://example.com/']) {
      expect(await post(url, {}, real)).toMatchObject({ problem: 'refused' })
    }
    expect(await post(`${origin}/`, {}, real)).toMatchObject({ problem: 'refused' })
    expect(requests).toHaveLength(before)
  })

  it('sends the body and the headers, and returns a kilobyte of the answer', async () => {
    const received: unknown[] = []
    answers['/ok'] = (request, response) => {
      const { 'webhook-id': id, 'content-type': type, 'user-agent': agent } = request.headers
      let body = ''
      request.on('data', (chunk) => {
        body += chunk
      })
      request.on('end', () => {
        received.push([request.method, id, type, agent, body])
        response.writeHead(202).end(`\u0000${'ü'.repeat(2000)}`)
      })
    }
    const { answer, ...outcome } = await post(`${origin}/ok`)
    expect(outcome).toEqual({ status: 202, problem: null })
    expect(received).toEqual([['POST', 'msg_1', 'application/json', 'Tandem-Webhooks/1.0', '{"a":1}']])
    expect(answer).toMatch(/^ü+$/)
    expect(Buffer.byteLength(answer)).toBeLessThanOrEqual(1024)
  })

  it('follows no redirect', async () => {
    answers['/away'] = (_, response) => response.writeHead(307, { location: `${origin}/ok-again` }).end()
    expect(await post(`${origin}/away`)).toMatchObject({ status: 307, problem: 'redirect' })
    expect(requests).not.toContain('/ok-again')
  })

  it('treats every other status as a failure', async () => {
    answers['/broken'] = (_, response) => response.writeHead(503).end('Later')
    expect(await post(`${origin}/broken`)).toEqual({ status: 503, problem: 'status', answer: 'Later' })
  })

  it('stops at the time limit, also during name resolution and with a slow body', async () => {
    answers['/silent'] = () => {}
    answers['/drips'] = (_, response) => void response.writeHead(200).write('x')
    const timeout = { status: null, problem: 'timeout', answer: '' }
    expect(await post(`${origin}/silent`, { deadlineMs: 100 })).toEqual(timeout)
    expect(await post(`${origin}/drips`, { deadlineMs: 100 })).toEqual(timeout)
    expect(await post('https://slow.example/', { deadlineMs: 100, addressOf: () => new Promise(() => {}) })).toEqual(
      timeout,
    )
  })

  it('reports an unreachable host', async () => {
    expect(await post('http://127.0.0.1:9/')).toMatchObject({ problem: 'unreachable' })
    const addressOf = async () => {
      throw new Error('ENOTFOUND')
    }
    expect(await post('https://nowhere.example/', { addressOf })).toMatchObject({ problem: 'unreachable' })
  })
})
