import type { Services } from '#server/context.ts'
import { DomainError } from '#server/errors.ts'
import { type Payments, PaymentsUnavailable } from '#server/payments/payments.ts'

/** The payment provider; throws PAYMENTS_OFF if none is configured. */
export function requirePayments({ payments }: Pick<Services, 'payments'>): Payments {
  if (!payments) throw new DomainError('PAYMENTS_OFF')
  return payments
}

/** Turns a failure of the provider into a domain error with this code; rethrows other errors. */
export async function withRefusal<T>(code: string, work: Promise<T>): Promise<T> {
  try {
    return await work
  } catch (error) {
    throw error instanceof PaymentsUnavailable ? new DomainError(code) : error
  }
}
