import type { AsyncLocalStorage } from 'node:async_hooks'
import { randomBytes } from 'node:crypto'
import { existsSync } from 'node:fs'
import type { Server } from 'node:http'
import { serveStatic } from '@hono/node-server/serve-static'
import { compress } from 'hono/compress'
import { root } from '#root.ts'
import { type App, answerNotFound } from './app.ts'
import { cacheFor } from './cache-for.ts'
import { listenerOf } from './listener.ts'
import type { CountReading } from './readings.ts'
import { contentSecurityPolicy } from './security-headers.ts'
import type { RequestParts } from './shareable.ts'
import type { Rendered, SharedPages } from './shared-pages.ts'

type Fetch = (request: Request) => Promise<Response>
/**
 * The state of a page while it is rendered: its nonce, whether the database was unavailable, whether it is sent without the framework's
 * scripts, and the cookies to set: a new session token, or the removal of the old one.
 */
export type PageRequest = {
  nonce: string
  peer: string | undefined
  isUnavailable: boolean
  isPlain: boolean
  cookies: readonly string[]
}
type PageRequests = AsyncLocalStorage<PageRequest>
type Shared = { sharedPages: SharedPages; countReading: CountReading }
type Options = Shared & {
  app: App
  http: Server
  pageRequests: PageRequests
  isDev: boolean
}

/** Serves the pages for everything outside `/api`: from the build, or in development by Vite in the same process. */
export async function servePages(options: Options): Promise<{ close(): Promise<void> }> {
  return options.isDev ? servePagesFromSource(options) : servePagesFromBuild(options)
}

async function servePagesFromBuild(options: Options) {
  const { app, http, pageRequests, sharedPages, countReading } = options
  const entry = `${root}dist/server/ssr.js`
  if (!existsSync(entry)) throw new Error('There is no build yet: run npm run build first.')
  const start = (await import(entry)) as { default: { fetch: Fetch } }
  const { fetch } = start.default
  mountPages(app, { pageRequests, sharedPages, countReading, fetch, folder: `${root}dist/client` })
  const listener = listenerOf(app)
  http.on('request', (req, res) => void listener(req, res))
  return { close: async () => {} }
}

type Pages = { pageRequests: PageRequests; fetch: Fetch; folder: string } & Shared

const FOREVER = 'public, max-age=31536000, immutable'
const A_DAY = 'public, max-age=86400'
const aDay = ['/brand/*', '/tour/*', '/pictures/*', '/manifest.webmanifest', '/favicon.ico']

/** Serves built files and rendered pages, after the routes that were mounted before. Remaining paths below `/api` get a 404. */
export function mountPages(app: App, { folder, sharedPages, countReading, ...pages }: Pages): void {
  const files = serveStatic({ root: folder, precompressed: true })
  const zip = compress()
  app.use('/assets/*', zip, cacheFor(FOREVER, files))
  for (const path of aDay) app.use(path, zip, cacheFor(A_DAY, files))
  app.all('/api/*', answerNotFound)
  sharedPages.renderWith((request) => renderPage(request, undefined, pages))
  app.use(async (c, next) => {
    const { method, url } = c.req.raw
    const { pathname, search } = new URL(url)
    const parts: RequestParts = { method, path: pathname + search, header: (name) => c.req.header(name) }
    const answer = await sharedPages.answer(parts)
    if (answer && 'headers' in answer) {
      countReading(parts, c.env?.incoming?.socket?.remoteAddress)
      const { body, ...init } = answer
      return new Response(body as Uint8Array<ArrayBuffer> | null, init)
    }
    c.set('rendered', answer)
    return zip(c, next)
  })
  app.all('*', async (c) => {
    const rendered = c.get('rendered') ?? (await renderPage(c.req.raw, c.env?.incoming?.socket?.remoteAddress, pages))
    return forOne(rendered)
  })
}

async function renderPage(
  request: Request,
  peer: string | undefined,
  { fetch, pageRequests }: Pick<Pages, 'fetch' | 'pageRequests'>,
): Promise<Rendered> {
  const pageRequest: PageRequest = {
    nonce: randomBytes(16).toString('base64url'),
    peer,
    isUnavailable: false,
    isPlain: false,
    cookies: [],
  }
  const page = await pageRequests.run(pageRequest, () => fetch(withReadablePath(request)))
  // a page that failed because the database was unavailable can be requested again
  const isUnavailable = page.status === 500 && pageRequest.isUnavailable
  const response = new Response(page.body, isUnavailable ? { status: 503, headers: page.headers } : page)
  if (isUnavailable) response.headers.set('retry-after', '2')
  for (const cookie of pageRequest.cookies) response.headers.append('set-cookie', cookie)
  return { response, nonce: pageRequest.nonce, isPlain: pageRequest.isPlain }
}

/** A path with an invalid escape sequence: read `%` literally, so that it gets the usual 404 page (SHELL-04). */
function withReadablePath(request: Request): Request {
  const url = new URL(request.url)
  try {
    decodeURIComponent(url.pathname)
    return request
  } catch {
    url.pathname = url.pathname.replaceAll('%', '%25')
    return new Request(url, request)
  }
}

/** A page rendered for one viewer: its policy has the nonce, and it is not cached. */
function forOne({ response, nonce }: Rendered): Response {
  if (response.headers.get('content-type')?.startsWith('text/html')) {
    // the preview of an email is shown in a frame from our own origin
    response.headers.set('content-security-policy', `${contentSecurityPolicy(nonce)}; frame-src 'self'`)
    if (!response.headers.has('cache-control')) response.headers.set('cache-control', 'private, no-store')
  }
  return response
}

async function servePagesFromSource({ app, http }: Options) {
  const { createServer } = await import('vite')
  const vite = await createServer({
    root,
    configLoader: 'native',
    server: { middlewareMode: true, hmr: { server: http } },
  })
  app.all('/api/*', answerNotFound)
  const listener = listenerOf(app)
  const OURS =
    /^\/(api\/|healthz|readyz|metrics|dev\/mail|plain\/|robots\.txt|\.well-known\/|sitemap|jobs\.rss|embed\/|feeds\/|og\/)/
  http.on('request', (req, res) => {
    if (OURS.test(req.url ?? '')) void listener(req, res)
    else vite.middlewares(req, res)
  })
  return { close: () => vite.close() }
}
