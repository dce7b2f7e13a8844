import { api } from '#app/api.ts'

/** The plans on offer, cheapest by the year first; cached 5 minutes. */
export const plansQuery = () => api.billing.plans.queryOptions({ input: { orderBy: 'yearly' }, staleTime: 5 * 60_000 })

/** The active plans, cheapest by the month first, as the subscription page orders them (SUB-21); cached 5 minutes. */
export const plansByMonthQuery = () =>
  api.billing.plans.queryOptions({ input: { orderBy: 'monthly' }, staleTime: 5 * 60_000 })

/** The person's own subscription. */
export const ownSubscriptionQuery = () => api.billing.mine.queryOptions()

/** How it is billed, and what is left of it. */
export const overviewQuery = () => api.billing.overview.queryOptions()

/** Who takes payments here. */
export const paymentsQuery = () => api.billing.payments.queryOptions({ staleTime: 5 * 60_000 })

/** The latest messages of the payment provider, for platform admins. */
export const webhookEventsQuery = () => api.billing.webhookEvents.queryOptions()

/** A checkout or portal of the sandbox provider. */
export const sandboxCheckoutQuery = (id: string) => api.sandbox.checkout.queryOptions({ input: { id } })
export const sandboxPortalQuery = (id: string) => api.sandbox.portal.queryOptions({ input: { id } })

/** Every plan as platform staff see it. */
export const soldPlansQuery = () => api.plans.list.queryOptions({ staleTime: 10_000 })
