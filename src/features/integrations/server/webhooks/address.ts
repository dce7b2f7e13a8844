import { isIP } from 'node:net'
import type { Env } from '#server/env.ts'
import { DomainError } from '#server/errors.ts'
import { isPublicAddress } from '#server/outbound/public-address.ts'
import { hostOf } from '#server/outbound/request-public.ts'
import { isLocalhost } from '../../rules.ts'

type Settings = Pick<Env, 'mode'>

/** Names that lead nowhere outside, whatever a resolver says of them. */
const INWARD = /(^|\.)(localhost|local|localdomain|internal|intranet|lan|home|corp|home\.arpa)\.?$/

/** This machine itself: for trying things out, never where the product really runs. */
export const isTrial = ({ mode }: Settings, url: URL): boolean => mode !== 'serve' && isLocalhost(url.hostname)

/**
 * The address as it is stored. WEBHOOK_ADDRESS_REFUSED for everything but https to a host that may be public; where its name
 * leads is asked anew at every attempt.
 */
export function endpointAddress(settings: Settings, text: string): string {
  const url = new URL(text)
  if (url.username || url.password || url.hash) throw new DomainError('WEBHOOK_ADDRESS_REFUSED')
  if (isTrial(settings, url)) return url.href
  const host = hostOf(url)
  const isInward = isIP(host) ? !isPublicAddress(host) : INWARD.test(host) || !host.includes('.')
  if (url.protocol !== 'https:' || isInward) throw new DomainError('WEBHOOK_ADDRESS_REFUSED')
  return url.href
}
