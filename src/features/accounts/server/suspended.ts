import { DomainError } from '#server/errors.ts'

/** The error for a suspended account, with the reason that staff gave. Throw it only after the user proved their identity. */
export const suspended = ({ suspendedReason: reason }: { suspendedReason: string | null }): DomainError =>
  new DomainError('ACCOUNT_SUSPENDED', reason ? { reason } : undefined)
