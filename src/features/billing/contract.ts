// Billing: what Tandem costs and who has paid. Anybody reads the plans on offer; what a person pays for is their own and the
// platform's. A plan has a price by the month and one by the year, and for a time an offer that replaces them.
import { z } from 'zod'
import { Id, Moment, procedure } from '#lib/contract.ts'
import { subscriptionStatuses } from './rules.ts'

/** A plan on offer. What the payment provider calls it stays with the server. */
export const Plan = z.object({
  id: Id,
  name: z.string(),
  description: z.string().nullable(),
  features: z.array(z.string()),
  featured: z.boolean(),
  priceMonthly: z.number(),
  priceYearly: z.number(),
  offerActive: z.boolean(),
  offerExpiresAt: Moment.nullable(),
  offerPriceMonthly: z.number().nullable(),
  offerPriceYearly: z.number().nullable(),
  offerPercentage: z.number().int().nullable(),
})
export type Plan = z.infer<typeof Plan>

/** What a person pays for. The payment provider's customer id leaves as its first 8 characters only (SUB-30). */
export const OwnSubscription = z.object({
  planId: Id,
  planName: z.string(),
  status: z.enum(subscriptionStatuses),
  startedAt: Moment,
  expiresAt: Moment.nullable(),
  customer: z.string().max(8).nullable(),
})
export type OwnSubscription = z.infer<typeof OwnSubscription>

export const billingContract = {
  mine: procedure
    .route({ method: 'GET', path: '/subscription', summary: 'Your own subscription, and whether it entitles you now' })
    .output(z.object({ subscription: OwnSubscription.nullable(), subscribed: z.boolean() })),
  plans: procedure
    .route({ method: 'GET', path: '/plans', summary: 'The active plans, cheapest first' })
    .input(z.object({ orderBy: z.enum(['yearly', 'monthly']).default('yearly') }))
    .output(z.array(Plan)),
}
