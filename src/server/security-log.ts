import { kindOfRefusal, type SecurityKind } from '#lib/security-kinds.ts'
import type { Context } from './context.ts'

type Facts = {
  /** The user concerned, if known. */
  userId?: string | undefined
  /** The refusal's code. */
  reason?: string
  procedure?: string
  /** How a session started. */
  method?: string
}

type Logged = Pick<Context, 'log' | 'requestId' | 'security'>

/**
 * Logs a sign-in or a refusal (ASVS 16.3) and counts it for staff. Contains ids and codes with the request's id, but no user input.
 * `signed_in` is a new session.
 */
export function recordSecurityEvent({ log, requestId, security }: Logged, kind: SecurityKind, facts: Facts): void {
  log.info({ security: kind, requestId, ...facts }, 'security')
  const { userId = null, reason = '', procedure = '' } = facts
  security.add({ kind, userId, reason, procedure, requestId })
}

/**
 * Logs an input that our own screens never send (BAD_REQUEST) or an item that does not exist for this user (NOT_FOUND): guessing ids or
 * bypassing forms causes many of them. They are not counted for staff, because old pages and links cause them too.
 */
export function recordAttempt({ log, requestId }: Omit<Logged, 'security'>, facts: Facts & { reason: string }): void {
  log.info({ security: facts.reason === 'NOT_FOUND' ? 'missing' : 'invalid', requestId, ...facts }, 'security')
}

/** Logs answers with 401, 403 or 429; other statuses are not logged. */
export function recordRefusal(ctx: Logged, status: number | undefined, facts: Facts & { reason: string }): void {
  const kind = kindOfRefusal(status, facts.reason)
  if (kind) recordSecurityEvent(ctx, kind, facts)
}
