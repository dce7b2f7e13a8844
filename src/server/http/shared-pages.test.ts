import { createHash } from 'node:crypto'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { beforeEach, describe, expect, it } from 'vitest'
import { type Rendered, SharedPages } from './shared-pages.ts'

const ORIGIN = 'https://tandem.example'
const SCRIPT = 'document.title'

let now: number
let requests: Request[]
let pages: SharedPages
let page: (path: string, nonce: string) => Partial<Rendered> & { html?: string; init?: ResponseInit }
/** Rendering waits for this. */
let gate: Promise<void>

beforeEach(() => {
  now = 1_000_000
  requests = []
  gate = Promise.resolve()
  pages = new SharedPages(ORIGIN, () => now)
  pages.renderWith(render)
  page = () => ({})
})

/** Renders like the page bundle: greets the viewer by name, and puts this page's nonce on the scripts. */
async function render(request: Request): Promise<Rendered> {
  requests.push(request)
  await gate
  const nonce = `nonce-${requests.length}-of-sixteen-bytes`
  const path = new URL(request.url).pathname
  const { html, init, ...options } = page(path, nonce)
  const words = `${path} for ${request.headers.get('cookie') ?? 'nobody'} ${'word '.repeat(200)}`
  const body =
    html ??
    `<!doctype html><meta property="csp-nonce" content="${nonce}"/><script nonce="${nonce}">${SCRIPT}</script><p>${words}`
  const headers = { 'content-type': 'text/html; charset=utf-8' }
  return { response: new Response(body, { headers, ...init }), nonce, isPlain: true, ...options }
}

/** Mounted as in pages.ts; a response that was rendered for its own request is marked. */
async function ask(path: string, headers: Record<string, string> = {}, method = 'GET'): Promise<Response> {
  const seen = { method, path, header: (name: string) => headers[name] }
  const answer = await pages.answer(seen)
  if (answer && 'headers' in answer) {
    const body = method === 'HEAD' ? null : (answer.body as Uint8Array<ArrayBuffer> | null)
    return new Response(body, { status: answer.status, headers: answer.headers })
  }
  const { response } = answer ?? (await render(new Request(ORIGIN + path, { headers })))
  return new Response(response.body, { status: response.status, headers: { 'x-own': 'yes' } })
}

const isOwn = (response: Response) => response.headers.get('x-own') === 'yes'

