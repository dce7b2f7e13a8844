// Billing: plans and subscriptions. Everyone can read the plans on offer. Only the person and the platform can read a
// subscription. A plan has a monthly and a yearly price; a temporary offer can replace both.
// The payment provider handles the money: checkout and portal are its pages, and the stored subscription is a copy of its state.
// The pages of the sandbox provider have their own contract, `sandbox-contract.ts`.
import { z } from 'zod'
import { Id, procedure, Timestamp } from '#lib/contract.ts'
import { checkStates, subscriptionStatuses } from './rules.ts'

/** A plan on offer. Its ids at the payment provider are not sent to clients. */
export const Plan = z.object({
  id: Id,
  name: z.string(),
  description: z.string().nullable(),
  features: z.array(z.string()),
  featured: z.boolean(),
  priceMonthly: z.number(),
  priceYearly: z.number(),
  offerActive: z.boolean(),
  offerExpiresAt: Timestamp.nullable(),
  offerPriceMonthly: z.number().nullable(),
  offerPriceYearly: z.number().nullable(),
  offerPercentage: z.number().int().nullable(),
})
export type Plan = z.infer<typeof Plan>

/** A person's subscription. Of the payment provider's customer id, only the first 8 characters are returned (SUB-30). */
export const OwnSubscription = z.object({
  planId: Id,
  planName: z.string(),
  status: z.enum(subscriptionStatuses),
  startedAt: Timestamp,
  expiresAt: Timestamp.nullable(),
  customer: z.string().max(8).nullable(),
})
export type OwnSubscription = z.infer<typeof OwnSubscription>

/** Data of the subscription page in addition to the subscription. */
export const Overview = z.object({
  /** How the subscription is billed; null without a subscription at a payment provider. */
  billing: z
    .object({
      cycle: z.enum(['monthly', 'yearly']).nullable(),
      cancelAtPeriodEnd: z.boolean(),
      /** The last charge failed and will be retried. */
      isPastDue: z.boolean(),
    })
    .nullable(),
  /** Days of the free trial that the person can still start; null if they had a subscription before. */
  trialDays: z.number().int().nullable(),
  /** Applications sent this month and the plan's monthly limit; null if the plan has no limit. */
  applications: z.object({ sent: z.number().int(), limit: z.number().int() }).nullable(),
})
export type Overview = z.infer<typeof Overview>

export const WebhookEvent = z.object({
  id: Id,
  eventType: z.string(),
  stripeEventId: z.string(),
  processed: z.boolean(),
  errorMessage: z.string().nullable(),
  createdAt: Timestamp,
})
export type WebhookEvent = z.infer<typeof WebhookEvent>

export const IntegrationCheck = z.object({ name: z.string(), state: z.enum(checkStates), message: z.string() })
export type IntegrationCheck = z.infer<typeof IntegrationCheck>

const Cycle = z.enum(['monthly', 'yearly'])
const Address = z.object({ url: z.url() })

const checkoutErrors = {
  PAYMENTS_OFF: { status: 503, message: "Payments aren't set up on this server." },
  CHECKOUT_FAILED: { status: 502, message: 'Failed to create checkout session. Please try again.' },
  ALREADY_SUBSCRIBED: { status: 409, message: 'You already have a subscription. Change its plan instead.' },
} as const

const portalErrors = {
  PAYMENTS_OFF: checkoutErrors.PAYMENTS_OFF,
  NO_SUBSCRIPTION: {
    status: 404,
    message: 'You need to purchase a subscription first to access the customer portal.',
  },
  PORTAL_FAILED: { status: 502, message: 'Failed to open subscription management. Please try again.' },
} as const

export const billingContract = {
  mine: procedure
    .route({ method: 'GET', path: '/subscription', summary: 'Get your subscription and whether it is valid now' })
    .output(z.object({ subscription: OwnSubscription.nullable(), subscribed: z.boolean() })),
  overview: procedure
    .route({ method: 'GET', path: '/subscription/overview', summary: 'Get the billing details of your subscription' })
    .output(Overview),
  check: procedure
    .route({
      method: 'POST',
      path: '/subscription/check',
      summary:
        'Refresh your subscription from the payment provider; falls back to the stored one if the provider is unavailable',
    })
    .output(z.object({ subscribed: z.boolean() })),
  plans: procedure
    .route({ method: 'GET', path: '/plans', summary: 'List active plans, cheapest first' })
    .input(z.object({ orderBy: z.enum(['yearly', 'monthly']).default('yearly') }))
    .output(z.array(Plan)),
  payments: procedure
    .route({ method: 'GET', path: '/payments', summary: 'Get the payment provider; null if there is none' })
    .output(
      z.object({
        provider: z.enum(['stripe', 'sandbox']).nullable(),
        /** Whether the global employment program is on; the subscription page mentions it. */
        programme: z.boolean(),
      }),
    ),
  startCheckout: procedure
    .errors(checkoutErrors)
    .route({ method: 'POST', path: '/subscription/checkout', summary: 'Create a checkout and get its URL' })
    .input(z.object({ planId: Id, billingCycle: Cycle }))
    .output(Address),
  openPortal: procedure
    .errors(portalErrors)
    .route({ method: 'POST', path: '/subscription/portal', summary: 'Get the URL to manage your subscription' })
    .input(z.object({ change: z.object({ planId: Id, billingCycle: Cycle }).optional() }))
    .output(Address),
  confirmPayment: procedure
    .errors({
      PAYMENTS_OFF: checkoutErrors.PAYMENTS_OFF,
      PAYMENTS_AWAY: {
        status: 503,
        message: "The payment provider isn't responding right now. Your payment is safe; please check again.",
      },
    })
    .route({ method: 'POST', path: '/subscription/confirm', summary: 'Get whether one of your checkouts is paid' })
    .input(z.object({ sessionId: z.string().min(1).max(255) }))
    .output(z.object({ state: z.enum(['confirmed', 'waiting']) })),
  webhookEvents: procedure
    .route({
      method: 'GET',
      path: '/admin/payment-events',
      summary: 'List the latest 20 webhook events of the payment provider',
    })
    .output(z.array(WebhookEvent)),
  testIntegration: procedure
    .route({ method: 'POST', path: '/admin/payment-test', summary: 'Test the payment integration; returns no secrets' })
    .output(z.array(IntegrationCheck)),
}
