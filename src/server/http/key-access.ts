import { ORPCError } from '@orpc/server'
import type { Viewer } from '#lib/viewer.ts'
import type { Context, Services } from '../context.ts'
import { DomainError } from '../errors.ts'

export type KeyHolder = { id: string; scopes: readonly string[]; viewer: Viewer }
type Refusal = { status: number; message: string }

/** What the platform needs from the area of API keys, which this folder cannot import. */
export type KeyAccess = {
  /** The key with the user and company it acts for. Throws a DomainError with one of the refusals below, or RATE_LIMITED. */
  identify(ctx: Pick<Services, 'db' | 'throttle'>, secret: string): Promise<KeyHolder>
  /** Whether the key may call this procedure ('area.verb'). Procedures without a scope are closed to keys. */
  mayCall(key: Pick<KeyHolder, 'scopes'>, procedure: string): boolean
  scopeOf(procedure: string): string | undefined
  /** Every scope, with a description of what it allows. */
  scopes: Record<string, string>
  refusals: Record<'API_KEY_INVALID' | 'API_KEY_PAUSED' | 'API_KEY_WITH_COOKIE' | 'API_KEY_SCOPE', Refusal>
}

/** The secret in `Authorization: Bearer ...`; null without this header. */
export const bearerOf = (headers: Headers): string | null =>
  /^Bearer[ ]+(\S+)[ ]*$/i.exec(headers.get('authorization') ?? '')?.[1] ?? null

/**
 * The context of a request with an API key, acting as the key's user; unchanged without a key. A key together with a session cookie is
 * refused, because it would be unclear who makes the request.
 */
export async function withKey(context: Context, keys: KeyAccess): Promise<Context> {
  const secret = bearerOf(context.headers)
  if (secret === null) return context
  if (context.headers.get('cookie')?.includes('tandem.session_token')) throw new DomainError('API_KEY_WITH_COOKIE')
  const { viewer, ...apiKey } = await keys.identify(context, secret)
  return { ...context, viewer, sessionId: null, apiKey }
}

/** A call of a procedure, before its input is read. */
export type Call = { path: readonly string[]; context: Context; next(): Promise<unknown> }

/** Lets a key call only the procedures of its scopes, checked before the input is read. Each call is logged with ids only. */
export const requireScopes =
  (keys: KeyAccess) =>
  async ({ path, context, next }: Call): Promise<unknown> => {
    const { apiKey, log, requestId } = context
    if (!apiKey) return next()
    const procedure = path.join('.')
    log.info({ apiKey: apiKey.id, procedure, requestId }, 'called by key')
    if (!keys.mayCall(apiKey, procedure)) throw new ORPCError('API_KEY_SCOPE', keys.refusals.API_KEY_SCOPE)
    return next()
  }
