import { count, eq } from 'drizzle-orm'
import { stripeWebhookEvents, subscriptionPlans, userSubscriptions } from '#db/schema/billing.ts'
import type { SignedIn } from '#server/context.ts'
import { PaymentsUnavailable } from '#server/payments/payments.ts'
import type { IntegrationCheck } from '../contract.ts'
import { findCustomer } from './customers.ts'

type State = IntegrationCheck['state']
const check = (name: string, state: State, message: string): IntegrationCheck => ({ name, state, message })

/** Checks every part that a payment needs. The results contain no key, address or person (SUB-11, SUB-12). */
export async function testIntegration(ctx: SignedIn): Promise<IntegrationCheck[]> {
  return [...keys(ctx), await answer(ctx), ...(await plans(ctx)), ...(await own(ctx)), await events(ctx)]
}

function keys({ env }: SignedIn): IntegrationCheck[] {
  const said = (name: string, variable: string, value: string | undefined) =>
    value ? check(name, 'ok', `${variable} is set.`) : check(name, 'failed', `${variable} is not set.`)
  return [
    said('Payment secret key', 'STRIPE_SECRET_KEY', env.STRIPE_SECRET_KEY),
    said('Webhook secret', 'STRIPE_WEBHOOK_SECRET', env.STRIPE_WEBHOOK_SECRET),
  ]
}

async function answer({ payments }: SignedIn): Promise<IntegrationCheck> {
  const name = 'Payment provider'
  if (!payments) return check(name, 'failed', "Payments aren't set up on this server.")
  try {
    await payments.ping()
    return payments.provider === 'stripe'
      ? check(name, 'ok', 'Stripe responds and accepts the key.')
      : check(name, 'warning', 'Sandbox payments: no money moves.')
  } catch (error) {
    const failure = error instanceof PaymentsUnavailable ? error.failure : 'failing'
    return check(name, 'failed', `The provider didn't respond: ${failure}.`)
  }
}

async function plans({ db }: SignedIn): Promise<IntegrationCheck[]> {
  const active = await db.select().from(subscriptionPlans).where(eq(subscriptionPlans.active, true))
  if (active.length === 0) return [check('Plans', 'warning', 'Plan not found')]
  const without = active.filter((plan) => !plan.providerPriceMonthlyId || !plan.providerPriceYearlyId)
  const names = without.map(({ name }) => name).join(', ')
  return [
    check('Plans', 'ok', `${active.length} active.`),
    names
      ? check('Stripe prices', 'warning', `No Stripe price ID found: ${names}. A price is created at each checkout.`)
      : check('Stripe prices', 'ok', 'All active plans have both.'),
  ]
}

async function own({ db, payments, viewer }: SignedIn): Promise<IntegrationCheck[]> {
  const customer = payments && (await findCustomer(db, viewer.userId, payments.provider))
  const [subscription] = await db
    .select({ status: userSubscriptions.status })
    .from(userSubscriptions)
    .where(eq(userSubscriptions.userId, viewer.userId))
  return [
    customer
      ? check('Your customer', 'ok', 'Known to the provider.')
      : check('Your customer', 'warning', 'No Stripe customer found'),
    check(
      'Your subscription',
      'ok',
      subscription ? `Stored as ${subscription.status}.` : 'None stored, which is normal.',
    ),
  ]
}

async function events({ db }: SignedIn): Promise<IntegrationCheck> {
  const { processed } = stripeWebhookEvents
  const rows = await db.select({ processed, of: count() }).from(stripeWebhookEvents).groupBy(processed)
  const [done, waiting] = [true, false].map((is) => rows.find((row) => row.processed === is)?.of ?? 0)
  const message = `${done} processed, ${waiting} pending.`
  return check('Webhook events', waiting ? 'warning' : 'ok', message)
}
