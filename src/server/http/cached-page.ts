import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { contentSecurityPolicy } from './security-headers.ts'

export type Encoding = 'br' | 'gzip' | 'identity'
/** A rendered page for any visitor. It has no nonce: its policy names its scripts by their hashes. */
export type CachedPage = {
  etag: string
  policy: string
  renderedAt: number
  bodies: Record<Encoding, Buffer>
  /** What it takes of memory. */
  bytes: number
}

const compressBrotli = promisify(brotliCompress)
const compressGzip = promisify(gzip)
/** A larger page is rendered for each reader. */
const LARGEST = 512 * 1024
/** 11 takes thirty times as long for a tenth less. */
const brotliOptions = { params: { [constants.BROTLI_PARAM_QUALITY]: 6 } }

const SCRIPT = /<script\b([^>]*)>([\s\S]*?)<\/script>/g
const DATA = /type="application\/(?:ld\+)?json"/

/**
 * The page for everybody of one that was rendered with this nonce; `last` is compressed already and serves again where nothing
 * changed. Null for a page that is too large, names the nonce in its text, or has a style, a script without the nonce or a
 * script of another file.
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
  // weak: the same page in whatever encoding
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
    // data is not run
    if (DATA.test(attributes)) continue
    if (/\bsrc=/.test(attributes) || !attributes.includes(mark)) return null
    hashes.add(`'sha256-${createHash('sha256').update(body).digest('base64')}'`)
  }
  return [...hashes]
}
