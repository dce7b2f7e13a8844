import { OpenAPIHandler } from '@orpc/openapi/fetch'
import type { AnyRouter } from '@orpc/server'
import { RPCHandler } from '@orpc/server/fetch'
import { experimental_ZodSmartCoercionPlugin as ZodSmartCoercionPlugin } from '@orpc/zod/zod4'
import { commonErrors } from '#lib/contract.ts'
import type { Context } from '../context.ts'
import { DomainError } from '../errors.ts'
import { answerPlainly } from './answer-plainly.ts'
import { describeApi } from './api-document.ts'
import type { App } from './app.ts'
import { mountDocs } from './docs.ts'
import { currentRoute, DEPRECATED_AT } from './former-paths.ts'
import { type Call, type KeyAccess, requireScopes, withKey } from './key-access.ts'
import { streamHeaders } from './stream-headers.ts'
import { withoutDefaults } from './without-defaults.ts'

type Settings = { publicUrl: string; keys: KeyAccess }

/**
 * Serves the procedures twice: as oRPC's own calls (`/api/rpc`) and as plain HTTP by their routes (`/api/v1`), with an OpenAPI document.
 * API keys work only for the second.
 */
export function mountProcedures(app: App, router: AnyRouter, { publicUrl, keys }: Settings): void {
  // plain HTTP sends text for numbers, booleans and dates
  const withBody = new WeakSet<Headers>()
  const exact = withoutDefaults(({ resHeaders }) => withBody.has(resHeaders))
  const plugins = [new ZodSmartCoercionPlugin<Context>(), exact.plugin]
  // keyed by the response headers, which belong to one call: the context itself is copied on the way
  const called = new WeakMap<Headers, string>()
  const recordCall = ({ path, context, next }: Call) => {
    called.set(context.resHeaders, path.join('.'))
    return next()
  }
  const handlers = [
    [
      '/api/rpc',
      new RPCHandler<Context>(router as never, {
        clientInterceptors: [recordCall],
        customJsonSerializers: refusedKinds,
      }),
    ],
    [
      '/api/v1',
      new OpenAPIHandler<Context>(router as never, {
        plugins,
        clientInterceptors: [exact.interceptor, recordCall, requireScopes(keys)],
      }),
    ],
  ] as const
  admitKeys(app, keys)
  for (const [prefix, handler] of handlers) {
    app.use(`${prefix}/*`, async (c, next) => {
      const context = c.get('ctx')
      if (c.req.header('content-type')?.startsWith('application/json')) withBody.add(context.resHeaders)
      const former = prefix === '/api/v1' ? currentRequest(c.req.raw) : null
      if (former) context.resHeaders.set('deprecation', DEPRECATED_AT)
      const { matched, response } = await handler.handle(asRead(former ?? c.req.raw), { prefix, context })
      const procedure = called.get(context.resHeaders)
      if (procedure) c.set('procedure', `${prefix} ${procedure}`)
      if (!matched) return next()
      for (const [name, value] of context.resHeaders) response.headers.append(name, value)
      if (c.req.method === 'HEAD') {
        // an unread stream would stay open
        await response.body?.cancel()
        return c.newResponse(null, response)
      }
      const type = response.headers.get('content-type')
      if (type === 'text/event-stream')
        for (const [name, value] of Object.entries(streamHeaders)) response.headers.set(name, value)
      if (!type?.startsWith('application/json')) return c.newResponse(response.body, response)
      // send a length, because compression skips short responses only if their length is known
      const body = await response.arrayBuffer()
      response.headers.set('content-length', String(body.byteLength))
      return c.newResponse(body, response)
    })
  }
  let described: ReturnType<typeof describeApi> | undefined
  const document = () => {
    described ??= describeApi(router, publicUrl, keys)
    return described
  }
  app.get('/api/openapi.json', async (c) =>
    c.json((await document()) as never, 200, { 'cache-control': 'public, max-age=300' }),
  )
  mountDocs(app, { document, scopes: keys.scopes })
}

/** oRPC's numbers for the types BigInt, URL and RegExp, which it creates from the text of a call before a schema checks it. */
const COSTLY_KINDS = [0, 4, 5]
/** No input uses these types, and parsing a number of two million digits takes more than half a second. */
const refusedKinds = COSTLY_KINDS.map((type) => ({
  type,
  condition: () => false,
  serialize: (value: unknown) => value,
  deserialize: () => {
    throw new Error('no input is a BigInt, a URL or a RegExp')
  },
}))

/** The request with the current method and path instead of former ones of `/api/v1`; null for others. */
function currentRequest(request: Request): Request | null {
  const url = new URL(request.url)
  const route = currentRoute(request.method, url.pathname.slice('/api/v1'.length))
  if (!route) return null
  url.pathname = `/api/v1${route.path}`
  return new Request(new Request(url, request), { method: route.method })
}

/** HEAD as GET: oRPC would read a HEAD as a call without a body, and could run one that changes something. */
const asRead = (request: Request) => (request.method === 'HEAD' ? new Request(request, { method: 'GET' }) : request)

function admitKeys(app: App, keys: KeyAccess): void {
  const refusals = { ...commonErrors, ...keys.refusals }
  app.use('/api/v1/*', async (c, next) => {
    try {
      c.set('ctx', await withKey(c.get('ctx'), keys))
    } catch (error) {
      if (error instanceof DomainError && error.code === 'RATE_LIMITED') {
        c.header('retry-after', String((error.data as { retryAfterSeconds: number }).retryAfterSeconds))
      }
      return answerPlainly(c, refusals, () => Promise.reject(error))
    }
    return next()
  })
}
