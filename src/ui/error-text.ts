type Refusal = {
  defined?: boolean
  code?: string
  message?: string
  status?: number
  data?: { retryAfterSeconds?: number }
}

/** The code of a declared refusal; undefined for other errors. */
export const errorCode = (error: unknown): string | undefined => {
  const { defined, code } = (error ?? {}) as Refusal
  return defined ? code : undefined
}

/**
 * The text to show for an error: the contract's text of a declared refusal, or the server's own message, else the screen's text. Never a
 * technical message.
 */
export function errorText(error: unknown, fallback: string): string {
  const { defined, code, message, data } = (error ?? {}) as Refusal
  if (defined && code === 'RATE_LIMITED' && data?.retryAfterSeconds) {
    return `Too many attempts. Please wait ${waitOf(data.retryAfterSeconds)} and try again.`
  }
  if (defined && message) return message
  if (code === 'SERVICE_UNAVAILABLE' && message) return message
  return fallback
}

function waitOf(seconds: number): string {
  const minutes = Math.ceil(seconds / 60)
  const [count, unit] =
    seconds < 60 ? [seconds, 'second'] : minutes < 60 ? [minutes, 'minute'] : [Math.ceil(minutes / 60), 'hour']
  return `${count} ${unit}${count === 1 ? '' : 's'}`
}
