import { LRUCache } from 'lru-cache'
import { acceptedEncoding } from './accepted-encoding.ts'
import { type CachedPage, cachedPage } from './cached-page.ts'
import { matchesEtag } from './entity-tag.ts'
import { type RequestParts, readShareable, type Shareable } from './shareable.ts'

/** In milliseconds. `clear` runs at each change; a page whose content only ages is dropped after `most`. */
const ages = { fresh: 10_000, most: 20_000 }
const limits = { max: 400, maxSize: 48 * 1024 * 1024 }
/** With the 20 seconds of `ages.most`, a browser shows a copy for less than a minute after the page changed. */
const KEEP = 'public, max-age=10, stale-while-revalidate=20'
/** The only headers of a shared rendering: no personal data, and a user agent that is not counted as a reader. */
const NAMELESS = { accept: 'text/html', 'user-agent': 'Tandem page cache (bot)' }

/** A page from the page bundle, with its nonce; `isPlain` if it is sent without the framework's scripts. */
export type Rendered = { response: Response; nonce: string; isPlain: boolean }
export type Answer = { status: 200 | 304; headers: Record<string, string>; body: Buffer | null }
type Render = (request: Request) => Promise<Rendered>
type Made = { page: CachedPage } | { rendered: Rendered }

/**
 * Public pages, rendered once for many readers who send no cookie but the theme's. They are rendered for a request without cookies or
 * identity, so they never contain personal data.
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

  /** Until a renderer is set, nothing is shared. */
  renderWith(render: Render): void {
    this.#render = render
  }

  /** Called when content of public pages changed: drops all pages, including those being rendered. */
  clear(): void {
    this.#pages.clear()
    this.#making.clear()
  }

  /**
   * The shared page. If the rendered page turns out not to be shareable, only the request that started the rendering gets it. Null if the
   * request has to be rendered by itself.
   */
  async answer(parts: RequestParts): Promise<Answer | Rendered | null> {
    const shareable = this.#render ? readShareable(parts) : null
    if (!shareable) return null
    const page = this.#known(shareable)
    if (page) return answerWith(page, parts)
    const under = this.#making.get(shareable.key)
    const made = await (under ? under.catch(() => null) : this.#make(shareable))
    if (made && 'page' in made) return answerWith(made.page, parts)
    // the nonce of this page is for one reader only
    return made && !under ? made.rendered : null
  }

  /** The cached page. If it is stale, it is rendered again in the background. */
  #known(shareable: Shareable): CachedPage | undefined {
    const page = this.#pages.get(shareable.key)
    const age = page ? this.#now() - page.renderedAt : ages.most
    if (!page || age >= ages.most) return undefined
    if (age >= ages.fresh && !this.#making.has(shareable.key)) this.#make(shareable).catch(() => {})
    return page
  }

  #make(shareable: Shareable): Promise<Made> {
    const { key } = shareable
    // its age starts when reading begins, not when rendering ends
    const making = this.#renderFor(shareable, this.#now())
    this.#making.set(key, making)
    const settle = (made?: Made) => {
      // after `clear`, a page whose rendering began before is out of date: drop it
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
