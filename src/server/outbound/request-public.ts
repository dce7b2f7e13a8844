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
  /** Connect even if the address is not public. */
  isAllowed?: boolean
  /** Resolves a host name; null if connecting is not allowed. */
  addressOf?: (hostname: string) => Promise<string | null>
}

/** The host name or address to connect to, without the brackets of IPv6. */
export const hostOf = (url: URL): string => url.hostname.replace(/^\[|\]$/g, '')

/** The port of the URL, or the default of its scheme. */
export const portOf = (url: URL): number => Number(url.port) || (url.protocol === 'https:' ? 443 : 80)

/**
 * Sends a request to a public URL and returns the response; the caller has to read or destroy its body. Connects to the address that was
 * checked, follows no redirects and reuses no connections. Throws AddressRefused if the host is not public.
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
      // no connection is reused, so that the address is checked for each request
      agent: false,
      signal,
      maxHeaderSize: 32_768,
      ...(isHttps && { servername: hostOf(url) }),
      headers: { host: url.host, ...headers },
    })
    sent.on('response', resolve).on('error', reject).end(body)
  })
}

/** Waits for the work until the signal aborts. A DNS lookup cannot be canceled, so it keeps running unobserved. */
export async function inTime<T>(work: Promise<T>, signal: AbortSignal): Promise<T> {
  const late = new Promise<never>((_, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason), { once: true })
  })
  return Promise.race([work, late])
}
