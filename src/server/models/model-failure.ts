import { type ModelFailure, ModelUnavailable } from './text-model.ts'

/** The kind of failure behind an error of the AI SDK or the network. `signal` is the time limit's. */
export function failureOf(error: unknown, signal: AbortSignal): ModelFailure {
  if (signal.aborted) return 'slow'
  for (let e = error; e instanceof Error; e = e.cause) {
    if (e instanceof ModelUnavailable) return e.failure
    const { name, statusCode } = e as { name: string; statusCode?: number }
    // the SDK also reports a 2xx status with an unreadable answer as a failed call
    if (name === 'AI_APICallError' && statusCode !== undefined && statusCode >= 400) return byStatus(statusCode)
    if (/^AI_(JSONParse|TypeValidation|InvalidResponseData|EmptyResponseBody|NoContent|NoOutput)/.test(name))
      return 'garbage'
  }
  const { name, statusCode } = error as { name?: string; statusCode?: number }
  return name === 'AI_APICallError' && statusCode !== undefined ? 'garbage' : 'unreachable'
}

function byStatus(status: number): ModelFailure {
  if (status === 429) return 'busy'
  return status >= 500 ? 'failing' : 'refused'
}
