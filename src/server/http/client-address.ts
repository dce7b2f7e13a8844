import ipaddr from 'ipaddr.js'

/**
 * The address that a limit counts by: the peer's, or the last hop of X-Forwarded-For behind a trusted proxy.
 * An IPv6 client owns a whole /64, so that is what counts.
 */
export function clientAddress(peer: string | undefined, forwardedFor: string | null, isProxyTrusted: boolean): string {
  const last = isProxyTrusted ? forwardedFor?.split(',').at(-1)?.trim() : undefined
  const text = last && ipaddr.isValid(last) ? last : (peer ?? '')
  if (!ipaddr.isValid(text)) return 'unknown'
  const address = ipaddr.process(text)
  if (address.kind() === 'ipv4') return address.toString()
  const parts = (address as ipaddr.IPv6).parts.slice(0, 4)
  return `${parts.map((part) => part.toString(16)).join(':')}::/64`
}
