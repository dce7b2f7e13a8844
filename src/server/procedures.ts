import { ORPCError, os } from '@orpc/server'
import { hasRole, type Role } from '#lib/viewer.ts'
import type { Context, Db, SignedIn } from './context.ts'
import { AWAY, DomainError, FAILED, isDatabaseAway } from './errors.ts'
import { isReadOnly, lookThrough } from './looking.ts'
import { noteRefusal } from './security-log.ts'

const base = os.$context<Context>()

type Constructors = Record<string, ((options: { data: unknown }) => ORPCError<string, unknown>) | undefined>

/** Turns refusals into the errors that the contract declares; everything else becomes a plain 500 with the request id. */
export const refusals = base.middleware(async ({ context, next, errors, path, procedure }, input: unknown) => {
  const { look } = context
  const asked = { path, method: procedure['~orpc'].route.method, id: (input as { id?: unknown } | undefined)?.id }
  const go = async (db: Db) => next({ context: { db } })
  try {
    return await (look ? lookThrough({ ...context, look }, asked, go) : go(context.db))
  } catch (error) {
    if (error instanceof ORPCError) throw error
    const refused = look && isReadOnly(error) ? new DomainError('LOOKING_ONLY') : error
    if (refused instanceof DomainError) {
      const declared = (errors as unknown as Constructors)[refused.code]
      const answer = declared?.({ data: refused.data })
      const facts = { userId: context.viewer?.userId, reason: refused.code, procedure: path.join('.') }
      noteRefusal(context, answer?.status, facts)
      if (answer) throw answer
    }
    context.log.error({ err: error, requestId: context.requestId, procedure: path.join('.') }, 'procedure failed')
    throw plainFailure(error, context.requestId)
  }
})

/** What anybody may know of a failure: that the database is out of reach (503), or that it is ours (500, with the request id). */
export function plainFailure(error: unknown, requestId: string): ORPCError<string, unknown> {
  if (isDatabaseAway(error)) return new ORPCError('SERVICE_UNAVAILABLE', { status: 503, message: AWAY })
  return new ORPCError('INTERNAL_SERVER_ERROR', { message: FAILED, data: { requestId } })
}

/** Anyone who is signed in; a password set by an administrator must be changed first. */
export const signedIn = base.middleware(({ context, next }) => {
  if (!context.viewer) throw new DomainError('UNAUTHENTICATED')
  if (context.viewer.mustChangePassword) throw new DomainError('PASSWORD_CHANGE_REQUIRED')
  return next({ context: { viewer: context.viewer } satisfies Pick<SignedIn, 'viewer'> })
})

/** Anyone who holds one of these roles, in whatever company; which company is the verb's own question. */
export const withRole = (...wanted: Role[]) =>
  base.middleware(({ context, next }) => {
    if (!context.viewer) throw new DomainError('UNAUTHENTICATED')
    if (context.viewer.mustChangePassword) throw new DomainError('PASSWORD_CHANGE_REQUIRED')
    if (!hasRole(context.viewer, ...wanted)) throw new DomainError('FORBIDDEN')
    return next({ context: { viewer: context.viewer } satisfies Pick<SignedIn, 'viewer'> })
  })
