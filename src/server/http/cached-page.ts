import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { LATE_FACES } from './late-faces.ts'
import { contentSecurityPolicy } from './security-headers.ts'

export type Encoding = 'br' | 'gzip' | 'identity'

const compressBrotli = promisify(brotliCompress)
const compressGzip = promisify(gzip)
/** A page larger than this is made anew for everybody. */
const LARGEST = 512 * 1024
/** Of brotli: 3 ms for a page where the closest takes 100. */
const QUICK = 6

/** One rendered page that anybody may get: no nonce in it, its few scripts and styles named by their hashes instead. */
export class CachedPage {
  readonly etag: string
  readonly policy: string
  readonly renderedAt: number
  readonly #packed = new Map<Encoding, Buffer>()
  #isClose = false

  constructor(html: string, policy: string, renderedAt: number) {
    const bytes = Buffer.from(html)
    this.#packed.set('identity', bytes)
    this.policy = policy
    this.renderedAt = renderedAt
    // weak: the same page is the same whatever it is packed in
    this.etag = `W/"${createHash('sha256').update(bytes).digest('base64url').slice(0, 27)}"`
  }

  get bytes(): number {
    return this.#bytesOf().length
  }

  /** The page packed in this way, where it was packed so before. */
  ready(encoding: Encoding): Buffer | undefined {
    return this.#packed.get(encoding)
  }

  /** The page packed as asked for; packed once, on a thread. */
  async pack(encoding: Encoding): Promise<Buffer> {
    const known = this.#packed.get(encoding)
    if (known) return known
    const made = await (encoding === 'br' ? this.#brotli(QUICK) : compressGzip(this.#bytesOf()))
    // what was packed closer meanwhile stays
    this.#packed.set(encoding, this.#packed.get(encoding) ?? made)
    return made
  }

  /** Packs with brotli as closely as it can be, once; takes a hundred times as long. Undefined where that was done or is under way. */
  packCloser(): Promise<Buffer> | undefined {
    if (this.#isClose) return undefined
    this.#isClose = true
    return this.#brotli(constants.BROTLI_MAX_QUALITY).then((made) => {
      this.#packed.set('br', made)
      return made
    })
  }

  /** What the same page was packed to before. */
  takeCloser(packed: Buffer): void {
    this.#isClose = true
    this.#packed.set('br', packed)
  }

  #bytesOf(): Buffer {
    return this.#packed.get('identity') ?? Buffer.alloc(0)
  }

  #brotli(quality: number): Promise<Buffer> {
    return compressBrotli(this.#bytesOf(), { params: { [constants.BROTLI_PARAM_QUALITY]: quality } })
  }
}

const SCRIPT = /<script\b([^>]*)>([\s\S]*?)<\/script>/g
const DATA = /type="application\/(?:ld\+)?json"/
/** Says of a script that what it adds is drawn by the browser alone. */
const UNSTYLED = 'data-unstyled'
const hashOf = (text: string): string => `'sha256-${createHash('sha256').update(text).digest('base64')}'`

/** A link to a style sheet as it stands in a page, and what stands there in its place; the typefaces apart, they come later. */
export type Inlined = { link: string; css: string; faces: string }

/**
 * A page that was rendered with this nonce as one for everybody; null where it is too large, or holds a script or a style that
 * was not given the nonce, lies in another file, or names the nonce in its text.
 */
export function cachedPage(html: string, nonce: string, at: number, inlined: Inlined | null = null): CachedPage | null {
  if (html.length > LARGEST || /<style\b/.test(html)) return null
  const mark = ` nonce="${nonce}"`
  const hashes = new Set<string>()
  let styled = 0
  for (const [, attributes = '', body = ''] of html.matchAll(SCRIPT)) {
    // data is not run
    if (DATA.test(attributes)) continue
    if (/\bsrc=/.test(attributes) || !attributes.includes(mark)) return null
    hashes.add(hashOf(body))
    if (!attributes.includes(UNSTYLED)) styled += 1
  }
  // a second script may show what is styled by names that the page does not have yet
  const style = inlined && styled <= 1 ? inlined : null
  const drawn = style ? withStyles(html, style) : html
  const shared = drawn.replaceAll(mark, '').replace(`<meta property="csp-nonce" content="${nonce}"/>`, '')
  if (shared.includes(nonce)) return null
  if (style?.faces) hashes.add(hashOf(LATE_FACES))
  const styles = style ? [style.css, style.faces].filter(Boolean).map(hashOf) : []
  const policy = contentSecurityPolicy(null)
    .replace("script-src 'none'", `script-src ${[...hashes].join(' ') || "'none'"}`)
    .replace("style-src 'self'", ["style-src 'self'", ...styles].join(' '))
  return new CachedPage(shared, policy, at)
}

// the words do not wait for their typefaces: until then they stand in faces of the same measure
const withStyles = (html: string, { link, css, faces }: Inlined): string =>
  html
    .replace(link, () => `<style>${css}</style>${faces && withFaces(faces)}`)
    .replaceAll(/<link rel="preload" as="font"[^<>]*>/g, '')

const withFaces = (faces: string) => `<style id="faces">${faces}</style><script>${LATE_FACES}</script>`
