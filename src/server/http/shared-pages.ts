import { acceptedEncoding } from './accepted-encoding.ts'
import { type CachedPage, cachedPage, type Encoding, type Inlined } from './cached-page.ts'
import { isHeld } from './entity-tag.ts'
import { type Asked, readShareable, type Shareable } from './shareable.ts'

/** Milliseconds. What is changed is told at once (`forget`); what merely comes of age, and what went untold, is gone after `most`. */
const ages = { fresh: 10_000, most: 20_000 }
const limits = { pages: 400, bytes: 48 * 1024 * 1024, closer: 400 }
/** With the 20 seconds here, whoever keeps a copy shows it for less than a minute after the page changed. */
const KEEP = 'public, max-age=10, stale-while-revalidate=20'
/** All that a page for everybody is rendered from beside its address: nothing of a person comes in, and no reading is counted. */
const NAMELESS = { accept: 'text/html', 'user-agent': 'Tandem page cache (bot)' }

/** A page as it came from the page bundle, with its nonce; `isPlain` where it leaves without the framework. */
export type Rendered = { response: Response; nonce: string; isPlain: boolean }
export type Answer = { status: 200 | 304; headers: Record<string, string>; body: Buffer | null }
type Maker = {
  render(request: Request): Promise<Rendered>
  inline(html: string): Promise<Inlined | null>
}
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
  /** By what they say: a page that is rendered again says the same as before, mostly. */
  readonly #closer = new Map<string, Buffer>()
  #maker: Maker | undefined
  #bytes = 0

  constructor(origin: string, now: () => number = Date.now) {
    this.#origin = origin
    this.#now = now
  }

  /** Who renders; without one nothing is shared. */
  makeWith(maker: Maker): void {
    this.#maker = maker
  }

  /** Something that public pages show has changed: nothing rendered before this moment is shown again. */
  forget(): void {
    this.#pages.clear()
    this.#making.clear()
    this.#bytes = 0
  }

  /** The answer that is there already; null where there is none, or it is not for this request. */
  find(asked: Asked): Answer | null {
    const wanted = readShareable(asked)
    const page = wanted && this.#known(wanted)
    if (!page) return null
    const encoding = acceptedEncoding(asked.header('accept-encoding'))
    const body = page.ready(encoding)
    // whoever comes first is not kept waiting, nor is a page packed closely that nobody asks for again
    if (body && encoding === 'br') this.#packCloser(page)
    return body ? answerWith(page, { asked, encoding, body }) : null
  }

  /**
   * The shared page; or what was rendered on the way and is not to be shared, for whoever asked first; null where this request
   * is to be answered by itself.
   */
  async answer(asked: Asked): Promise<Answer | Rendered | null> {
    const wanted = this.#maker ? readShareable(asked) : null
    if (!wanted) return null
    const known = this.#known(wanted)
    const under = known ? undefined : this.#making.get(wanted.key)
    const made = known ? { page: known } : await (under ? under.catch(() => null) : this.#make(wanted))
    // its nonce is for one reader alone
    if (!made || !('page' in made)) return made && !under ? made.rendered : null
    const encoding = acceptedEncoding(asked.header('accept-encoding'))
    return answerWith(made.page, { asked, encoding, body: await made.page.pack(encoding) })
  }

  /** The page as it was rendered not too long ago; one that is no longer fresh is rendered again behind the reader. */
  #known(wanted: Shareable): CachedPage | undefined {
    const page = this.#pages.get(wanted.key)
    const age = page ? this.#now() - page.renderedAt : ages.most
    if (!page || age >= ages.most) return undefined
    if (age >= ages.fresh && !this.#making.has(wanted.key)) this.#make(wanted).catch(() => {})
    // the last used are the last to go
    this.#pages.delete(wanted.key)
    this.#pages.set(wanted.key, page)
    return page
  }

  #make(wanted: Shareable): Promise<Made> {
    const { key } = wanted
    // as old as what it was read from
    const making = this.#render(wanted, this.#now())
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

  async #render({ path, theme }: Shareable, startedAt: number): Promise<Made> {
    if (!this.#maker) throw new Error('nobody renders')
    const headers = { ...NAMELESS, ...(theme && { cookie: `theme=${theme}` }) }
    const rendered = await this.#maker.render(new Request(`${this.#origin}${path}`, { headers }))
    const { response, nonce, isPlain } = rendered
    const isHtml = response.headers.get('content-type')?.startsWith('text/html')
    const isOpen = !response.headers.has('set-cookie') && !response.headers.has('cache-control')
    if (!isPlain || response.status !== 200 || !isHtml || !isOpen) return { rendered }
    const html = await response.text()
    const page = cachedPage(html, nonce, startedAt, await this.#maker.inline(html))
    return page ? { page } : { rendered: { ...rendered, response: new Response(html, response) } }
  }

  #packCloser(page: CachedPage): void {
    page.packCloser()?.then(
      (packed) => this.#keepCloser(page.etag, packed),
      // it goes on as it is
      () => {},
    )
  }

  #keepCloser(etag: string, packed: Buffer): void {
    this.#closer.delete(etag)
    this.#closer.set(etag, packed)
    for (const oldest of this.#closer.keys()) {
      if (this.#closer.size <= limits.closer) break
      this.#closer.delete(oldest)
    }
  }

  #keep(key: string, page: CachedPage): void {
    const closer = this.#closer.get(page.etag)
    if (closer) {
      page.takeCloser(closer)
      this.#keepCloser(page.etag, closer)
    }
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

type Sent = { asked: Asked; encoding: Encoding; body: Buffer }

function answerWith(page: CachedPage, { asked, encoding, body }: Sent): Answer {
  const headers: Record<string, string> = {
    etag: page.etag,
    'cache-control': KEEP,
    vary: 'Cookie, Accept-Encoding',
    'content-security-policy': page.policy,
  }
  if (isHeld(asked.header('if-none-match'), page.etag)) return { status: 304, headers, body: null }
  headers['content-type'] = 'text/html; charset=utf-8'
  headers['content-length'] = String(body.length)
  if (encoding !== 'identity') headers['content-encoding'] = encoding
  return { status: 200, headers, body }
}
