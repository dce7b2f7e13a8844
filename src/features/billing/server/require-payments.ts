import type { Services } from '#server/context.ts'
import { DomainError } from '#server/errors.ts'
import { type Payments, PaymentsAway } from '#server/payments/payments.ts'

/** Who takes the payments, or PAYMENTS_OFF. */
export function requirePayments({ payments }: Pick<Services, 'payments'>): Payments {
  if (!payments) throw new DomainError('PAYMENTS_OFF')
  return payments
}

/** Tells a failure of the provider by this refusal; everything else passes. */
export async function orRefuse<T>(code: string, work: Promise<T>): Promise<T> {
  try {
    return await work
  } catch (error) {
    throw error instanceof PaymentsAway ? new DomainError(code) : error
  }
}
