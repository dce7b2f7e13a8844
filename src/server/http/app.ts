import { sql } from 'drizzle-orm'
import { Hono, type Context as HonoContext, type MiddlewareHandler } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { compress } from 'hono/compress'
import { matchedRoutes } from 'hono/route'
import { commonErrors } from '#lib/contract.ts'
import { newId } from '#lib/ids.ts'
import type { Context, Services } from '../context.ts'
import { isDatabaseUnavailable, SOMETHING_WENT_WRONG, TEMPORARILY_UNAVAILABLE } from '../errors.ts'
import { isOpenWhileImpersonating } from '../impersonation.ts'
import { isSameSecret } from '../signature.ts'
import { clientAddress } from './client-address.ts'
import { bearerOf } from './key-access.ts'
import { largestBody } from './largest-body.ts'
import { createMetrics, type Metrics } from './metrics.ts'
import { acceptsHtml, failurePage } from './plain-page.ts'
import { sameOrigin, securityHeaders } from './security-headers.ts'
import { securityTxt } from './security-txt.ts'
import type { Rendered } from './shared-pages.ts'
import { watchProxies } from './watch-proxies.ts'

export type RequestContext = Omit<Context, 'viewer' | 'sessionId' | 'impersonation'>
type Who = Pick<Context, 'viewer' | 'sessionId' | 'impersonation'>
export type Variables = {
  /**
   * `rendered` is a page that was rendered for the shared cache but cannot be shared. `procedure` is the called procedure with its prefix.
   */
  Variables: { ctx: Context; rendered?: Rendered | null; procedure?: string }
  Bindings: Peer
}
export type App = Hono<Variables>

/** The client's socket, if the request came over one of our connections. */
export type Peer = {
  incoming?: { socket?: { remoteAddress?: string }; complete?: boolean; destroyed?: boolean }
  outgoing?: { destroy(): void }
}

const KB = 1024
const MB = 1024 * KB
/** The largest body without authentication: enough for forms. */
const LARGEST_OF_STRANGERS = 64 * KB
/** The upper limit for uploads; each upload route has its own, lower one. */
const LARGEST_UPLOAD = 64 * MB
const UPLOADS = new Set([
  '/api/uploads',
  '/api/avatar',
  '/api/company-logo',
  '/api/blog-pictures',
  '/api/campaign-pictures',
])

export type Readiness = () => boolean

/** The context of a request, before its user is identified. */
export function requestContext(services: Services, request: Request, peer?: string): RequestContext {
  const { headers } = request
  const address = clientAddress(peer, headers.get('x-forwarded-for'), services.env.TRUST_PROXY)
  watchProxies(services, { headers, address })
  return { ...services, requestId: newId(), clientAddress: address, headers, resHeaders: new Headers() }
}

/** The HTTP app: health checks, headers, limits and logs. Areas add their own paths below `/api`. */
export function createApp(
  services: Services,
  identify: (ctx: RequestContext) => Promise<Who>,
  isReady: Readiness,
  metrics: Metrics = createMetrics(() => services.live.size),
): App {
  const app: App = new Hono<Variables>()
  app.use(async (c, next) => {
    const started = performance.now()
    await next()
    const seconds = (performance.now() - started) / 1000
    const kind = kindOf(c)
    const method = METHODS.has(c.req.method) ? c.req.method : 'other'
    metrics.observe(kind, method, c.res.status, seconds)
    const line = {
      kind,
      method: c.req.method,
      status: c.res.status,
      ms: Math.round(seconds * 1000),
      requestId: c.get('ctx')?.requestId,
    }
    if (c.res.status >= 500) services.log.error(line, 'request')
    else services.log.debug(line, 'request')
  })
  const { PUBLIC_URL, HSTS_SUBDOMAINS } = services.env
  app.use(securityHeaders({ isSecure: PUBLIC_URL.startsWith('https://'), withSubdomains: HSTS_SUBDOMAINS }))
  // refuse unknown methods here, because the framework would render a page for them
  app.use(async (c, next) => {
    if (METHODS.has(c.req.method)) return next()
    return c.json({ code: 'METHOD_NOT_ALLOWED', message: 'This method is not allowed.' }, 405)
  })
  app.use(withOneSlash)
  app.get('/healthz', (c) => c.json({ ok: true }))
  app.get('/readyz', async (c) => {
    if (!isReady()) return c.json({ ready: false }, 503)
    // use the read-only pool: public requests may have taken every connection of the main one
    await services.readOnly.execute(sql`select 1`)
    return c.json({ ready: true })
  })
  app.get('/metrics', async (c) => {
    const { METRICS_TOKEN } = services.env
    const token = c.req.header('authorization')?.match(/^Bearer (.+)$/i)?.[1]
    if (!METRICS_TOKEN || !token || !isSameSecret(token, METRICS_TOKEN)) return answerNotFound(c)
    return c.text(await metrics.text(), 200, { 'content-type': metrics.contentType, 'cache-control': 'no-store' })
  })
  app.get('/.well-known/security.txt', (c) => {
    const text = securityTxt(services.env)
    return text === null ? answerNotFound(c) : c.text(text, 200, { 'cache-control': 'public, max-age=86400' })
  })
  // refuse server functions here: there are none, but the framework would first read the body
  app.all('/_serverFn/*', (c) => answerNotFound(c))
  app.use(sameOrigin(services.env.PUBLIC_URL))
  app.use(limitBodies)
  app.use('/api/*', compress())
  app.use('/api/*', async (c, next) => {
    const request = requestContext(services, c.req.raw, c.env?.incoming?.socket?.remoteAddress)
    const who = await identify(request)
    c.set('ctx', { ...request, ...who })
    if (who.impersonation && !isOpenWhileImpersonating(c.req.method, c.req.path)) return refuseImpersonated(c)
    const refusal = await (who.viewer || hasNoBody(c) || checksForItself(c) ? next() : ofStrangers(c, next))
    c.header('x-request-id', request.requestId)
    return refusal
  })
  app.onError((error, c) => {
    const requestId = c.get('ctx')?.requestId
    if (hasBrokenOff(c)) {
      services.log.debug({ err: error, requestId, kind: kindOf(c) }, 'request aborted by the client')
      return c.json({ code: 'BAD_REQUEST', message: 'The request ended before it was complete.' }, 400)
    }
    services.log.error({ err: error, requestId, kind: kindOf(c) }, 'request failed')
    if (isDatabaseUnavailable(error)) {
      c.header('retry-after', '2')
      if (acceptsHtml(c)) return failurePage(c, { status: 503, words: TEMPORARILY_UNAVAILABLE })
      return c.json({ code: 'SERVICE_UNAVAILABLE', message: TEMPORARILY_UNAVAILABLE }, 503)
    }
    if (acceptsHtml(c)) return failurePage(c, { status: 500, words: SOMETHING_WENT_WRONG })
    return c.json({ code: 'INTERNAL_SERVER_ERROR', message: SOMETHING_WENT_WRONG, requestId }, 500)
  })
  return app
}

