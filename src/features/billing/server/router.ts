import { implement } from '@orpc/server'
import type { Context } from '#server/context.ts'
import { refusals, signedIn, withRole } from '#server/procedures.ts'
import { billingContract } from '../contract.ts'
import { checkSubscription } from './check-subscription.ts'
import { confirmPayment } from './confirm-payment.ts'
import { openPortal } from './open-portal.ts'
import { listPlans, readOwnSubscription, readPayments } from './queries.ts'
import { readOverview } from './read-overview.ts'
import { startCheckout } from './start-checkout.ts'
import { testIntegration } from './test-integration.ts'
import { listWebhookEvents } from './webhook-events.ts'

const open = implement(billingContract).$context<Context>().use(refusals)
const member = open.use(signedIn)
const admin = open.use(withRole('platform_admin'))

export const billingRouter = open.router({
  plans: open.plans.handler(({ context, input }) => listPlans(context, input)),
  payments: open.payments.handler(({ context }) => readPayments(context)),
  mine: member.mine.handler(({ context }) => readOwnSubscription(context)),
  overview: member.overview.handler(({ context }) => readOverview(context)),
  check: member.check.handler(({ context }) => checkSubscription(context)),
  startCheckout: member.startCheckout.handler(({ context, input }) => startCheckout(context, input)),
  openPortal: member.openPortal.handler(({ context, input }) => openPortal(context, input)),
  confirmPayment: member.confirmPayment.handler(({ context, input }) => confirmPayment(context, input)),
  webhookEvents: admin.webhookEvents.handler(({ context }) => listWebhookEvents(context)),
  testIntegration: admin.testIntegration.handler(({ context }) => testIntegration(context)),
})
