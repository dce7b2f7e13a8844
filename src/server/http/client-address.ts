import ipaddr from 'ipaddr.js'
import { isAddress, isTrusted, type TrustedProxies } from './trusted-proxies.ts'

/**
 * The client address that rate limits use: the last entry of X-Forwarded-For that a trusted proxy wrote, else the connection's own. Earlier
 * entries were written by the client. An IPv6 client owns a whole /64 network, so the limit applies to that.
 */
export function clientAddress(peer: string | undefined, forwardedFor: string | null, proxies: TrustedProxies): string {
  const said = forwardedFor?.split(',') ?? []
  let text = peer ?? ''
  for (let place = 0; isTrusted(proxies, text, place); place++) {
    const next = withoutPort(said.at(-1 - place)?.trim() ?? '')
    if (!isAddress(next)) break
    text = next
  }
  if (!isAddress(text)) return 'unknown'
  const address = ipaddr.process(text)
  if (address.kind() === 'ipv4') return address.toString()
  const parts = (address as ipaddr.IPv6).parts.slice(0, 4)
  return `${parts.map((part) => part.toString(16)).join(':')}::/64`
}

/** Removes the port that some proxies add: `192.0.2.1:5000`, `[2001:db8::1]:5000`. */
const withoutPort = (text: string): string =>
  text.match(/^\[([^\]]+)\](?::\d+)?$/)?.[1] ?? text.match(/^([\d.]+):\d+$/)?.[1] ?? text
