export type BillingCycle = 'monthly' | 'yearly'
export type ProviderName = 'stripe' | 'sandbox'

/** What a plan costs for one cycle, and what the provider calls it where it keeps it. Cents. */
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
  /** Days that cost nothing, without a card; null for none. */
  trialDays: number | null
  /** Where the browser goes afterwards; `{CHECKOUT_SESSION_ID}` in it becomes the session's id. */
  successUrl: string
  cancelUrl: string
  /** Repeated requests with the same key return the same session. */
  key: string
}

export type PortalOrder = {
  customerId: string
  returnUrl: string
  /** What one can change to, where the portal itself keeps no list. */
  prices: PlanPrice[]
  /** The change that the person came for. */
  change: { subscriptionId: string; price: PlanPrice } | null
}

/** A checkout as the provider has it. */
export type Checkout = { userId: string | null; customerId: string | null; isOpen: boolean; isPaid: boolean }

/** A subscription as the provider has it now: the only source of truth about what a customer pays for. */
export type ProviderSubscription = {
  id: string
  /** In the words of Stripe, which the sandbox speaks too. */
  status: string
  /** What was bought: the price or product by the provider's name, or the plan that the checkout was for. */
  priceId: string | null
  productId: string | null
  planId: string | null
  cycle: BillingCycle
  startedAt: Date
  /** The end of what is paid for, or of the trial. */
  periodEnd: Date | null
  cancelAtPeriodEnd: boolean
  endedAt: Date | null
  /** It ended because it was not paid, not because the customer cancelled. */
  isUnpaid: boolean
}

/** What a signed message says: that something changed about a customer. The state itself is read from the provider. */
export type ProviderEvent = { id: string; type: string; customerId: string | null }

/** Who takes the money. Every call ends within the time limit of the settings, or throws PaymentsAway. */
export interface Payments {
  readonly provider: ProviderName
  /** Signs its messages. */
  readonly webhookSecret: string
  createCustomer(person: { userId: string; name: string; email: string }): Promise<string>
  startCheckout(order: CheckoutOrder): Promise<{ id: string; url: string }>
  /** Null if the session does not exist. */
  readCheckout(sessionId: string): Promise<Checkout | null>
  /** It can no longer be paid; one that is paid or gone stays as it is. */
  closeCheckout(sessionId: string): Promise<void>
  openPortal(order: PortalOrder): Promise<{ url: string }>
  /** All subscriptions of the customer, those that are over too. */
  readSubscriptions(customerId: string): Promise<ProviderSubscription[]>
  /** Ends it immediately; an ended one does not change. */
  cancel(subscriptionId: string): Promise<void>
  /** Throws PaymentsAway where the provider does not answer, or does not take the key. */
  ping(): Promise<void>
}

export type PaymentsTrouble = 'unreachable' | 'slow' | 'busy' | 'failing' | 'refused' | 'garbage'

/** The provider did not do it. Its own words stay out: they may hold personal data. */
export class PaymentsAway extends Error {
  readonly code = 'PAYMENTS_AWAY'
  readonly trouble: PaymentsTrouble
  constructor(trouble: PaymentsTrouble) {
    super(`The payment provider gave no answer: ${trouble}`)
    this.trouble = trouble
  }
}
