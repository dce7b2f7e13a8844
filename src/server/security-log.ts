import { kindOfRefusal, type SecurityKind } from '#lib/security-kinds.ts'
import type { Context } from './context.ts'

type Facts = {
  /** Whom it concerns, where that is known. */
  userId?: string | undefined
  /** The code of the refusal. */
  reason?: string
  procedure?: string
  /** By what a session began. */
  method?: string
}

type Logged = Pick<Context, 'log' | 'requestId' | 'security'>

/**
 * Writes a line about a way in or a refusal (ASVS 16.3) and counts it for staff: ids and codes, with the id of the request, and
 * never what was typed. `signed_in` is a new session.
 */
export function noteSecurity({ log, requestId, security }: Logged, kind: SecurityKind, facts: Facts): void {
  log.info({ security: kind, requestId, ...facts }, 'security')
  const { userId = null, reason = '', procedure = '' } = facts
  security.add({ kind, userId, reason, procedure, requestId })
}

/**
 * Writes a line about an input that no screen of ours sends (BAD_REQUEST), or a thing that is not there for this person (NOT_FOUND):
 * trying ids or going round the forms leaves many of them. They are not counted for staff, since old pages and links do so, too.
 */
export function noteTry({ log, requestId }: Omit<Logged, 'security'>, facts: Facts & { reason: string }): void {
  log.info({ security: facts.reason === 'NOT_FOUND' ? 'missing' : 'invalid', requestId, ...facts }, 'security')
}

/** The same for answers of 401, 403 or 429; other answers are not logged. */
export function noteRefusal(ctx: Logged, status: number | undefined, facts: Facts & { reason: string }): void {
  const kind = kindOfRefusal(status, facts.reason)
  if (kind) noteSecurity(ctx, kind, facts)
}
