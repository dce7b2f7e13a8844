import Stripe from 'stripe'
import type { Log } from '../../log.ts'
import { type PaymentsFailure, PaymentsUnavailable } from '../payments.ts'

/** Attempts of one call; the time limit of the settings covers all of them. */
const TRIES = 3

export type StripeSettings = {
  secretKey: string
  webhookSecret: string
  /** Another server with Stripe's API: a local one for tests. */
  url: string | null
  timeoutMs: number
}

/** Stripe's client. It retries network failures with the same idempotency key, and its telemetry is off. */
export function connectStripe({ secretKey, url, timeoutMs }: StripeSettings): Stripe {
  const at = url ? new URL(url) : null
  return new Stripe(secretKey, {
    timeout: Math.ceil(timeoutMs / TRIES),
    maxNetworkRetries: TRIES - 1,
    telemetry: false,
    ...(at && {
      host: at.hostname,
      port: at.port || (at.protocol === 'http:' ? 80 : 443),
      protocol: at.protocol === 'http:' ? ('http' as const) : ('https' as const),
    }),
  })
}

/** Runs one call. A failure is reported by its kind only, because Stripe's message may contain names and keys. */
export async function ask<T>(log: Log, what: string, call: () => Promise<T>): Promise<T> {
  const began = Date.now()
  try {
    return await call()
  } catch (error) {
    const failure = failureOf(error)
    const { code, requestId } = error as { code?: string; requestId?: string }
    log.warn({ what, failure, code, stripeRequest: requestId, ms: Date.now() - began }, 'the payment provider failed')
    throw new PaymentsUnavailable(failure)
  }
}

/** Whether Stripe answered that the object does not exist. */
export const isUnknownAtStripe = (error: unknown): boolean =>
  error instanceof Stripe.errors.StripeInvalidRequestError && error.statusCode === 404

function failureOf(error: unknown): PaymentsFailure {
  const { StripeConnectionError, StripeRateLimitError, StripeAPIError, StripeError } = Stripe.errors
  if (error instanceof StripeConnectionError) return /time(d )?out/i.test(error.message) ? 'slow' : 'unreachable'
  if (error instanceof StripeRateLimitError) return 'busy'
  if (error instanceof StripeAPIError) return (error.statusCode ?? 500) >= 500 ? 'failing' : 'garbage'
  return error instanceof StripeError ? 'refused' : 'garbage'
}
