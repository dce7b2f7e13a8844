import { LRUCache } from 'lru-cache'
import { acceptedEncoding } from './accepted-encoding.ts'
import { type CachedPage, cachedPage } from './cached-page.ts'
import { matchesEtag } from './entity-tag.ts'
import { type RequestParts, readShareable, type Shareable } from './shareable.ts'

/** Milliseconds. `forget` is called for each change; a page that only becomes out of date with time is gone after `most`. */
const ages = { fresh: 10_000, most: 20_000 }
const limits = { max: 400, maxSize: 48 * 1024 * 1024 }
/** With the 20 seconds here, a copy in a browser is shown for less than a minute after the page changed. */
const KEEP = 'public, max-age=10, stale-while-revalidate=20'
/** All that such a page is rendered from except its address: nothing of a person, and a name that is not counted as a reader. */
const NAMELESS = { accept: 'text/html', 'user-agent': 'Tandem page cache (bot)' }

/** A page as the page bundle made it, with its nonce; `isPlain` where it leaves without the framework. */
export type Rendered = { response: Response; nonce: string; isPlain: boolean }
export type Answer = { status: 200 | 304; headers: Record<string, string>; body: Buffer | null }
type Render = (request: Request) => Promise<Rendered>
type Made = { page: CachedPage } | { rendered: Rendered }

/**
 * Public pages, rendered once for many readers: for those who send no cookie but their theme. They are rendered for a request
 * without cookies and without a name, so nothing of a person is ever in one.
 */
export class SharedPages {
  readonly #origin: string
  readonly #now: () => number
  readonly #pages = new LRUCache<string, CachedPage>({ ...limits, sizeCalculation: ({ bytes }) => bytes })
  readonly #making = new Map<string, Promise<Made>>()
  #render: Render | undefined

  constructor(origin: string, now: () => number = Date.now) {
    this.#origin = origin
    this.#now = now
  }

  /** Without a renderer nothing is shared. */
  renderWith(render: Render): void {
    this.#render = render
  }

  /** Something that public pages show has changed: nothing that was rendered before is shown again. */
  forget(): void {
    this.#pages.clear()
    this.#making.clear()
  }

  /**
   * The shared page; or what was rendered for it and is not to be shared, for the first who asked; null where this request is to
   * be answered by itself.
   */
  async answer(parts: RequestParts): Promise<Answer | Rendered | null> {
    const shareable = this.#render ? readShareable(parts) : null
    if (!shareable) return null
    const page = this.#known(shareable)
    if (page) return answerWith(page, parts)
    const under = this.#making.get(shareable.key)
    const made = await (under ? under.catch(() => null) : this.#make(shareable))
    if (made && 'page' in made) return answerWith(made.page, parts)
    // its nonce is for one reader alone
    return made && !under ? made.rendered : null
  }

  /** The cached page; a stale one is rendered again after this answer. */
  #known(shareable: Shareable): CachedPage | undefined {
    const page = this.#pages.get(shareable.key)
    const age = page ? this.#now() - page.renderedAt : ages.most
    if (!page || age >= ages.most) return undefined
    if (age >= ages.fresh && !this.#making.has(shareable.key)) this.#make(shareable).catch(() => {})
    return page
  }

  #make(shareable: Shareable): Promise<Made> {
    const { key } = shareable
    // as old as what it was read from
    const making = this.#renderFor(shareable, this.#now())
    this.#making.set(key, making)
    const settle = (made?: Made) => {
      // what was forgotten meanwhile shows the time before
      if (this.#making.get(key) !== making) return
      this.#making.delete(key)
      if (made && 'page' in made) this.#pages.set(key, made.page)
    }
    making.then(settle, () => settle())
    return making
  }

  async #renderFor({ key, path, theme }: Shareable, renderedAt: number): Promise<Made> {
    if (!this.#render) throw new Error('there is no renderer')
    const headers = { ...NAMELESS, ...(theme && { cookie: `theme=${theme}` }) }
    const rendered = await this.#render(new Request(`${this.#origin}${path}`, { headers }))
    const { response, nonce, isPlain } = rendered
    const isHtml = response.headers.get('content-type')?.startsWith('text/html')
    const isOpen = !response.headers.has('set-cookie') && !response.headers.has('cache-control')
    if (!isPlain || response.status !== 200 || !isHtml || !isOpen) return { rendered }
    const html = await response.text()
    const page = await cachedPage(html, { nonce, renderedAt, last: this.#pages.peek(key) })
    return page ? { page } : { rendered: { ...rendered, response: new Response(html, response) } }
  }
}

function answerWith(page: CachedPage, { header }: RequestParts): Answer {
  const headers: Record<string, string> = {
    etag: page.etag,
    'cache-control': KEEP,
    vary: 'Cookie, Accept-Encoding',
    'content-security-policy': page.policy,
  }
  if (matchesEtag(header('if-none-match'), page.etag)) return { status: 304, headers, body: null }
  const encoding = acceptedEncoding(header('accept-encoding'))
  const body = page.bodies[encoding]
  headers['content-type'] = 'text/html; charset=utf-8'
  headers['content-length'] = String(body.length)
  if (encoding !== 'identity') headers['content-encoding'] = encoding
  return { status: 200, headers, body }
}
