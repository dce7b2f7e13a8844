import type { Context as HonoContext } from 'hono'
import { acceptedEncoding } from './accepted-encoding.ts'
import { type CachedPage, cachedPage } from './cached-page.ts'
import { isHeld } from './entity-tag.ts'
import { readShareable, type Shareable } from './shareable.ts'

/** Milliseconds. What is changed is told at once (`forget`); what merely comes of age, and what went untold, is gone after `most`. */
const ages = { fresh: 10_000, most: 20_000 }
const limits = { pages: 400, bytes: 48 * 1024 * 1024 }
/** With the 20 seconds here, whoever keeps a copy shows it for less than a minute after the page changed. */
const KEEP = 'public, max-age=10, stale-while-revalidate=20'
/** So that nothing of a person comes in, and no reading is counted: this is all that a page for everybody is rendered from. */
const NAMELESS = { accept: 'text/html', 'user-agent': 'Tandem page cache (bot)' }

/** A page as it came from the page bundle, with its nonce; `isPlain` where it leaves without the framework. */
export type Rendered = { response: Response; nonce: string; isPlain: boolean }
type Render = (request: Request) => Promise<Rendered>
type Made = { page: CachedPage } | { rendered: Rendered }

/**
 * Pages for everybody, rendered once for many: for readers who bring no cookie but their theme. They are rendered for a request
 * without cookies and without a name, so nothing of a person is ever in one.
 */
export class SharedPages {
  readonly #origin: string
  readonly #now: () => number
  readonly #pages = new Map<string, CachedPage>()
  readonly #making = new Map<string, Promise<Made>>()
  #bytes = 0

  constructor(origin: string, now: () => number = Date.now) {
    this.#origin = origin
    this.#now = now
  }

  /** Something that public pages show has changed: nothing rendered before this moment is shown again. */
  forget(): void {
    this.#pages.clear()
    this.#making.clear()
    this.#bytes = 0
  }

  /**
   * The shared page; or what was rendered on the way and is not to be shared, for whoever asked first; null where this request
   * is to be answered by itself.
   */
  async answer(c: HonoContext, render: Render): Promise<Response | Rendered | null> {
    const asked = readShareable(c.req.raw)
    if (!asked) return null
    const make = () => this.#make(asked.key, () => render(nameless(c.req.raw, this.#origin, asked)))
    const known = this.#pages.get(asked.key)
    const age = known ? this.#now() - known.renderedAt : ages.most
    if (known && age < ages.most) {
      // the last used are the last to go
      this.#pages.delete(asked.key)
      this.#pages.set(asked.key, known)
      if (age >= ages.fresh && !this.#making.has(asked.key)) make().catch(() => {})
      return sendPage(c, known)
    }
    const under = this.#making.get(asked.key)
    const made = await (under ? under.catch(() => null) : make())
    if (made && 'page' in made) return sendPage(c, made.page)
    // its nonce is for one reader alone
    return made && !under ? made.rendered : null
  }

  #make(key: string, render: () => Promise<Rendered>): Promise<Made> {
    // as old as what it was read from
    const startedAt = this.#now()
    const making = render().then((rendered) => this.#share(rendered, startedAt))
    this.#making.set(key, making)
    const settle = (made?: Made) => {
      // what was forgotten meanwhile showed the time before
      if (this.#making.get(key) !== making) return
      this.#making.delete(key)
      if (made && 'page' in made) this.#keep(key, made.page)
    }
    making.then(settle, () => settle())
    return making
  }

  async #share(rendered: Rendered, startedAt: number): Promise<Made> {
    const { response, nonce, isPlain } = rendered
    const { headers, status } = response
    const isHtml = headers.get('content-type')?.startsWith('text/html')
    const isOpen = !headers.has('set-cookie') && !headers.has('cache-control')
    if (!isPlain || status !== 200 || !isHtml || !isOpen) return { rendered }
    const html = await response.text()
    const page = cachedPage(html, nonce, startedAt)
    return page ? { page } : { rendered: { ...rendered, response: new Response(html, { status, headers }) } }
  }

  #keep(key: string, page: CachedPage): void {
    this.#bytes += page.bytes - (this.#pages.get(key)?.bytes ?? 0)
    this.#pages.delete(key)
    this.#pages.set(key, page)
    for (const [oldest, { bytes }] of this.#pages) {
      if (this.#pages.size <= limits.pages && this.#bytes <= limits.bytes) break
      this.#pages.delete(oldest)
      this.#bytes -= bytes
    }
  }
}

/** What a page for everybody is rendered from: its address and theme; the hop it came by counts where something limits it. */
function nameless({ headers }: Request, origin: string, { path, theme }: Shareable): Request {
  const hop = headers.get('x-forwarded-for')
  const more = { ...(theme && { cookie: `theme=${theme}` }), ...(hop && { 'x-forwarded-for': hop }) }
  return new Request(`${origin}${path}`, { headers: { ...NAMELESS, ...more } })
}

async function sendPage(c: HonoContext, page: CachedPage): Promise<Response> {
  const headers: Record<string, string> = {
    etag: page.etag,
    'cache-control': KEEP,
    vary: 'Cookie, Accept-Encoding',
    'content-security-policy': page.policy,
  }
  if (isHeld(c.req.header('if-none-match'), page.etag)) return c.body(null, 304, headers)
  const encoding = acceptedEncoding(c.req.header('accept-encoding'))
  const body = await page.packed(encoding)
  if (encoding !== 'identity') headers['content-encoding'] = encoding
  headers['content-type'] = 'text/html; charset=utf-8'
  headers['content-length'] = String(body.length)
  return c.body(body as Uint8Array<ArrayBuffer>, 200, headers)
}
