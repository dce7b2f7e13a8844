import { DomainError } from '#server/errors.ts'

/** The refusal of a suspended account, with the reason that staff gave; said only after its person has shown who they are. */
export const suspended = ({ suspendedReason: reason }: { suspendedReason: string | null }): DomainError =>
  new DomainError('ACCOUNT_SUSPENDED', reason ? { reason } : undefined)