/** Redirects to a path, because the framework would redirect to the request's `Host` header, which a client can forge. */
const withOneSlash: MiddlewareHandler = async (c, next) => {
  if (!c.req.path.startsWith('//')) return next()
  return c.redirect(c.req.path.replace(/^\/+/, '/') + new URL(c.req.url).search, 308)
}

/**
 * Whether the client left before it sent its whole body. The error's code alone is not enough: ECONNRESET can also come from the database.
 */
function hasBrokenOff({ env }: HonoContext<Variables>): boolean {
  const { incoming } = env ?? {}
  return incoming?.complete === false && incoming.destroyed === true
}

function refuseImpersonated(c: HonoContext) {
  const { status, message } = commonErrors.IMPERSONATION_READ_ONLY
  return acceptsHtml(c) ? c.text(message, status) : c.json({ code: 'IMPERSONATION_READ_ONLY', message }, status)
}

/** Closes the connection after an unread body: otherwise a client that reuses the connection for another request gets a reset. */
const closeUnread = (c: HonoContext) => c.header('connection', 'close')

function tooLarge(c: HonoContext) {
  closeUnread(c)
  const error = { code: 'PAYLOAD_TOO_LARGE', message: 'This request is too large.' }
  return c.json(isCall(c) ? inCall({ defined: false, status: 413, ...error }) : error, 413)
}
const isCall = ({ req }: HonoContext) => req.path.startsWith('/api/rpc/')
/** An error in the format of oRPC's own calls. */
const inCall = (error: object) => ({ json: error, meta: [] })
const atMost = (maxSize: number) => bodyLimit({ maxSize, onError: tooLarge })

/**
 * Uploads check access before they read the body, API keys are checked in their own middleware, and provider messages by their signature.
 */
const checksForItself = ({ req }: HonoContext) =>
  UPLOADS.has(req.path) ||
  req.path.startsWith('/api/webhooks/') ||
  (req.path.startsWith('/api/v1/') && bearerOf(req.raw.headers) !== null)

/** The limit without authentication. A client with the cookie of an expired session gets 401 for a long text, not 413. */
const ofStrangers = bodyLimit({
  maxSize: LARGEST_OF_STRANGERS,
  onError: (c) => {
    if (!c.req.header('cookie')) return tooLarge(c)
    closeUnread(c)
    const { status, message } = commonErrors.UNAUTHENTICATED
    const error = { defined: true, code: 'UNAUTHENTICATED', status, message }
    return c.json(isCall(c) ? inCall(error) : error, status)
  },
})

/** Skips the body check for GET and HEAD: it would copy each request, and a copy stays in memory as long as its stream. */
const hasNoBody = ({ req }: HonoContext) => req.method === 'GET' || req.method === 'HEAD'

/** Refuses a body that is larger than its path allows. */
const limitBodies: MiddlewareHandler = (c, next) => {
  const { method, path } = c.req
  if (hasNoBody(c)) return next()
  if (!path.startsWith('/api/')) return atMost(LARGEST_OF_STRANGERS)(c, next)
  return atMost(UPLOADS.has(path) ? LARGEST_UPLOAD : largestBody(method, path))(c, next)
}

const METHODS = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'])

/** The answer for paths without a route. */
export const answerNotFound = (c: HonoContext) =>
  c.json({ code: 'NOT_FOUND', message: 'There is nothing at this address.' }, 404)

/**
 * A label for metrics and logs: the procedure, or the pattern of the matched route. Never the path itself, which may contain a secret and
 * has an unlimited number of values.
 */
function kindOf(c: HonoContext<Variables>): string {
  const { path } = c.req
  if (!path.startsWith('/api/')) return path.startsWith('/assets/') ? 'assets' : 'page'
  const procedure = c.get('procedure')
  if (procedure) return procedure
  return matchedRoutes(c).findLast((route) => !route.path.endsWith('*'))?.path ?? 'api, nothing there'
}
