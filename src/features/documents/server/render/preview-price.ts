import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible'
import { DomainError } from '#server/errors.ts'
import { TooManyCharacters } from './render-document.ts'

// The editor requests a preview with each change: about six a second for a fast typist.
const PER_MINUTE = { points: 600, seconds: 60 }
/** The cost of a document that took seconds and could not be rendered. */
const TOO_LONG_COSTS = 60

// In memory, since each process has its own typesetter, and a database row would be written with each key press.
export const previewTries = new RateLimiterMemory({ points: PER_MINUTE.points, duration: PER_MINUTE.seconds })

/** Renders a preview in this person's queue. RATE_LIMITED above 600 a minute. A preview that could not be rendered counts 60. */
export async function consumePreview<T>(userId: string, make: (group: string) => Promise<T>): Promise<T> {
  await consume(userId)
  try {
    return await make(userId)
  } catch (error) {
    const isCostly = error instanceof DomainError && error.code === 'DOCUMENT_TOO_LONG'
    if (isCostly && !(error instanceof TooManyCharacters)) await previewTries.penalty(userId, TOO_LONG_COSTS - 1)
    throw error
  }
}

async function consume(userId: string): Promise<void> {
  try {
    await previewTries.consume(userId)
  } catch (refusal) {
    if (!(refusal instanceof RateLimiterRes)) throw refusal
    throw new DomainError('RATE_LIMITED', { retryAfterSeconds: Math.ceil(refusal.msBeforeNext / 1000) })
  }
}
