import type { Context } from './context.ts'

type Facts = {
  /** Whom it concerns, where that is known. */
  userId?: string | undefined
  /** The code of the refusal. */
  reason?: string
  procedure?: string
}

type Logged = Pick<Context, 'log' | 'requestId'>

/** Not known, not allowed, too often: what an operator looks for when somebody tries doors. */
const NOTED = new Set([401, 403, 429])

/**
 * Writes a line about a way in or a refusal (ASVS 16.3): ids and codes, with the id of the request, and never what was typed.
 * `signed in` is a new session.
 */
export function noteSecurity({ log, requestId }: Logged, event: 'signed in' | 'refused', facts: Facts): void {
  log.info({ security: event, requestId, ...facts }, 'security')
}

/** The same of an answer of 401, 403 or 429; other answers are no refusals of this kind. */
export function noteRefusal(ctx: Logged, status: number | undefined, facts: Facts): void {
  if (status && NOTED.has(status)) noteSecurity(ctx, 'refused', facts)
}
