import { inferRPCMethodFromContractRouter } from '@orpc/contract'
import { type AnyProcedure, ORPCError, os } from '@orpc/server'
import { blockOf, hasRole, type Role, type Viewer } from '#lib/viewer.ts'
import type { Context, Db, SignedIn } from './context.ts'
import { DomainError, isDatabaseUnavailable, SOMETHING_WENT_WRONG, TEMPORARILY_UNAVAILABLE } from './errors.ts'
import { isReadOnly, readOnlyContext } from './impersonation.ts'
import { workFor } from './queue/fair-turns.ts'
import { recordAttempt, recordRefusal } from './security-log.ts'

const base = os.$context<Context>()

type Constructors = Record<string, ((options: { data: unknown }) => ORPCError<string, unknown>) | undefined>

/** The HTTP method of the contract: GET if it only reads. */
const methodOf = (procedure: AnyProcedure): string => inferRPCMethodFromContractRouter(procedure)(undefined, [])

/** Turns refusals into the errors that the contract declares. Any other error becomes a 500 with the request id. */
export const refusals = base.middleware(async ({ context, next, errors, path, procedure }, input: unknown) => {
  const { impersonation } = context
  const details = { path, method: methodOf(procedure), id: (input as { id?: unknown } | undefined)?.id }
  const go = (db: Db) => workFor(context.viewer?.userId, async () => next({ context: { db } }))
  try {
    return await (impersonation ? readOnlyContext({ ...context, impersonation }, details, go) : go(context.db))
  } catch (error) {
    const about = { userId: context.viewer?.userId, procedure: path.join('.') }
    if (error instanceof ORPCError) {
      if (error.code === 'BAD_REQUEST') recordAttempt(context, { ...about, reason: error.code })
      throw error
    }
    const refused = impersonation && isReadOnly(error) ? new DomainError('IMPERSONATION_READ_ONLY') : error
    if (refused instanceof DomainError) {
      const declared = (errors as unknown as Constructors)[refused.code]
      const answer = declared?.({ data: refused.data })
      const facts = { ...about, reason: refused.code }
      recordRefusal(context, answer?.status, facts)
      if (context.viewer && refused.code === 'NOT_FOUND') recordAttempt(context, facts)
      if (answer) throw answer
    }
    context.log.error({ err: error, requestId: context.requestId, procedure: path.join('.') }, 'procedure failed')
    throw plainFailure(error, context.requestId)
  }
})

/**
 * What the client learns of an unexpected failure: that the database is unavailable (503), or that the server failed (500, with the request
 * id).
 */
export function plainFailure(error: unknown, requestId: string): ORPCError<string, unknown> {
  if (isDatabaseUnavailable(error))
    return new ORPCError('SERVICE_UNAVAILABLE', { status: 503, message: TEMPORARILY_UNAVAILABLE })
  return new ORPCError('INTERNAL_SERVER_ERROR', { message: SOMETHING_WENT_WRONG, data: { requestId } })
}

/**
 * The viewer. Throws UNAUTHENTICATED without one, and before anything else the refusal of `blockOf`, if the user must do something first.
 */
export function requireViewer({ viewer }: Pick<Context, 'viewer'>): Viewer {
  if (!viewer) throw new DomainError('UNAUTHENTICATED')
  const block = blockOf(viewer)
  if (block) throw new DomainError(block)
  return viewer
}

/**
 * Any signed-in user. A password set by an administrator has to be changed first, and a second factor that the role requires has to be set
 * up.
 */
export const signedIn = base.middleware(({ context, next }) =>
  next({ context: { viewer: requireViewer(context) } satisfies Pick<SignedIn, 'viewer'> }),
)

/** The same, but also for users who still have to set up a second factor: for the calls that set it up. */
export const signedInToSetUp = base.middleware(({ context, next }) => {
  const viewer = context.viewer && { ...context.viewer, needsSecondFactor: false }
  return next({ context: { viewer: requireViewer({ viewer }) } satisfies Pick<SignedIn, 'viewer'> })
})

/** Users with one of these roles in any company; the procedure itself checks the company. */
export const withRole = (...roles: Role[]) =>
  base.middleware(({ context, next }) => {
    const viewer = requireViewer(context)
    if (!hasRole(viewer, ...roles)) throw new DomainError('FORBIDDEN')
    return next({ context: { viewer } satisfies Pick<SignedIn, 'viewer'> })
  })
