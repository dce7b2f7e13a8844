import { OpenAPIGenerator } from '@orpc/openapi'
import { OpenAPIHandler } from '@orpc/openapi/fetch'
import type { AnyRouter } from '@orpc/server'
import { RPCHandler } from '@orpc/server/fetch'
import { experimental_ZodSmartCoercionPlugin as ZodSmartCoercionPlugin, ZodToJsonSchemaConverter } from '@orpc/zod/zod4'
import type { Context } from '../context.ts'
import type { App } from './app.ts'

/** Serves the procedures twice: as oRPC's own calls (`/api/rpc`) and as plain HTTP by their routes (`/api/v1`), with its OpenAPI document. */
export function mountProcedures(app: App, router: AnyRouter, publicUrl: string): void {
  // plain HTTP has words where a call has numbers, booleans and dates
  const plugins = [new ZodSmartCoercionPlugin<Context>()]
  const handlers = [
    ['/api/rpc', new RPCHandler<Context>(router as never)],
    ['/api/v1', new OpenAPIHandler<Context>(router as never, { plugins })],
  ] as const
  for (const [prefix, handler] of handlers) {
    app.use(`${prefix}/*`, async (c, next) => {
      const context = c.get('ctx')
      const { matched, response } = await handler.handle(c.req.raw, { prefix, context })
      if (!matched) return next()
      for (const [name, value] of context.resHeaders) response.headers.append(name, value)
      return c.newResponse(response.body, response)
    })
  }
  const generator = new OpenAPIGenerator({ schemaConverters: [new ZodToJsonSchemaConverter()] })
  let document: Promise<unknown> | undefined
  app.get('/api/openapi.json', async (c) => {
    document ??= generator.generate(router as never, {
      info: {
        title: 'Tandem',
        version: '1',
        description: 'Everything the interface does, by plain HTTP. Sign in first: the session is a cookie.',
      },
      servers: [{ url: `${publicUrl}/api/v1` }],
    })
    return c.json((await document) as never, 200, { 'cache-control': 'public, max-age=300' })
  })
}
