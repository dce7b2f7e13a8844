import ipaddr from 'ipaddr.js'

type Range = ReturnType<typeof ipaddr.parseCIDR>
/** The proxies whose word is taken: a number of them before us, or those at these addresses. */
export type TrustedProxies = { hops: number } | { ranges: readonly Range[] }

const MOST_HOPS = 9

/** Reads `0`, `1`, `2` ... or addresses and networks with commas; null for anything else. */
export function readTrustedProxies(text: string): TrustedProxies | null {
  const word = text.trim().toLowerCase()
  // as it was written while there was one at most
  if (word === 'true' || word === 'false') return { hops: word === 'true' ? 1 : 0 }
  if (/^\d+$/.test(word)) return Number(word) <= MOST_HOPS ? { hops: Number(word) } : null
  const ranges = word.split(',').map((part) => readRange(part.trim()))
  return ranges.every((range) => range !== null) ? { ranges } : null
}

function readRange(text: string): Range | null {
  if (ipaddr.isValidCIDR(text)) return ipaddr.parseCIDR(text)
  if (!isAddress(text)) return null
  const address = ipaddr.process(text)
  return [address, address.kind() === 'ipv4' ? 32 : 128]
}

/** An address as it is written today: `1.5` and `17` were addresses once. */
export const isAddress = (text: string): boolean =>
  ipaddr.IPv4.isValidFourPartDecimal(text) || ipaddr.IPv6.isValid(text)

/** Whether this proxy's word is taken, the first being the one that is connected to us. */
export function isTrusted(proxies: TrustedProxies, address: string, place: number): boolean {
  if ('hops' in proxies) return place < proxies.hops
  if (!isAddress(address)) return false
  const parsed = ipaddr.process(address)
  return proxies.ranges.some(([network, bits]) => network.kind() === parsed.kind() && parsed.match([network, bits]))
}