describe('a shared page', () => {
  it('contains no personal data: signed-in users get their own page, and it is rendered without name and cookie', async () => {
    const canary = {
      cookie: 'tandem.session_token=canary-ines',
      'user-agent': 'Canary/1',
      referer: 'https://canary.example',
    }
    expect(isOwn(await ask('/blog', canary))).toBe(true)
    const shared = await ask('/blog', { 'user-agent': 'Canary/1', referer: 'https://canary.example' })
    expect(isOwn(shared)).toBe(false)
    expect(await shared.text()).not.toContain('canary')
    const seen = Object.fromEntries(requests[1]?.headers ?? [])
    expect(seen).toEqual({ accept: 'text/html', 'user-agent': 'Tandem page cache (bot)' })
    // nor the other way round: a cached page is not shown to a signed-in user
    const after = await ask('/blog', canary)
    expect(isOwn(after)).toBe(true)
    expect(await after.text()).toContain('canary-ines')
    expect(await (await ask('/blog')).text()).not.toContain('canary')
  })

  it('is rendered once, and lists its scripts by hash', async () => {
    const first = await ask('/guide')
    const second = await ask('/guide')
    expect(requests.map(({ url }) => url)).toEqual([`${ORIGIN}/guide`])
    expect(await second.text()).toBe(await first.text())
    expect(await (await ask('/guide')).text()).not.toContain('nonce')
    const hash = createHash('sha256').update(SCRIPT).digest('base64')
    const policy = second.headers.get('content-security-policy') ?? ''
    expect(policy).toContain(`script-src 'sha256-${hash}';`)
    expect(policy).not.toMatch(/nonce|unsafe|strict-dynamic/)
    expect(second.headers.get('cache-control')).toBe('public, max-age=10, stale-while-revalidate=20')
    expect(second.headers.get('vary')).toBe('Cookie, Accept-Encoding')
  })

  it('links its styles, like the page that it was rendered from', async () => {
    page = (path) => ({ html: `<link rel="stylesheet" href="/assets/a.css"/><p>${path}` })
    const linked = await ask('/guide')
    expect(await linked.text()).toBe('<link rel="stylesheet" href="/assets/a.css"/><p>/guide')
    expect(linked.headers.get('content-security-policy')).toContain("script-src 'none'; style-src 'self';")
  })

  it('differs for each theme', async () => {
    expect(await (await ask('/guide', { cookie: 'theme=dark' })).text()).toContain('theme=dark')
    expect(await (await ask('/guide')).text()).toContain('nobody')
    expect(requests).toHaveLength(2)
  })

  it('answers 304 to a client that already has it, compressed or not, and HEAD without a body', async () => {
    const etag = (await ask('/guide')).headers.get('etag') ?? ''
    expect(etag).toMatch(/^W\/"[\w-]{20,}"$/)
    const held = await ask('/guide', { 'if-none-match': `"other", ${etag}`, 'accept-encoding': 'br' })
    expect([held.status, await held.text(), held.headers.get('etag')]).toEqual([304, '', etag])
    expect((await ask('/guide', { 'if-none-match': 'W/"broken' })).status).toBe(200)
    const head = await ask('/guide', {}, 'HEAD')
    expect([head.status, await head.text(), head.headers.get('etag')]).toEqual([200, '', etag])
  })

  it('is sent in an encoding that the client accepts', async () => {
    const plain = await (await ask('/guide')).text()
    const packed = async (accepted: string) => {
      const response = await ask('/guide', { 'accept-encoding': accepted })
      return [response.headers.get('content-encoding'), Buffer.from(await response.arrayBuffer())] as const
    }
    const [br, brotli] = await packed('gzip, br')
    expect([br, brotliDecompressSync(brotli).toString()]).toEqual(['br', plain])
    const [gz, zipped] = await packed('gzip')
    expect([gz, gunzipSync(zipped).toString()]).toEqual(['gzip', plain])
    expect(await packed('gzip;q=0')).toEqual([null, Buffer.from(plain)])
  })

  it.each<[string, ReturnType<typeof page>]>([
    ['with the framework', { isPlain: false }],
    ['that is not found', { init: { status: 404, headers: { 'content-type': 'text/html' } } }],
    [
      'that says how long it may be kept',
      { init: { headers: { 'content-type': 'text/html', 'cache-control': 'private' } } },
    ],
    ['that sets a cookie', { init: { headers: { 'content-type': 'text/html', 'set-cookie': 'a=b' } } }],
    ['that is none', { init: { headers: { 'content-type': 'application/json' } } }],
    ['with a script that has no nonce', { html: '<script>alert(1)</script>' }],
    ['with a script of another file', { html: '<script src="/assets/x.js"></script>' }],
    ['with a style', { html: '<style>p{}</style>' }],
    ['with its nonce in the text', { html: '<p>nonce-1-of-sixteen-bytes nonce-2-of-sixteen-bytes</p>' }],
    ['too large to keep', { html: 'x'.repeat(600_000) }],
  ])('is not shared %s: only the first client gets it', async (_what, made) => {
    page = () => made
    const answers = await Promise.all([ask('/guide'), ask('/guide')])
    expect(answers.map(isOwn)).toEqual([true, true])
    expect(requests).toHaveLength(2)
    expect((await answers[0]?.text())?.length).toBeGreaterThan(10)
  })

  it('is rendered once for simultaneous requests, and again after a failure', async () => {
    const many = await Promise.all(Array.from({ length: 20 }, () => ask('/guide')))
    expect(new Set(many.map(({ status }) => status))).toEqual(new Set([200]))
    expect(requests).toHaveLength(1)
    gate = Promise.reject(new Error('away'))
    await expect(ask('/terms')).rejects.toThrow('away')
    gate = Promise.resolve()
    expect(isOwn(await ask('/terms'))).toBe(false)
  })

  it('is rendered again in the background after ten seconds, and before an answer after twenty', async () => {
    await ask('/guide')
    now += 9_999
    await ask('/guide')
    expect(requests).toHaveLength(1)
    now += 2
    expect(isOwn(await ask('/guide'))).toBe(false)
    expect(requests).toHaveLength(2)
    await new Promise(setImmediate)
    now += 20_001
    gate = Promise.reject(new Error('away'))
    await expect(ask('/guide')).rejects.toThrow('away')
  })

  it('is invalidated at once by a change, also while it is being rendered', async () => {
    await ask('/jobs')
    pages.clear()
    await ask('/jobs')
    expect(requests).toHaveLength(2)
    pages.clear()
    const { promise, resolve } = Promise.withResolvers<void>()
    gate = promise
    const before = ask('/jobs')
    pages.clear()
    resolve()
    await before
    await ask('/jobs')
    expect(requests).toHaveLength(4)
  })

  it('is one of a limited number: the least recently used are removed', async () => {
    await ask('/kept')
    for (let n = 0; n < 420; n += 1) {
      await ask(`/jobs?q=${n}`)
      if (n % 100 === 0) await ask('/kept')
    }
    const rendered = requests.length
    await ask('/kept')
    expect(requests).toHaveLength(rendered)
    await ask('/jobs?q=0')
    expect(requests).toHaveLength(rendered + 1)
  })
})
