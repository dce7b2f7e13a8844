import type { IncomingMessage } from 'node:http'
import type { Readable } from 'node:stream'
import { createBrotliDecompress, createGunzip, createInflate } from 'node:zlib'
import { DomainError } from '#server/errors.ts'
import { publicAddressOf } from '#server/outbound/public-address.ts'
import { AddressRefused, hostOf, inTime, portOf, requestPublic } from '#server/outbound/request-public.ts'
import { isWebAddress } from '../../rules.ts'

export type FetchOptions = {
  userAgent: string
  /** The `host:port` addresses that may be read although they are not public. */
  allowed?: readonly string[]
  maxBytes?: number
  maxRedirects?: number
  deadlineMs?: number
  /** Resolves a host name to its address; null if connecting to it is not allowed. */
  addressOf?: (hostname: string) => Promise<string | null>
}

const defaults: Required<Omit<FetchOptions, 'userAgent'>> = {
  maxBytes: 2_000_000,
  maxRedirects: 4,
  deadlineMs: 8_000,
  addressOf: publicAddressOf,
  allowed: [],
}
type Settings = Required<FetchOptions>

/**
 * The HTML of a public web page. LINK_REFUSED for any other scheme, port or address, also after a redirect; LINK_UNREACHABLE if it does
 * not respond in time; LINK_UNREADABLE if it is not HTML or too large.
 */
export async function fetchPage(link: string, options: FetchOptions): Promise<{ html: string; url: string }> {
  const settings: Settings = { ...defaults, ...options }
  const signal = AbortSignal.timeout(settings.deadlineMs)
  try {
    return await inTime(follow(link, settings, signal), signal)
  } catch (error) {
    if (error instanceof DomainError) throw error
    throw new DomainError(error instanceof AddressRefused ? 'LINK_REFUSED' : 'LINK_UNREACHABLE')
  }
}

async function follow(link: string, settings: Settings, signal: AbortSignal) {
  let url = safeUrl(link)
  for (let hops = 0; hops <= settings.maxRedirects; hops++) {
    const response = await ask(url, settings, signal)
    const target = redirectOf(response)
    if (target === null) return { html: await readHtml(response, settings), url: url.href }
    response.destroy()
    if (!URL.canParse(target, url)) throw new DomainError('LINK_UNREACHABLE')
    url = safeUrl(new URL(target, url).href)
  }
  throw new DomainError('LINK_UNREACHABLE')
}

function safeUrl(text: string): URL {
  if (!isWebAddress(text)) throw new DomainError('LINK_REFUSED')
  return new URL(text)
}

function redirectOf({ statusCode = 0, headers }: IncomingMessage): string | null {
  return [301, 302, 303, 307, 308].includes(statusCode) ? (headers.location ?? '') : null
}

async function ask(
  url: URL,
  { userAgent, addressOf, allowed }: Settings,
  signal: AbortSignal,
): Promise<IncomingMessage> {
  const isAllowed = allowed.includes(`${hostOf(url)}:${portOf(url)}`)
  // other ports of a host do not serve job pages
  if (url.port !== '' && !isAllowed) throw new DomainError('LINK_REFUSED')
  const headers = {
    'user-agent': userAgent,
    accept: 'text/html,application/xhtml+xml',
    'accept-language': 'en',
    'accept-encoding': 'gzip, deflate, br',
  }
  return requestPublic(url, { headers, signal, isAllowed, addressOf })
}

async function readHtml(response: IncomingMessage, { maxBytes }: Settings): Promise<string> {
  const { statusCode = 0, headers } = response
  const type = headers['content-type'] ?? ''
  if (statusCode !== 200 || !/^\s*(text\/html|application\/xhtml\+xml)\s*(;|$)/i.test(type)) {
    response.destroy()
    throw new DomainError(statusCode === 200 ? 'LINK_UNREADABLE' : 'LINK_UNREACHABLE')
  }
  const chunks: Buffer[] = []
  let size = 0
  // the size limit applies to the unpacked page
  for await (const chunk of unpacked(response)) {
    size += (chunk as Buffer).length
    if (size > maxBytes) {
      response.destroy()
      throw new DomainError('LINK_UNREADABLE')
    }
    chunks.push(chunk as Buffer)
  }
  return decode(Buffer.concat(chunks), type)
}

function unpacked(response: IncomingMessage): Readable {
  const encoding = (response.headers['content-encoding'] ?? 'identity').trim().toLowerCase()
  const unpack = { gzip: createGunzip, 'x-gzip': createGunzip, deflate: createInflate, br: createBrotliDecompress }
  if (encoding === 'identity' || encoding === '') return response
  const make = unpack[encoding as keyof typeof unpack]
  if (!make) throw new DomainError('LINK_UNREADABLE')
  const stream = make()
  response.on('error', (error) => stream.destroy(error))
  return response.pipe(stream)
}

function decode(bytes: Buffer, contentType: string): string {
  const named = /charset\s*=\s*["']?([\w-]+)/i
  const head = bytes.subarray(0, 2048).toString('latin1')
  const charset = named.exec(contentType)?.[1] ?? named.exec(head)?.[1] ?? 'utf-8'
  try {
    return new TextDecoder(charset).decode(bytes)
  } catch {
    return new TextDecoder().decode(bytes)
  }
}
