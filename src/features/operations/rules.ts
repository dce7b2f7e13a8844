const CODE = /^[A-Z][A-Z0-9_]{1,39}$|^[0-9A-Z]{5}$/
const KIND = /^[A-Z][A-Za-z]{1,39}$/
/** Messages of the queue for jobs that did not finish by themselves. */
const ENDINGS: Record<string, string> = { 'job timed out': 'TIMED_OUT', 'job heartbeat timeout': 'WORKER_GONE' }

/** Code of a stored error: the innermost cause's code, else the error's class name. Never the text: it may contain personal data. */
export function errorCodeOf(output: unknown): string | null {
  let code: string | null = null
  let kind: string | null = null
  let error = output
  for (let depth = 0; depth < 6 && typeof error === 'object' && error !== null; depth++) {
    const part = error as Record<string, unknown>
    if (typeof part.code === 'string' && CODE.test(part.code)) code = part.code
    if (typeof part.name === 'string' && part.name !== 'Error' && KIND.test(part.name)) kind = part.name
    if (typeof part.message === 'string') kind ??= ENDINGS[part.message] ?? null
    error = part.cause ?? part.value
  }
  return code ?? kind
}
