import type { Verdict } from '#lib/verdict.ts'

/** A refusal with a code that the procedure's contract declares; status and text are the contract's. */
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

/** Returns when a policy allows, throws its refusal when not. */
export function requirePolicy(verdict: Verdict): void {
  if (!verdict.allowed) throw new DomainError(verdict.code)
}

/** The row, or NOT_FOUND: a foreign and a missing id answer alike. */
export function found<T>(row: T | null | undefined): T {
  if (row === null || row === undefined) throw new DomainError('NOT_FOUND')
  return row
}

/** The words of a failure, wherever it is shown. */
export const AWAY = 'Tandem is temporarily unavailable. Please try again.'
export const FAILED = 'Something went wrong on our side. Please try again.'

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

/** Did this fail because the database is out of reach? Such a request is answered 503 and may be tried again. */
export function isDatabaseAway(error: unknown): boolean {
  for (let e = error; e instanceof Error; e = e.cause) {
    const code = (e as { code?: string }).code ?? ''
    // the file store or the mail server refuses connections by the same words
    if (ELSEWHERE.has(code)) return false
    if (AWAY_CODES.has(code)) return true
    if (/Connection terminated|timeout exceeded when trying to connect/.test(e.message)) return true
  }
  return false
}

/** PostgreSQL's code for a unique constraint that was hit, with the constraint's name where given. */
export function isDuplicate(error: unknown, constraint?: string): boolean {
  for (let e = error; e instanceof Error; e = e.cause) {
    const { code, constraint: name } = e as { code?: string; constraint?: string }
    if (code === '23505') return constraint === undefined || name === constraint
  }
  return false
}
