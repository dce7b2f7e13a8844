import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { contentSecurityPolicy } from './security-headers.ts'

export type Encoding = 'br' | 'gzip' | 'identity'

const compressBrotli = promisify(brotliCompress)
const compressGzip = promisify(gzip)
/** A page larger than this is made anew for everybody. */
const LARGEST = 512 * 1024

/** One rendered page that anybody may get: no nonce in it, its few scripts named by their hashes instead. */
export class CachedPage {
  readonly etag: string
  readonly policy: string
  readonly renderedAt: number
  readonly #html: Buffer
  readonly #packed = new Map<Encoding, Promise<Buffer>>()

  constructor(html: string, policy: string, renderedAt: number) {
    this.#html = Buffer.from(html)
    this.policy = policy
    this.renderedAt = renderedAt
    // weak: the same page is the same whatever it is packed in
    this.etag = `W/"${createHash('sha256').update(this.#html).digest('base64url').slice(0, 27)}"`
  }

  get bytes(): number {
    return this.#html.length
  }

  /** The page packed as asked for; packed once, on a thread. */
  packed(encoding: Encoding): Promise<Buffer> {
    const known = this.#packed.get(encoding)
    if (known) return known
    const made = pack(this.#html, encoding)
    this.#packed.set(encoding, made)
    return made
  }
}

function pack(html: Buffer, encoding: Encoding): Promise<Buffer> {
  if (encoding === 'br') return compressBrotli(html, { params: { [constants.BROTLI_PARAM_QUALITY]: 6 } })
  return encoding === 'gzip' ? compressGzip(html) : Promise.resolve(html)
}

const SCRIPT = /<script\b([^>]*)>([\s\S]*?)<\/script>/g

/**
 * A page that was rendered with this nonce as one for everybody; null where it is too large, or holds a script or a style that
 * was not given the nonce, lies in another file, or names the nonce in its text.
 */
export function cachedPage(html: string, nonce: string, now: number): CachedPage | null {
  if (html.length > LARGEST || /<style\b/.test(html)) return null
  const mark = ` nonce="${nonce}"`
  const hashes: string[] = []
  for (const [, attributes = '', body = ''] of html.matchAll(SCRIPT)) {
    // data is not run
    if (/type="application\/(?:ld\+)?json"/.test(attributes)) continue
    if (/\bsrc=/.test(attributes) || !attributes.includes(mark)) return null
    hashes.push(`'sha256-${createHash('sha256').update(body).digest('base64')}'`)
  }
  const shared = html.replaceAll(mark, '').replace(`<meta property="csp-nonce" content="${nonce}"/>`, '')
  if (shared.includes(nonce)) return null
  const scripts = [...new Set(hashes)].join(' ') || "'none'"
  return new CachedPage(shared, contentSecurityPolicy(null).replace("script-src 'none'", `script-src ${scripts}`), now)
}
