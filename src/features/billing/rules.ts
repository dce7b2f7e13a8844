export const subscriptionStatuses = ['active', 'pending', 'cancelled', 'expired', 'trial'] as const
export type SubscriptionStatus = (typeof subscriptionStatuses)[number]

/** Results of a check of the payment integration. */
export const checkStates = ['ok', 'warning', 'failed'] as const

export type Subscription = { status: SubscriptionStatus; expiresAt: Date | null }

/** Whether the subscription is active: its status is active and its end is not in the past (SUB-27). */
export const isActive = ({ status, expiresAt }: Subscription, now: Date): boolean =>
  status === 'active' && (expiresAt === null || expiresAt > now)

/** Whether the subscription grants access: active, on trial, or canceled and still paid for (APPLY-06, SUB-28). False without one. */
export function isEntitled(subscription: Subscription | null, now: Date): boolean {
  if (!subscription) return false
  const { status, expiresAt } = subscription
  if (status === 'cancelled') return expiresAt !== null && expiresAt > now
  return (status === 'active' || status === 'trial') && (expiresAt === null || expiresAt > now)
}

/** Start of the calendar month in UTC. A plan's monthly limit counts from here. */
export const startOfMonth = (now: Date): Date => new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth(), 1))
