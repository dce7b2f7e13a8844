import { OpenAPIHandler } from '@orpc/openapi/fetch'
import type { AnyRouter } from '@orpc/server'
import { RPCHandler } from '@orpc/server/fetch'
import { experimental_ZodSmartCoercionPlugin as ZodSmartCoercionPlugin } from '@orpc/zod/zod4'
import { commonErrors } from '#lib/contract.ts'
import type { Context } from '../context.ts'
import { DomainError } from '../errors.ts'
import { describeApi } from './api-document.ts'
import type { App } from './app.ts'
import { asSent } from './as-sent.ts'
import { mountDocs } from './docs.ts'
import { currentPath, DEPRECATED_AT } from './former-paths.ts'
import { type Call, type KeyAccess, underScopes, withKey } from './key-access.ts'
import { answerPlainly } from './plain-answers.ts'
import { streamHeaders } from './stream-headers.ts'

type Settings = { publicUrl: string; keys: KeyAccess }

/**
 * Serves the procedures twice: as oRPC's own calls (`/api/rpc`) and as plain HTTP by their routes (`/api/v1`), with its OpenAPI
 * document. API keys open the second alone.
 */
export function mountProcedures(app: App, router: AnyRouter, { publicUrl, keys }: Settings): void {
  // plain HTTP has words where a call has numbers, booleans and dates
  const withBody = new WeakSet<Headers>()
  const exact = asSent(({ resHeaders }) => withBody.has(resHeaders))
  const plugins = [new ZodSmartCoercionPlugin<Context>(), exact.plugin]
  // by the headers of its answer, which belong to one call alone: the context itself is copied on the way
  const called = new WeakMap<Headers, string>()
  const noteCall = ({ path, context, next }: Call) => {
    called.set(context.resHeaders, path.join('.'))
    return next()
  }
  const handlers = [
    [
      '/api/rpc',
      new RPCHandler<Context>(router as never, {
        clientInterceptors: [noteCall],
        customJsonSerializers: refusedKinds,
      }),
    ],
    [
      '/api/v1',
      new OpenAPIHandler<Context>(router as never, {
        plugins,
        clientInterceptors: [exact.interceptor, noteCall, underScopes(keys)],
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
        // a stream that is not read would stay open
        await response.body?.cancel()
        return c.newResponse(null, response)
      }
      const type = response.headers.get('content-type')
      if (type === 'text/event-stream')
        for (const [name, value] of Object.entries(streamHeaders)) response.headers.set(name, value)
      if (!type?.startsWith('application/json')) return c.newResponse(response.body, response)
      // with its length, so that short answers are not compressed
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

/** Kinds of values that oRPC makes of a call's text before a schema sees it, by its numbers: BigInt, URL and RegExp. */
const COSTLY_KINDS = [0, 4, 5]
/** No input has them, and a number of two million digits takes more than half a second to read. */
const refusedKinds = COSTLY_KINDS.map((type) => ({
  type,
  condition: () => false,
  serialize: (value: unknown) => value,
  deserialize: () => {
    throw new Error('no input is a BigInt, a URL or a RegExp')
  },
}))

/** A request of a former path of `/api/v1` as one of today's; null where it is none. */
function currentRequest(request: Request): Request | null {
  const url = new URL(request.url)
  const path = currentPath(url.pathname.slice('/api/v1'.length))
  if (!path) return null
  url.pathname = `/api/v1${path}`
  return new Request(url, request)
}

/** HEAD asks for what GET would answer; oRPC would take it for a call without a body, and run one that changes something. */
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
