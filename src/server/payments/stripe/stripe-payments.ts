import type Stripe from 'stripe'
import type { Log } from '../../log.ts'
import type { CheckoutOrder, Payments, PlanPrice, PortalOrder } from '../payments.ts'
import { ask, connectStripe, isUnknownAtStripe, type StripeSettings } from './ask-stripe.ts'
import { readSubscription } from './read-subscription.ts'

const idOf = (thing: string | { id: string } | null): string | null =>
  typeof thing === 'string' ? thing : (thing?.id ?? null)

/** The id of a created object; throws for an answer without one. */
function idIn({ id }: { id?: unknown }): string {
  if (typeof id === 'string' && id !== '') return id
  throw new TypeError('the answer has no id')
}

/** Payments by Stripe: its Checkout and its customer portal. Card data never reaches our server. */
export function createStripePayments(settings: StripeSettings, log: Log): Payments {
  const stripe = connectStripe(settings)
  const send = <T>(what: string, call: () => Promise<T>) => ask(log, what, call)
  return {
    provider: 'stripe',
    webhookSecret: settings.webhookSecret,
    async createCustomer({ userId, name, email }) {
      const customer = { name, email, metadata: { userId } }
      return send('create customer', async () =>
        idIn(await stripe.customers.create(customer, { idempotencyKey: `customer-${userId}` })),
      )
    },
    async startCheckout(order) {
      return send('start checkout', async () => {
        const made = await stripe.checkout.sessions.create(sessionOf(order), {
          idempotencyKey: `checkout-${order.key}`,
        })
        return { id: idIn(made), url: made.url ?? '' }
      })
    },
    readCheckout: (sessionId) =>
      send('read checkout', async () => {
        const session = await orNull(stripe.checkout.sessions.retrieve(sessionId))
        if (session?.mode !== 'subscription') return null
        const { client_reference_id, customer, status, payment_status } = session
        const isPaid = status === 'complete' && payment_status !== 'unpaid'
        return { userId: client_reference_id, customerId: idOf(customer), isOpen: status === 'open', isPaid }
      }),
    closeCheckout: (sessionId) =>
      send('close checkout', async () => {
        const session = await orNull(stripe.checkout.sessions.retrieve(sessionId))
        if (session?.status === 'open') await stripe.checkout.sessions.expire(sessionId)
      }),
    async openPortal(order) {
      const { url } = await send('open portal', () => stripe.billingPortal.sessions.create(portalOf(order)))
      return { url }
    },
    readSubscriptions: (customer) =>
      send('read subscriptions', async () => {
        const { data } = await stripe.subscriptions.list({ customer, status: 'all', limit: 20 })
        return data.map(readSubscription)
      }),
    cancel: (subscriptionId) =>
      send('cancel subscription', async () => {
        const subscription = await orNull(stripe.subscriptions.retrieve(subscriptionId))
        if (!subscription || ['canceled', 'incomplete_expired'].includes(subscription.status)) return
        await stripe.subscriptions.cancel(subscriptionId)
      }),
    async ping() {
      await send('ping', () => stripe.balance.retrieve())
    },
  }
}

async function orNull<T>(call: Promise<T>): Promise<T | null> {
  try {
    return await call
  } catch (error) {
    if (isUnknownAtStripe(error)) return null
    throw error
  }
}

function sessionOf(order: CheckoutOrder): Stripe.Checkout.SessionCreateParams {
  const { customerId, userId, price, trialDays, successUrl, cancelUrl } = order
  const metadata = { userId, planId: price.planId }
  return {
    mode: 'subscription',
    customer: customerId,
    client_reference_id: userId,
    line_items: [{ quantity: 1, ...lineOf(price) }],
    success_url: successUrl,
    cancel_url: cancelUrl,
    metadata,
    subscription_data: {
      metadata,
      ...(trialDays && {
        trial_period_days: trialDays,
        trial_settings: { end_behavior: { missing_payment_method: 'cancel' as const } },
      }),
    },
    // no card is requested for a trial
    ...(trialDays && { payment_method_collection: 'if_required' as const }),
  }
}

/** Stripe's stored price, or a price for this checkout only: for an offer, or if Stripe has none. */
function lineOf({ priceId, productId, planName, amountCents, cycle }: PlanPrice) {
  if (priceId) return { price: priceId }
  const recurring = { interval: cycle === 'yearly' ? ('year' as const) : ('month' as const) }
  const product = productId ? { product: productId } : { product_data: { name: planName } }
  return { price_data: { currency: 'usd', unit_amount: amountCents, recurring, ...product } }
}

/** Opens the customer portal at the plan change if the user requested one, else at its overview. */
function portalOf({ customerId, returnUrl, change }: PortalOrder): Stripe.BillingPortal.SessionCreateParams {
  const common = { customer: customerId, return_url: returnUrl }
  if (!change) return common
  const subscription = change.subscriptionId
  return { ...common, flow_data: { type: 'subscription_update', subscription_update: { subscription } } }
}
