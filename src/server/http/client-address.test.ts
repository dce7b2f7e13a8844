import pino from 'pino'
import { describe, expect, it } from 'vitest'
import { readEnv } from '../env.ts'
import { clientAddress } from './client-address.ts'
import { readTrustedProxies, type TrustedProxies } from './trusted-proxies.ts'
import { proxyState, watchProxies } from './watch-proxies.ts'

const trust = (text: string) => readTrustedProxies(text) as TrustedProxies
const [user, cdn, nginx] = ['203.0.113.7', '198.51.100.1', '10.0.0.2']

describe('which proxies are trusted', () => {
  it.each(['', 'yes', '-1', '10', '1.5', '10.0.0.0/33', '10.0.0.0/', '10.0.0.1,', 'proxy.local', '1,2'])(
    'is not configured by %j',
    (text) => {
      expect(readTrustedProxies(text)).toBeNull()
    },
  )

  it('is a number, or addresses and networks', () => {
    expect([trust('0'), trust('false'), trust('1'), trust('true'), trust(' 2 ')]).toEqual(
      [0, 0, 1, 1, 2].map((hops) => ({ hops })),
    )
    expect(trust('10.0.0.0/8, 2001:db8::/32,198.51.100.1')).toMatchObject({ ranges: [{}, {}, {}] })
  })
})

describe('the address of a client', () => {
  it("is the peer's address if no proxy is trusted, and ignores headers", () => {
    expect(clientAddress(user, '1.2.3.4', trust('0'))).toBe(user)
    expect(clientAddress(user, '1.2.3.4', trust('10.0.0.0/8'))).toBe(user)
    expect(clientAddress(undefined, '1.2.3.4', trust('0'))).toBe('unknown')
    expect(clientAddress('', null, trust('1'))).toBe('unknown')
  })

  it('is never an entry before those of trusted proxies, because the client wrote it', () => {
    expect(clientAddress(nginx, `1.2.3.4, ${user}`, trust('1'))).toBe(user)
    expect(clientAddress(nginx, `1.2.3.4, ${user}, ${cdn}`, trust('2'))).toBe(user)
    expect(clientAddress(nginx, `10.0.0.9, ${user}, ${cdn}`, trust(`10.0.0.0/8,${cdn}`))).toBe(user)
    // a client that reaches nginx directly, without the CDN, and writes the CDN's part of the header itself
    expect(clientAddress(nginx, `1.2.3.4, ${user}`, trust(`10.0.0.0/8,${cdn}`))).toBe(user)
  })

  it('is found behind two proxies', () => {
    expect(clientAddress(nginx, `${user}, ${cdn}`, trust('1'))).toBe(cdn)
    expect(clientAddress(nginx, `${user}, ${cdn}`, trust('2'))).toBe(user)
    expect(clientAddress(`::ffff:${nginx}`, `${user}, ${cdn}`, trust(`10.0.0.0/8,${cdn}`))).toBe(user)
  })

  it('is the last known address if a header is short, empty or broken', () => {
    expect(clientAddress(nginx, null, trust('2'))).toBe(nginx)
    expect(clientAddress(nginx, cdn, trust('2'))).toBe(cdn)
    for (const broken of ['', ',', 'unknown', `${user}, `, `${user}, _hidden`, `${user}, <script>`])
      expect(clientAddress(nginx, broken, trust('2'))).toBe(nginx)
    expect(clientAddress(nginx, `nonsense, ${cdn}`, trust('2'))).toBe(cdn)
  })

  it('is the /64 network for IPv6, and has no port', () => {
    expect(clientAddress('2001:db8:1:2:3::4', null, trust('0'))).toBe('2001:db8:1:2::/64')
    expect(clientAddress(nginx, '[2001:db8:1:2::9]:5000', trust('1'))).toBe('2001:db8:1:2::/64')
    expect(clientAddress(nginx, `${user}:5000`, trust('1'))).toBe(user)
  })
})

describe('watchProxies', () => {
  function watch(TRUST_PROXY: string) {
    const lines: string[] = []
    const env = readEnv('demo', { TRUST_PROXY })
    const log = pino({ level: 'warn' }, { write: (line) => void lines.push(line) })
    const visit = (address: string, agent: string, forwarded?: string) => {
      const headers = new Headers({ 'user-agent': agent, ...(forwarded && { 'x-forwarded-for': forwarded }) })
      watchProxies({ env, log }, { headers, address })
    }
    return { lines, visit, state: () => proxyState({ env }) }
  }

  it('reports nothing while visitors have different addresses, are few, or one visitor sends most requests', () => {
    const differing = watch('0')
    for (let n = 0; n < 300; n++) differing.visit(`10.0.0.${n % 2}`, `browser ${n}`)
    const alone = watch('0')
    for (let n = 0; n < 300; n++) alone.visit('127.0.0.1', 'Firefox')
    const few = watch('1')
    for (let n = 0; n < 99; n++) few.visit('10.0.0.1', `browser ${n}`, '10.0.0.1')
    const open = watch('0')
    for (let n = 0; n < 300; n++) open.visit(user, `browser ${n}`)
    for (const { lines, state } of [differing, alone, few, open]) expect([state(), lines]).toEqual(['fine', []])
  })

  it('warns once if a header is not trusted', () => {
    const { lines, visit, state } = watch('0')
    for (let n = 0; n < 3; n++) visit(nginx, 'Firefox', user)
    expect(state()).toBe('header_not_believed')
    expect(lines).toHaveLength(1)
    expect(lines[0]).toContain('TRUST_PROXY is 0')
    expect(lines[0]).not.toContain(user)
  })

  it('warns once if all visitors have one private address', () => {
    const { lines, visit, state } = watch('1')
    for (let n = 0; n < 150; n++) visit(nginx, `browser ${n}`, `${user}, ${nginx}`)
    expect(state()).toBe('one_address')
    expect(lines).toHaveLength(1)
    expect(lines[0]).toContain('check that TRUST_PROXY')
  })
})
