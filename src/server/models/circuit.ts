import { ModelUnavailable } from './text-model.ts'

type Settings = {
  /** The number of failures in a row that open the circuit. */
  failures?: number
  /** How long it stays open, in milliseconds, before one attempt is allowed. */
  restMs?: number
  now?: () => number
}

/**
 * A circuit breaker, so that users do not wait for a model that keeps failing: after `failures` failures in a row every call fails at once,
 * until one attempt after `restMs` succeeds.
 */
export function createCircuit({ failures = 5, restMs = 60_000, now = Date.now }: Settings = {}) {
  let failed = 0
  let openUntil = 0
  let isTrying = false
  return async function through<T>(work: () => Promise<T>): Promise<T> {
    const isOpen = failed >= failures
    if (isOpen && (now() < openUntil || isTrying)) throw new ModelUnavailable('resting')
    isTrying = isOpen
    try {
      const result = await work()
      failed = 0
      return result
    } catch (error) {
      failed++
      openUntil = now() + restMs
      throw error
    } finally {
      if (isOpen) isTrying = false
    }
  }
}
