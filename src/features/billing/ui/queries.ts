import { api } from '#client/api.ts'

/** The plans on offer, the lowest yearly price first; cached for 5 minutes. */
export const plansQuery = () => api.billing.plans.queryOptions({ input: { orderBy: 'yearly' }, staleTime: 5 * 60_000 })

/** The active plans, the lowest monthly price first, for the subscription page (SUB-21); cached for 5 minutes. */
export const plansByMonthQuery = () =>
  api.billing.plans.queryOptions({ input: { orderBy: 'monthly' }, staleTime: 5 * 60_000 })

/** The viewer's subscription. */
export const ownSubscriptionQuery = () => api.billing.mine.queryOptions()

/** How the subscription is billed, and the use of this month's applications. */
export const overviewQuery = () => api.billing.overview.queryOptions()

/** The payment provider. */
export const paymentsQuery = () => api.billing.payments.queryOptions({ staleTime: 5 * 60_000 })

/** The latest messages of the payment provider, for platform admins. */
export const webhookEventsQuery = () => api.billing.webhookEvents.queryOptions()

/** A checkout or portal of the sandbox provider. */
export const sandboxCheckoutQuery = (id: string) => api.sandbox.checkout.queryOptions({ input: { id } })
export const sandboxPortalQuery = (id: string) => api.sandbox.portal.queryOptions({ input: { id } })

/** All plans, for platform staff. */
export const soldPlansQuery = () => api.plans.list.queryOptions({ staleTime: 10_000 })
