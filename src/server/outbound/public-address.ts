import { lookup } from 'node:dns/promises'
import { BlockList, isIP } from 'node:net'

const notPublic = new BlockList()
const subnets4 =
  '0.0.0.0/8 10.0.0.0/8 100.64.0.0/10 127.0.0.0/8 169.254.0.0/16 172.16.0.0/12 192.0.0.0/24 192.0.2.0/24 192.88.99.0/24 192.168.0.0/16 198.18.0.0/15 198.51.100.0/24 203.0.113.0/24 224.0.0.0/4 240.0.0.0/4'
// parts of the routable space that lead to IPv4 addresses or nowhere: protocol assignments with Teredo, documentation, 6to4
const subnets6 = '2001::/23 2001:db8::/32 2002::/16 3fff::/20'
for (const [list, family] of [
  [subnets4, 'ipv4'],
  [subnets6, 'ipv6'],
] as const) {
  for (const subnet of list.split(' ')) {
    const [net = '', bits] = subnet.split('/')
    notPublic.addSubnet(net, Number(bits), family)
  }
}
const routed6 = new BlockList()
routed6.addSubnet('2000::', 3, 'ipv6')

/**
 * Whether the address is on the public internet: not this machine's, private, a cloud's metadata service, an IPv4 address in IPv6 notation,
 * or reserved.
 */
export function isPublicAddress(address: string): boolean {
  const family = isIP(address)
  if (family === 4) return !notPublic.check(address, 'ipv4')
  return family === 6 && routed6.check(address, 'ipv6') && !notPublic.check(address, 'ipv6')
}

/**
 * An address to connect to for this host; null if any of its addresses is not public. Connect to exactly this address: a second DNS lookup
 * could return another one.
 */
export async function publicAddressOf(hostname: string): Promise<string | null> {
  const literal = hostname.replace(/^\[|\]$/g, '')
  if (isIP(literal)) return isPublicAddress(literal) ? literal : null
  const found = await lookup(hostname, { all: true })
  return found.length > 0 && found.every(({ address }) => isPublicAddress(address)) ? (found[0]?.address ?? null) : null
}
