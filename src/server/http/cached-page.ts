import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { contentSecurityPolicy } from './security-headers.ts'

export type Encoding = 'br' | 'gzip' | 'identity'

const compressBrotli = promisify(brotliCompress)
const compressGzip = promisify(gzip)
/** A page larger than this is made anew for everybody. */
const LARGEST = 512 * 1024

/** One rendered page that anybody may get: no nonce in it, its few scripts and styles named by their hashes instead. */
export class CachedPage {
  readonly etag: string
  readonly policy: string
  readonly renderedAt: number
  readonly #packed = new Map<Encoding, Buffer>()

  constructor(html: string, policy: string, renderedAt: number) {
    const bytes = Buffer.from(html)
    this.#packed.set('identity', bytes)
    this.policy = policy
    this.renderedAt = renderedAt
    // weak: the same page is the same whatever it is packed in
    this.etag = `W/"${createHash('sha256').update(bytes).digest('base64url').slice(0, 27)}"`
  }

  get bytes(): number {
    return this.#packed.get('identity')?.length ?? 0
  }

  /** The page packed in this way, where it was packed so before. */
  ready(encoding: Encoding): Buffer | undefined {
    return this.#packed.get(encoding)
  }

  /** The page packed as asked for; packed once, on a thread. */
  async pack(encoding: Encoding): Promise<Buffer> {
    const known = this.#packed.get(encoding)
    if (known) return known
    const bytes = this.#packed.get('identity') ?? Buffer.alloc(0)
    const quality = { [constants.BROTLI_PARAM_QUALITY]: 6 }
    const made = await (encoding === 'br' ? compressBrotli(bytes, { params: quality }) : compressGzip(bytes))
    this.#packed.set(encoding, made)
    return made
  }
}

const SCRIPT = /<script\b([^>]*)>([\s\S]*?)<\/script>/g
const DATA = /type="application\/(?:ld\+)?json"/
const hashOf = (text: string): string => `'sha256-${createHash('sha256').update(text).digest('base64')}'`

/** A link to a style sheet as it stands in a page, and what stands there in its place. */
export type Inlined = { link: string; css: string }

/**
 * A page that was rendered with this nonce as one for everybody; null where it is too large, or holds a script or a style that
 * was not given the nonce, lies in another file, or names the nonce in its text.
 */
export function cachedPage(html: string, nonce: string, at: number, inlined: Inlined | null = null): CachedPage | null {
  if (html.length > LARGEST || /<style\b/.test(html)) return null
  const mark = ` nonce="${nonce}"`
  const hashes = new Set<string>()
  for (const [, attributes = '', body = ''] of html.matchAll(SCRIPT)) {
    // data is not run
    if (DATA.test(attributes)) continue
    if (/\bsrc=/.test(attributes) || !attributes.includes(mark)) return null
    hashes.add(hashOf(body))
  }
  // a second script may show what is styled by names that the page does not have yet
  const style = inlined && hashes.size <= 1 ? inlined : null
  const styled = style ? withStyles(html, style) : html
  const shared = styled.replaceAll(mark, '').replace(`<meta property="csp-nonce" content="${nonce}"/>`, '')
  if (shared.includes(nonce)) return null
  const policy = contentSecurityPolicy(null)
    .replace("script-src 'none'", `script-src ${[...hashes].join(' ') || "'none'"}`)
    .replace("style-src 'self'", `style-src 'self'${style ? ` ${hashOf(style.css)}` : ''}`)
  return new CachedPage(shared, policy, at)
}

// its styles name the fonts as early as a preload does, and do not hold up the words, which stand in a face of the same measure
const withStyles = (html: string, { link, css }: Inlined): string =>
  html.replace(link, () => `<style>${css}</style>`).replaceAll(/<link rel="preload" as="font"[^>]*>/g, '')
