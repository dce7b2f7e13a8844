import type { Context } from './context.ts'

type Facts = {
  /** Whom it concerns, where that is known. */
  userId?: string | undefined
  /** The code of the refusal. */
  reason?: string
  procedure?: string
}

/**
 * Writes a line about a way in or a refusal (ASVS 16.3): ids and codes, with the id of the request, and never what somebody
 * typed. `signed in` is a new session; `refused` is any answer of 401, 403 or 429.
 */
export function noteSecurity(
  { log, requestId }: Pick<Context, 'log' | 'requestId'>,
  event: 'signed in' | 'refused',
  facts: Facts,
): void {
  log.info({ security: event, requestId, ...facts }, 'security')
}
