export const subscriptionStatuses = ['active', 'pending', 'cancelled', 'expired', 'trial'] as const
export type SubscriptionStatus = (typeof subscriptionStatuses)[number]

/** What a check of the payment integration comes to. */
export const checkStates = ['ok', 'warning', 'failed'] as const

export type Subscription = { status: SubscriptionStatus; expiresAt: Date | null }

/** A subscription is active while its status is and its time is not over (SUB-27). */
export const isActive = ({ status, expiresAt }: Subscription, now: Date): boolean =>
  status === 'active' && (expiresAt === null || expiresAt > now)

/** Entitled: active, or on trial, or cancelled and still paid for (APPLY-06, SUB-28); nobody is without a subscription. */
export function isEntitled(subscription: Subscription | null, now: Date): boolean {
  if (!subscription) return false
  const { status, expiresAt } = subscription
  if (status === 'cancelled') return expiresAt !== null && expiresAt > now
  return (status === 'active' || status === 'trial') && (expiresAt === null || expiresAt > now)
}

/** The first moment of the calendar month in UTC: what a plan includes a month counts from here. */
export const startOfMonth = (now: Date): Date => new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth(), 1))
