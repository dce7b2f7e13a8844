import type { Verdict } from '#lib/verdict.ts'

/** A refusal with a code that the procedure's contract declares. The contract has its status and text. */
export class DomainError extends Error {
  readonly code: string
  readonly data: unknown

  constructor(code: string, data?: unknown) {
    super(code)
    this.name = 'DomainError'
    this.code = code
    this.data = data
  }
}

/** Returns if a policy allows the act, and throws its refusal if not. */
export function requirePolicy(verdict: Verdict): void {
  if (!verdict.allowed) throw new DomainError(verdict.code)
}

/** The row, or NOT_FOUND. The answer is the same for a missing id and for another owner's, so that ids cannot be probed. */
export function found<T>(row: T | null | undefined): T {
  if (row === null || row === undefined) throw new DomainError('NOT_FOUND')
  return row
}

/** The text of an unexpected failure, the same everywhere. */
export const TEMPORARILY_UNAVAILABLE = 'Tandem is temporarily unavailable. Please try again.'
export const SOMETHING_WENT_WRONG = 'Something went wrong on our side. Please try again.'

const AWAY_CODES = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'ENOENT',
  'EPIPE',
  '57P01',
  '57P02',
  '57P03',
  '08006',
  '08001',
])

const ELSEWHERE = new Set(['STORAGE_UNAVAILABLE', 'MAIL_UNAVAILABLE', 'MAIL_REFUSED'])

/** Whether the error means that the database cannot be reached. Such a request gets a 503 and can be retried. */
export function isDatabaseUnavailable(error: unknown): boolean {
  for (let e = error; e instanceof Error; e = e.cause) {
    const code = (e as { code?: string }).code ?? ''
    // the file store and the mail server use the same error codes for refused connections
    if (ELSEWHERE.has(code)) return false
    if (AWAY_CODES.has(code)) return true
    if (/Connection terminated|timeout exceeded when trying to connect/.test(e.message)) return true
  }
  return false
}

/** Whether the error is a violated unique constraint: the named one, or any if no name is given. */
export function isDuplicate(error: unknown, constraint?: string): boolean {
  for (let e = error; e instanceof Error; e = e.cause) {
    const { code, constraint: name } = e as { code?: string; constraint?: string }
    if (code === '23505') return constraint === undefined || name === constraint
  }
  return false
}
