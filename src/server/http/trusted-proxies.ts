import ipaddr from 'ipaddr.js'

type Range = ReturnType<typeof ipaddr.parseCIDR>
/** The trusted proxies: the number of proxies in front of the product, or their addresses. */
export type TrustedProxies = { hops: number } | { ranges: readonly Range[] }

const MAX_HOPS = 9

/** Reads `0`, `1`, `2` ... or addresses and networks with commas; null for anything else. */
export function readTrustedProxies(text: string): TrustedProxies | null {
  const word = text.trim().toLowerCase()
  // the values that earlier versions used, which allowed one proxy at most
  if (word === 'true' || word === 'false') return { hops: word === 'true' ? 1 : 0 }
  if (/^\d+$/.test(word)) return Number(word) <= MAX_HOPS ? { hops: Number(word) } : null
  const ranges = word.split(',').map((part) => readRange(part.trim()))
  return ranges.every((range) => range !== null) ? { ranges } : null
}

function readRange(text: string): Range | null {
  if (ipaddr.isValidCIDR(text)) return ipaddr.parseCIDR(text)
  if (!isAddress(text)) return null
  const address = ipaddr.process(text)
  return [address, address.kind() === 'ipv4' ? 32 : 128]
}

/** Whether it is a usual IP address. `1.5` and `17` are old notations of IPv4, and are refused. */
export const isAddress = (text: string): boolean =>
  ipaddr.IPv4.isValidFourPartDecimal(text) || ipaddr.IPv6.isValid(text)

/** Whether this proxy is trusted. Place 0 is the one that is connected to us. */
export function isTrusted(proxies: TrustedProxies, address: string, place: number): boolean {
  if ('hops' in proxies) return place < proxies.hops
  if (!isAddress(address)) return false
  const parsed = ipaddr.process(address)
  return proxies.ranges.some(([network, bits]) => network.kind() === parsed.kind() && parsed.match([network, bits]))
}
