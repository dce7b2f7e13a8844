type Refusal = { defined?: boolean; code?: string; message?: string; status?: number }

/** The code of a declared refusal, or undefined for anything else. */
export const errorCode = (error: unknown): string | undefined => {
  const { defined, code } = (error ?? {}) as Refusal
  return defined ? code : undefined
}

/**
 * What people read: the text that the contract gives a declared refusal, or the server's own plain sentence, else the
 * screen's words. Never a technical message.
 */
export function errorText(error: unknown, fallback: string): string {
  const { defined, code, message } = (error ?? {}) as Refusal
  if (defined && message) return message
  if (code === 'SERVICE_UNAVAILABLE' && message) return message
  return fallback
}
