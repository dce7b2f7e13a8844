import { createServer, type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'
import { gzipSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { isPublicAddress, publicAddressOf } from '#server/outbound/public-address.ts'
import { type FetchOptions, fetchPage } from './fetch-page.ts'

const pages: Record<string, RequestListener> = {}
const requests: string[] = []
const server = createServer((request, response) => {
  requests.push(`${request.url} ${request.headers['user-agent']}`)
  const page = pages[request.url ?? '']
  if (page) return page(request, response)
  response.writeHead(404).end()
})
let origin = ''
let allowed: string[] = []
beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  origin = `http://127.0.0.1:${port}`
  allowed = [`127.0.0.1:${port}`]
})
afterAll(() => {
  server.closeAllConnections()
  server.close()
})

const html =
  (body: string): RequestListener =>
  (_, response) =>
    response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' }).end(body)
const to =
  (location: string): RequestListener =>
  (_, response) =>
    response.writeHead(302, { location }).end()
const read = (path: string, options: Partial<FetchOptions> = {}) =>
  fetchPage(path.startsWith('/') ? origin + path : path, { userAgent: 'Reader/1', allowed, ...options }).then(
    (page) => page.html,
    (error: { code: string }) => error.code,
  )

describe('an address', () => {
  it.each([
    '127.0.0.1',
    '10.1.2.3',
    '172.31.0.1',
    '192.168.1.1',
    '169.254.169.254',
    '100.64.0.1',
    '0.0.0.0',
    '224.0.0.1',
    '255.255.255.255',
    '192.0.2.5',
    '198.18.0.1',
    '::1',
    '::',
    '::ffff:127.0.0.1',
    '::ffff:8.8.8.8',
    '64:ff9b::7f00:1',
    'fe80::1',
    'fc00::1',
    'fd12::1',
    'ff02::1',
    '2002:7f00:1::',
    '2001:0:1::',
    '2001:db8::1',
    '3fff::1',
    'localhost',
    '',
  ])('%s is not public', (address) => {
    expect(isPublicAddress(address)).toBe(false)
  })
  it.each(['8.8.8.8', '93.184.216.34', '2606:4700:4700::1111'])('%s is public', (address) => {
    expect(isPublicAddress(address)).toBe(true)
  })
  it.each(['127.0.0.1', '[::1]', '[::ffff:7f00:1]', 'localhost'])('is not given for %s', async (host) => {
    expect(await publicAddressOf(host)).toBeNull()
  })
})

describe('a link', () => {
  it.each([
    'file:///etc/passwd',
    'ftp://example.com/x',
    'data:text/html,<title>x</title>',
    'javascript:1',
    'https://user:secret@example.com/',
    'nothing',
    'http://example.com:25/',
    'https://example.com:8443/',
    'http://localhost/',
    'http://127.1/',
    'http://0x7f000001/',
    'http://2130706433/',
    'http://017700000001/',
    'http://[::1]/',
    'http://[::ffff:127.0.0.1]/',
    'http://169.254.169.254/latest/meta-data/',
    'http://10.0.0.1/',
  ])('%s is refused', async (link) => {
    expect(await read(link, { allowed: [] })).toBe('LINK_REFUSED')
  })

  it('is refused where its name resolves to a private address, and connects to exactly the address that was checked', async () => {
    expect(await read('http://inside.example/', { addressOf: async () => null })).toBe('LINK_REFUSED')
    const names: string[] = []
    const addressOf = async (name: string) => {
      names.push(name)
      return '127.0.0.2'
    }
    // the name is resolved only once, so a second answer with another address has no effect; no server listens at this address
    expect(await read('http://rebinding.example/', { addressOf })).toBe('LINK_UNREACHABLE')
    expect(names).toEqual(['rebinding.example'])
  })

  it('is refused where a redirect points to a private address', async () => {
    for (const target of [
      'http://127.0.0.1/',
      'http://[::1]/',
      'file:///etc/passwd',
      'http://192.168.0.1/',
      '//10.0.0.1/',
    ]) {
      pages['/away'] = to(target)
      expect([target, await read('/away')]).toEqual([target, 'LINK_REFUSED'])
    }
  })

  it('follows a few redirects, but not endlessly', async () => {
    pages['/one'] = to('/two')
    pages['/two'] = to(`${origin}/three`)
    pages['/three'] = html('here')
    pages['/round'] = to('/round')
    expect(await read('/one')).toBe('here')
    expect(await read('/round')).toBe('LINK_UNREACHABLE')
    expect(requests.at(-1)).toBe('/round Reader/1')
  })

  it('times out', async () => {
    pages['/silent'] = () => {}
    pages['/drips'] = (_, response) => {
      response.writeHead(200, { 'content-type': 'text/html' }).write('<p>')
    }
    expect(await read('/silent', { deadlineMs: 150 })).toBe('LINK_UNREACHABLE')
    expect(await read('/drips', { deadlineMs: 150 })).toBe('LINK_UNREACHABLE')
    expect(await read('http://slow.example/', { deadlineMs: 150, addressOf: () => new Promise(() => {}) })).toBe(
      'LINK_UNREACHABLE',
    )
  })

  it('reads up to a limit, of compressed pages too', async () => {
    pages['/long'] = html('x'.repeat(50_000))
    pages['/bomb'] = (_, response) =>
      response
        .writeHead(200, { 'content-type': 'text/html', 'content-encoding': 'gzip' })
        .end(gzipSync(Buffer.alloc(5_000_000)))
    pages['/packed'] = (_, response) =>
      response.writeHead(200, { 'content-type': 'text/html', 'content-encoding': 'gzip' }).end(gzipSync('packed'))
    expect(await read('/long', { maxBytes: 49_999 })).toBe('LINK_UNREADABLE')
    expect(await read('/long', { maxBytes: 50_000 })).toHaveLength(50_000)
    expect(await read('/bomb')).toBe('LINK_UNREADABLE')
    expect(await read('/packed')).toBe('packed')
  })

  it('is read as HTML only, in its own encoding', async () => {
    pages['/pdf'] = (_, response) => response.writeHead(200, { 'content-type': 'application/pdf' }).end('%PDF')
    pages['/untyped'] = (_, response) => response.writeHead(200).end('<title>x</title>')
    pages['/latin'] = (_, response) =>
      response.writeHead(200, { 'content-type': 'text/html; charset=iso-8859-1' }).end(Buffer.from('Caf\xe9', 'latin1'))
    expect(await read('/pdf')).toBe('LINK_UNREADABLE')
    expect(await read('/untyped')).toBe('LINK_UNREADABLE')
    expect(await read('/nothing-here')).toBe('LINK_UNREACHABLE')
    expect(await read('/latin')).toBe('Café')
  })
})
