import { describe, expect, it } from 'vitest'
import { acceptedEncoding } from './accepted-encoding.ts'
import { matchesEtag } from './entity-tag.ts'
import { readShareable } from './shareable.ts'

const ask = (path: string, headers: Record<string, string> = {}, method = 'GET') =>
  readShareable({ method, path, header: (name) => headers[name] })

describe('which requests may get a shared page', () => {
  it.each<[string, string, Record<string, string>, string?]>([
    ['a session', '/blog', { cookie: 'tandem.session_token=x' }],
    ['a session beside a theme', '/blog', { cookie: 'theme=dark; tandem.session_token=x' }],
    ['a session of a secure host', '/blog', { cookie: '__Secure-tandem.session_token=x' }],
    ['any other cookie', '/blog', { cookie: 'theme=dark; other=1' }],
    ['a theme that there is not', '/blog', { cookie: 'theme=sepia' }],
    ['a key', '/blog', { authorization: 'Bearer x' }],
    ['a change', '/contact-us', {}, 'POST'],
    ['a part of it', '/blog', { range: 'bytes=0-9' }],
    ['what became of a form', '/contact-us?sent=yes', {}],
    ['what became of a report', '/jobs/cook?report=sent', {}],
    ['what one did oneself', '/blog/pay?you=like', {}],
    ['a search that is limited by address', '/salary-analyzer?jobTitle=cook', {}],
    ['a shared resume', '/r/token', {}],
    ['a preview', '/blog/preview/token', {}],
    ['the app', '/app/jobs', {}],
    ['the sign-in', '/auth', {}],
    ['another host', '//evil.example/blog', {}],
    ['no address', 'http://[', {}],
    ['a very long address', `/jobs?q=${'x'.repeat(700)}`, {}],
  ])('is not %s', (_what, path, headers, method) => {
    expect(ask(path, headers, method)).toBeNull()
  })

  it('ignores the referrer in the key, but not the theme', () => {
    expect(ask('/jobs/cook?ref=mail&utm_source=x')).toEqual({ key: ' /jobs/cook', path: '/jobs/cook', theme: null })
    expect(ask('/blog', { cookie: '__Host-theme=dark' })?.theme).toBe('dark')
    expect(ask('/blog', { cookie: ' theme=dark ' })).toEqual({ key: 'dark /blog', path: '/blog', theme: 'dark' })
    expect(ask('/jobs?q=cook&utm_medium=mail&page=2')?.path).toBe('/jobs?q=cook&page=2')
    expect(ask('/guide', {}, 'HEAD')?.path).toBe('/guide')
  })
})

it.each([
  [undefined, 'identity'],
  ['', 'identity'],
  ['gzip, deflate, br, zstd', 'br'],
  ['gzip', 'gzip'],
  ['GZIP;Q=0.5', 'gzip'],
  ['br;q=0, gzip;q=0.2', 'gzip'],
  ['br;q=0, gzip;q=0', 'identity'],
  ['*', 'br'],
  ['*;q=0', 'identity'],
  ['br;q=nonsense', 'identity'],
  [',;,=', 'identity'],
  ['gzip,'.repeat(1000), 'identity'],
])('chooses for a reader that accepts %j the encoding %s', (header, encoding) => {
  expect(acceptedEncoding(header)).toBe(encoding)
})

it.each([
  [undefined, false],
  ['', false],
  ['W/"abc"', true],
  ['"abc"', true],
  ['"x", W/"abc"', true],
  ['*', true],
  ['abc', false],
  ['W/"ab', false],
  ['"abcd"', false],
  ['"', false],
  [`"abc"${' '.repeat(3000)}`, false],
])('a reader with the ETag %j has the page: %s', (header, isKnown) => {
  expect(matchesEtag(header, 'W/"abc"')).toBe(isKnown)
})
