import ipaddr from 'ipaddr.js'
import type { Services } from '../context.ts'

/** Whether TRUST_PROXY seems to fit the requests of this process. */
export type ProxyState = 'fine' | 'header_not_believed' | 'one_address'

type Watched = { state: ProxyState; address: string | null; count: number; agents: Set<string> }

/** This number of requests from one private address, by this number of different browsers, indicates a proxy. */
const REQUESTS = 100
const BROWSERS = 3

const watched = new WeakMap<object, Watched>()

function watchedOf(env: Services['env']): Watched {
  const known = watched.get(env) ?? { state: 'fine', address: null, count: 0, agents: new Set() }
  watched.set(env, known)
  return known
}

/** The result since the process started. */
export const proxyState = ({ env }: Pick<Services, 'env'>): ProxyState => watchedOf(env).state

type Request = { headers: Headers; address: string }

/**
 * Looks at the source of each request and warns once if all visitors seem to share the limits of one address: either a proxy's header is
 * not trusted, or every request has the same private address.
 */
export function watchProxies({ env, log }: Pick<Services, 'env' | 'log'>, { headers, address }: Request): void {
  const seen = watchedOf(env)
  if (seen.state !== 'fine') return
  const isNoneTrusted = 'hops' in env.TRUST_PROXY && env.TRUST_PROXY.hops === 0
  if (isNoneTrusted && headers.has('x-forwarded-for')) {
    seen.state = 'header_not_believed'
    log.warn(
      'Requests have an X-Forwarded-For header, but TRUST_PROXY is 0: behind a proxy, all visitors share the limits of its address. Set TRUST_PROXY to the number of proxies (docs/operations/proxies.md)',
    )
    return
  }
  if (seen.address !== null && seen.address !== address) seen.count = Number.NEGATIVE_INFINITY
  seen.address = address
  seen.count++
  if (seen.agents.size < BROWSERS) seen.agents.add(headers.get('user-agent') ?? '')
  if (seen.count < REQUESTS || seen.agents.size < BROWSERS || !isPrivate(address)) return
  seen.state = 'one_address'
  log.warn(
    { address, trusted: env.TRUST_PROXY },
    'All visitors seem to have the same private address: check that TRUST_PROXY counts every proxy (docs/operations/proxies.md)',
  )
}

const PRIVATE = new Set<string>(['private', 'loopback', 'linkLocal', 'uniqueLocal', 'carrierGradeNat'])

/** Addresses of this machine or of private networks. Clients with IPv6 come as a network, `…/64`. */
function isPrivate(address: string): boolean {
  const text = address.replace(/\/64$/, '')
  return ipaddr.isValid(text) && PRIVATE.has(ipaddr.process(text).range())
}
