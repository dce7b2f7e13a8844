import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { contentSecurityPolicy } from './security-headers.ts'

export type Encoding = 'br' | 'gzip' | 'identity'
/** A rendered page that can be sent to any visitor. It has no nonce: its policy lists its scripts by their hashes. */
export type CachedPage = {
  etag: string
  policy: string
  renderedAt: number
  bodies: Record<Encoding, Buffer>
  /** Its size in memory. */
  bytes: number
}

const compressBrotli = promisify(brotliCompress)
const compressGzip = promisify(gzip)
/** A larger page is not cached. */
const LARGEST = 512 * 1024
/** Quality 11 takes thirty times as long and saves only a tenth. */
const brotliOptions = { params: { [constants.BROTLI_PARAM_QUALITY]: 6 } }

const SCRIPT = /<script\b([^>]*)>([\s\S]*?)<\/script>/g
const DATA = /type="application\/(?:ld\+)?json"/

/**
 * Turns a page that was rendered with this nonce into one that can be shared. If it equals `last`, the compressed bodies of `last` are used
 * again. Returns null for a page that is too large, has the nonce in its text, or has a style, a script without the nonce or a script of
 * another file.
 */
export async function cachedPage(
  html: string,
  { nonce, renderedAt, last }: { nonce: string; renderedAt: number; last: CachedPage | undefined },
): Promise<CachedPage | null> {
  const mark = ` nonce="${nonce}"`
  const hashes = hashesOfScripts(html, mark)
  const shared = html.replaceAll(mark, '').replace(`<meta property="csp-nonce" content="${nonce}"/>`, '')
  if (!hashes || html.length > LARGEST || /<style\b/.test(html) || shared.includes(nonce)) return null
  const identity = Buffer.from(shared)
  // weak, because it is the same for all encodings
  const etag = `W/"${createHash('sha256').update(identity).digest('base64url').slice(0, 27)}"`
  if (last?.etag === etag) return { ...last, renderedAt }
  const [br, gz] = await Promise.all([compressBrotli(identity, brotliOptions), compressGzip(identity)])
  const policy = contentSecurityPolicy(null).replace("script-src 'none'", `script-src ${hashes.join(' ') || "'none'"}`)
  const bytes = identity.length + br.length + gz.length
  return { etag, policy, renderedAt, bodies: { br, gzip: gz, identity }, bytes }
}

function hashesOfScripts(html: string, mark: string): string[] | null {
  const hashes = new Set<string>()
  for (const [, attributes = '', body = ''] of html.matchAll(SCRIPT)) {
    // data scripts are not executed, so they need no hash
    if (DATA.test(attributes)) continue
    if (/\bsrc=/.test(attributes) || !attributes.includes(mark)) return null
    hashes.add(`'sha256-${createHash('sha256').update(body).digest('base64')}'`)
  }
  return [...hashes]
}
