import { OpenAPIGenerator } from '@orpc/openapi'
import type { AnyRouter } from '@orpc/server'
import { ZodToJsonSchemaConverter } from '@orpc/zod/zod4'
import { z } from 'zod'
import type { KeyAccess } from './key-access.ts'

type Operation = { operationId?: string; security?: Record<string, string[]>[] }
export type Document = {
  info?: { description?: string }
  paths?: Record<string, Record<string, Operation>>
  components?: Record<string, unknown>
}

const methods = ['get', 'post', 'put', 'patch', 'delete']

/** The OpenAPI document of `/api/v1`: its operations, and how to authenticate for each. */
export async function describeApi(router: AnyRouter, publicUrl: string, keys: KeyAccess): Promise<Document> {
  const converter = new ZodToJsonSchemaConverter({
    // timestamps are parsed before they are validated (`timestampOf`), so document the resulting date type
    interceptors: [
      ({ schema, next, ...rest }) =>
        next({ ...rest, schema: schema instanceof z.ZodPipe && schema.out instanceof z.ZodDate ? schema.out : schema }),
    ],
  })
  const generator = new OpenAPIGenerator({ schemaConverters: [converter] })
  const document = (await generator.generate(router as never, {
    info: {
      title: 'Tandem',
      version: '1',
      description:
        'Everything the web interface does, over HTTP and JSON. Users sign in and send a session cookie. Programs of a company send ' +
        'an API key that has the scope of the operation. Operations without the security scheme apiKey are not available to API keys.',
    },
    servers: [{ url: `${publicUrl}/api/v1` }],
  })) as Document
  return withSecurity(document, keys)
}

function withSecurity(document: Document, keys: KeyAccess): Document {
  for (const path of Object.values(document.paths ?? {})) {
    for (const method of methods) {
      const operation = path[method]
      if (!operation) continue
      const scope = keys.scopeOf(operation.operationId ?? '')
      operation.security = [{ session: [] }, ...(scope ? [{ apiKey: [scope] }] : [])]
    }
  }
  const scopes = Object.entries(keys.scopes).map(([name, words]) => `- \`${name}\`: ${words}`)
  const securitySchemes = {
    session: {
      type: 'apiKey',
      in: 'cookie',
      name: 'tandem.session_token',
      description: 'The session of a signed-in user.',
    },
    apiKey: {
      type: 'http',
      scheme: 'bearer',
      bearerFormat: 'tdm_…',
      description: `An API key of a company. Scopes:\n\n${scopes.join('\n')}`,
    },
  }
  return { ...document, components: { ...document.components, securitySchemes } }
}
