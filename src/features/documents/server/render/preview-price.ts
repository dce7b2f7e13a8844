import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible'
import { DomainError } from '#server/errors.ts'
import { TooManyCharacters } from './render-document.ts'

// The editor asks again with each change: about six times a second while somebody types fast.
const PER_MINUTE = { points: 600, seconds: 60 }
/** What a document counts that was set for seconds in vain. */
const TOO_LONG_COSTS = 60

// In memory, since each process has its own typesetter, and a row in the database would be written with each key.
export const previewTries = new RateLimiterMemory({ points: PER_MINUTE.points, duration: PER_MINUTE.seconds })

/** Makes a preview in the lane of this person; RATE_LIMITED above 600 a minute, of which one that was set in vain counts 60. */
export async function consumePreview<T>(userId: string, make: (lane: string) => Promise<T>): Promise<T> {
  await spend(userId)
  try {
    return await make(userId)
  } catch (error) {
    const isCostly = error instanceof DomainError && error.code === 'DOCUMENT_TOO_LONG'
    if (isCostly && !(error instanceof TooManyCharacters)) await previewTries.penalty(userId, TOO_LONG_COSTS - 1)
    throw error
  }
}

async function spend(userId: string): Promise<void> {
  try {
    await previewTries.consume(userId)
  } catch (refusal) {
    if (!(refusal instanceof RateLimiterRes)) throw refusal
    throw new DomainError('RATE_LIMITED', { retryAfterSeconds: Math.ceil(refusal.msBeforeNext / 1000) })
  }
}
