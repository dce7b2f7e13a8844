export type BillingCycle = 'monthly' | 'yearly'
export type ProviderName = 'stripe' | 'sandbox'

/** The price of a plan for one billing cycle, in cents, with the provider's ids if it has them. */
export type PlanPrice = {
  planId: string
  planName: string
  cycle: BillingCycle
  amountCents: number
  productId: string | null
  priceId: string | null
}

export type CheckoutOrder = {
  customerId: string
  userId: string
  price: PlanPrice
  /** Free trial days without a card; null for no trial. */
  trialDays: number | null
  /** Where the browser goes after the payment; `{CHECKOUT_SESSION_ID}` in it is replaced with the session's id. */
  successUrl: string
  cancelUrl: string
  /** Repeated requests with the same key return the same session. */
  key: string
}

export type PortalOrder = {
  customerId: string
  returnUrl: string
  /** The plans to switch to, for a portal without a list of its own. */
  prices: PlanPrice[]
  /** The plan change that the user requested. */
  change: { subscriptionId: string; price: PlanPrice } | null
}

/** A checkout in the provider's data. */
export type Checkout = { userId: string | null; customerId: string | null; isOpen: boolean; isPaid: boolean }

/** A subscription in the provider's current data, the only source of truth about what a customer pays for. */
export type ProviderSubscription = {
  id: string
  /** One of Stripe's statuses, which the sandbox uses too. */
  status: string
  /** What was bought: the provider's price or product, or the plan of the checkout. */
  priceId: string | null
  productId: string | null
  planId: string | null
  cycle: BillingCycle
  startedAt: Date
  /** The end of the paid period or of the trial. */
  periodEnd: Date | null
  cancelAtPeriodEnd: boolean
  endedAt: Date | null
  /** It ended because of a failed payment, not because the customer canceled. */
  isUnpaid: boolean
}

/** A signed webhook message: something changed about a customer. The state itself is read from the provider. */
export type ProviderEvent = { id: string; type: string; customerId: string | null }

/** A payment provider. Every call ends within the configured time limit, or throws PaymentsUnavailable. */
export interface Payments {
  readonly provider: ProviderName
  /** The secret that signs its messages. */
  readonly webhookSecret: string
  createCustomer(person: { userId: string; name: string; email: string }): Promise<string>
  startCheckout(order: CheckoutOrder): Promise<{ id: string; url: string }>
  /** Null if the session does not exist. */
  readCheckout(sessionId: string): Promise<Checkout | null>
  /** Ends an open checkout; one that is paid or missing does not change. */
  closeCheckout(sessionId: string): Promise<void>
  openPortal(order: PortalOrder): Promise<{ url: string }>
  /** All subscriptions of the customer, including ended ones. */
  readSubscriptions(customerId: string): Promise<ProviderSubscription[]>
  /** Ends the subscription immediately; an ended one does not change. */
  cancel(subscriptionId: string): Promise<void>
  /** Throws PaymentsUnavailable if the provider does not answer or does not accept the key. */
  ping(): Promise<void>
}

export type PaymentsFailure = 'unreachable' | 'slow' | 'busy' | 'failing' | 'refused' | 'garbage'

/** The provider did not do what was requested. Its message is left out, because it may contain personal data. */
export class PaymentsUnavailable extends Error {
  readonly code = 'PAYMENTS_AWAY'
  readonly failure: PaymentsFailure
  constructor(failure: PaymentsFailure) {
    super(`The payment provider gave no answer: ${failure}`)
    this.failure = failure
  }
}
