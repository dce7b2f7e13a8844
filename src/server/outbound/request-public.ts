import { type IncomingMessage, request as requestHttp } from 'node:http'
import { request as requestHttps } from 'node:https'
import { publicAddressOf } from './public-address.ts'

/** The address is not public, and no setting allows it. */
export class AddressRefused extends Error {}

export type PublicRequest = {
  method?: 'GET' | 'POST'
  headers: Record<string, string>
  body?: string
  signal: AbortSignal
  /** Connect although the address may not be public. */
  isAllowed?: boolean
  /** Which address a name leads to; null where it may not be connected to. */
  addressOf?: (hostname: string) => Promise<string | null>
}

/** The host of an address as one connects to it: without the brackets of IPv6. */
export const hostOf = (url: URL): string => url.hostname.replace(/^\[|\]$/g, '')

/** Which port an address means. */
export const portOf = (url: URL): number => Number(url.port) || (url.protocol === 'https:' ? 443 : 80)

/**
 * The head of what a public web address answers; the body is the caller's to read or to destroy. Connects to the very address
 * that was checked, follows no redirect and keeps no connection. AddressRefused where the name leads inwards.
 */
export async function requestPublic(url: URL, options: PublicRequest): Promise<IncomingMessage> {
  const { method = 'GET', headers, body, signal, isAllowed = false, addressOf = publicAddressOf } = options
  const isHttps = url.protocol === 'https:'
  const host = isAllowed ? hostOf(url) : await addressOf(url.hostname)
  if (host === null) throw new AddressRefused()
  return new Promise((resolve, reject) => {
    const sent = (isHttps ? requestHttps : requestHttp)({
      host,
      port: portOf(url),
      method,
      path: `${url.pathname}${url.search}`,
      // no connection is reused: the address of each is checked
      agent: false,
      signal,
      maxHeaderSize: 32_768,
      ...(isHttps && { servername: hostOf(url) }),
      headers: { host: url.host, ...headers },
    })
    sent.on('response', resolve).on('error', reject).end(body)
  })
}

/** Waits for the work no longer than the signal: looking a name up cannot be given up, so it is left behind. */
export async function inTime<T>(work: Promise<T>, signal: AbortSignal): Promise<T> {
  const late = new Promise<never>((_, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason), { once: true })
  })
  return Promise.race([work, late])
}
