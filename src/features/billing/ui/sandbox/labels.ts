import { price } from '#lib/money.ts'
import type { SandboxPortal } from '../../sandbox-contract.ts'

export const cents = (amount: number): string => price(amount / 100)
export const perCycle = (amountCents: number, cycle: 'monthly' | 'yearly'): string =>
  `${cents(amountCents)} a ${cycle === 'yearly' ? 'year' : 'month'}`

export const cardLabels: Record<SandboxPortal['card'], string> = {
  none: 'No card',
  works: 'Card ending in 4242',
  declines: 'Card ending in 0002 (declined)',
}

export const subscriptionStatusLabels: Record<NonNullable<SandboxPortal['subscription']>['status'], string> = {
  trialing: 'Trial',
  active: 'Active',
  past_due: 'Past due',
  canceled: 'Ended',
}

export const paymentLabels: Record<SandboxPortal['payments'][number]['status'], string> = {
  paid: 'Paid',
  failed: 'Declined',
  refunded: 'Refunded',
}
