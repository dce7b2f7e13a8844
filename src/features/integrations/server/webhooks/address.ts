import { isIP } from 'node:net'
import type { Env } from '#server/env.ts'
import { DomainError } from '#server/errors.ts'
import { isPublicAddress } from '#server/outbound/public-address.ts'
import { hostOf } from '#server/outbound/request-public.ts'
import { isLocalhost } from '../../rules.ts'

type Settings = Pick<Env, 'mode'>

/** Host names of internal networks, which are refused without a DNS lookup. */
const INWARD = /(^|\.)(localhost|local|localdomain|internal|intranet|lan|home|corp|home\.arpa)\.?$/

/** Whether the URL is this machine and the product runs in development. In production this machine is refused. */
export const isDevelopmentAddress = ({ mode }: Settings, url: URL): boolean =>
  mode !== 'serve' && isLocalhost(url.hostname)

/**
 * Checks and normalizes the URL of an endpoint. WEBHOOK_ADDRESS_REFUSED unless it is https with a host that can be public. Each
 * attempt resolves the host name again and checks the result.
 */
export function endpointAddress(settings: Settings, text: string): string {
  const url = new URL(text)
  if (url.username || url.password || url.hash) throw new DomainError('WEBHOOK_ADDRESS_REFUSED')
  if (isDevelopmentAddress(settings, url)) return url.href
  const host = hostOf(url)
  const isInward = isIP(host) ? !isPublicAddress(host) : INWARD.test(host) || !host.includes('.')
  if (url.protocol !== 'https:' || isInward) throw new DomainError('WEBHOOK_ADDRESS_REFUSED')
  return url.href
}
