import { eq, inArray } from 'drizzle-orm'
import fc from 'fast-check'
import { beforeAll, describe, expect, it } from 'vitest'
import { billingCustomers, stripeWebhookEvents, subscriptionPlans, userSubscriptions } from '#db/schema/billing.ts'
import { events } from '#db/schema/operations.ts'
import { type Payments, PaymentsUnavailable, type ProviderSubscription } from '#server/payments/payments.ts'
import { signEvent } from '#server/payments/signed-event.ts'
import { createUser } from '#testing/factories.ts'
import { isLong } from '#testing/long.ts'
import { productOfFile } from '#testing/product-of-file.ts'
import { waitUntil } from '#testing/wait-until.ts'
import { openPaymentEndpoint } from './payment-endpoint.testing.ts'
import { processEvent } from './process-event.ts'
import { currentOf, storedState } from './stored-state.ts'
import { syncCustomer } from './sync-subscription.ts'

/** A model of the provider: the subscriptions of each customer, with some failing calls. */
const books = new Map<string, ProviderSubscription[]>()
const away = new Map<string, number>()
/** Delays the next answer, so that it may be outdated when it arrives. */
const gates = new Map<string, Promise<void>>()
const product = productOfFile()
let endpoint: ReturnType<typeof openPaymentEndpoint>
let plans: string[]
beforeAll(async () => {
  const model: Pick<Payments, 'readSubscriptions'> = {
    async readSubscriptions(customerId) {
      const left = away.get(customerId) ?? 0
      away.set(customerId, left - 1)
      if (left > 0) throw new PaymentsUnavailable('slow')
      const answer = structuredClone(books.get(customerId) ?? [])
      const gate = gates.get(customerId)
      gates.delete(customerId)
      await gate
      return answer
    },
  }
  Object.assign(product.services.payments!, model)
  endpoint = openPaymentEndpoint(product)
  const names = ['Basic', 'Pro'].map((name) => ({ name, priceMonthly: 9, priceYearly: 90 }))
  plans = (await product.db.insert(subscriptionPlans).values(names).returning()).map(({ id }) => id)
})

const DAY = 86_400_000
const steps = ['buy', 'renew', 'fail', 'cancel', 'resume', 'end', 'unpaid', 'change'] as const
type Step = (typeof steps)[number]

/** Changes the provider's state and returns the type of the message about it. */
function happen(all: ProviderSubscription[], step: Step, n: number): string {
  const live = all.find(({ status }) => status !== 'canceled')
  if (step === 'buy' && !live) {
    const startedAt = new Date(Date.now() - 400 * DAY + n * DAY)
    all.push({
      ...{ id: `sub_${n}`, status: n % 2 ? 'active' : 'trialing', priceId: null, productId: null, planId: plans[0]! },
      ...{ cycle: 'monthly', startedAt, periodEnd: new Date(Date.now() + n * DAY) },
      ...{ cancelAtPeriodEnd: false, endedAt: null, isUnpaid: false },
    })
    return 'customer.subscription.created'
  }
  if (!live) return 'customer.updated'
  const changes: Record<Step, Partial<ProviderSubscription>> = {
    buy: {},
    renew: { status: 'active', periodEnd: new Date(Date.now() + (30 + n) * DAY) },
    fail: { status: 'past_due' },
    cancel: { cancelAtPeriodEnd: true },
    resume: { cancelAtPeriodEnd: false },
    end: { status: 'canceled', endedAt: new Date(Date.now() - n * DAY) },
    unpaid: { status: 'canceled', endedAt: new Date(Date.now() - n * DAY), isUnpaid: true },
    change: { planId: live.planId === plans[0] ? plans[1]! : plans[0]!, cycle: n % 2 ? 'yearly' : 'monthly' },
  }
  Object.assign(live, changes[step])
  return 'customer.subscription.updated'
}

type History = { step: Step; repeats: number; delays: number[]; isAway: boolean }[]
const history: fc.Arbitrary<History> = fc.array(
  fc.record({
    step: fc.constantFrom(...steps),
    repeats: fc.integer({ min: 1, max: 3 }),
    delays: fc.array(fc.nat(6), { minLength: 3, maxLength: 3 }),
    isAway: fc.boolean(),
  }),
  { minLength: 1, maxLength: 7 },
)

let people = 0
async function live(steps: History) {
  const mine = ++people
  const user = await createUser(product.db, { roles: [] })
  const customerId = `cus_${mine}`
  const all: ProviderSubscription[] = []
  books.set(customerId, all)
  await product.db.insert(billingCustomers).values({ userId: user.id, provider: 'sandbox', customerId })
  // every message arrives with a delay and may arrive more than once
  const post: { id: string; type: string; due: number }[] = []
  const sent = new Set<string>()
  for (let now = 0; now < steps.length + 8; now++) {
    const moment = steps[now]
    if (moment) {
      // the first step is always a purchase, so there is always a subscription
      const type = happen(all, now === 0 ? 'buy' : moment.step, now)
      const id = `evt_${mine}_${now}`
      for (const delay of moment.delays.slice(0, moment.repeats)) post.push({ id, type, due: now + delay })
      if (moment.isAway) away.set(customerId, 1)
    }
    const arriving = post.filter(({ due }) => due === now).reverse()
    await Promise.all(arriving.map(({ id, type }) => deliver(sent, { id, type, customerId })))
    await work(sent)
  }
  while ((await work(sent)) > 0) {}
  return { user, all, sent, postCount: post.length }
}

async function deliver(sent: Set<string>, said: { id: string; type: string; customerId: string }) {
  expect(await endpoint.deliver(said)).toBe(200)
  sent.add(said.id)
}

/** Acts as the queue: processes all waiting messages at the same time. Returns the number of failures, which stay waiting. */
async function work(sent: Set<string>): Promise<number> {
  if (sent.size === 0) return 0
  const rows = await product.db
    .select()
    .from(stripeWebhookEvents)
    .where(inArray(stripeWebhookEvents.stripeEventId, [...sent]))
  const waiting = rows.filter(({ processed }) => !processed)
  const tries = await Promise.allSettled(waiting.map(({ id }) => processEvent(product.services, { id })))
  return tries.filter(({ status }) => status === 'rejected').length
}

async function check({ user, all, sent, postCount }: Awaited<ReturnType<typeof live>>) {
  const rows = await product.db
    .select()
    .from(stripeWebhookEvents)
    .where(inArray(stripeWebhookEvents.stripeEventId, [...sent]))
  expect(rows).toHaveLength(sent.size)
  expect(postCount).toBeGreaterThanOrEqual(sent.size)
  expect(rows.every(({ processed, errorMessage }) => processed && errorMessage === null)).toBe(true)
  const [stored] = await product.db.select().from(userSubscriptions).where(eq(userSubscriptions.userId, user.id))
  const truth = currentOf(all)!
  const { expiresAt, ...state } = storedState(truth, new Date())
  expect(stored).toMatchObject({ ...state, planId: truth.planId, providerSubscriptionId: truth.id })
  expect(stored!.expiresAt?.getTime() ?? null).toBe(expiresAt?.getTime() ?? null)
}

// ten histories cover the steps, delays and failures; the long run searches for rare orders of them
const runs = isLong ? 100 : 10

describe('messages of the provider', () => {
  it("store the provider's state after random histories with repeated, shuffled and late messages and a failing provider, one row per event", async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(history, { minLength: 10, maxLength: 10 }), async (histories) => {
        const lives = await Promise.all(histories.map(live))
        for (const one of lives) await check(one)
      }),
      { numRuns: runs, endOnFailure: true },
    )
    expect(people).toBe(runs * 10)
  })

  it('do not replace a newer state with an outdated answer', async () => {
    const user = await createUser(product.db)
    const customerId = 'cus_late'
    const all: ProviderSubscription[] = []
    books.set(customerId, all)
    await product.db.insert(billingCustomers).values({ userId: user.id, provider: 'sandbox', customerId })
    happen(all, 'buy', 1)
    const gate = Promise.withResolvers<void>()
    gates.set(customerId, gate.promise)
    const late = syncCustomer(product.services, product.services.payments!, customerId)
    await waitUntil(() => !gates.has(customerId))
    happen(all, 'unpaid', 2)
    await syncCustomer(product.services, product.services.payments!, customerId)
    gate.resolve()
    await late
    const [stored] = await product.db.select().from(userSubscriptions).where(eq(userSubscriptions.userId, user.id))
    expect(stored?.status).toBe('expired')
  })

  it('are stored and processed once when 50 deliveries arrive at the same time (SUB-10)', async () => {
    const user = await createUser(product.db)
    const customerId = 'cus_many'
    await product.db.insert(billingCustomers).values({ userId: user.id, provider: 'sandbox', customerId })
    const said = { id: 'evt_many', type: 'invoice.paid', customerId }
    const before = await product.db.$count(events)
    expect(new Set(await Promise.all(Array.from({ length: 50 }, () => endpoint.deliver(said))))).toEqual(new Set([200]))
    const rows = await product.db
      .select()
      .from(stripeWebhookEvents)
      .where(eq(stripeWebhookEvents.stripeEventId, said.id))
    expect(rows).toMatchObject([{ eventType: 'invoice.paid', processed: false, errorMessage: null }])
    expect((await product.db.$count(events)) - before).toBe(1)
  })

  it('leave no row if they are unsigned or too large', async () => {
    const count = () => product.db.$count(stripeWebhookEvents)
    const before = await count()
    const body = JSON.stringify({ id: 'evt_forged', type: 'invoice.paid', data: { object: { customer: 'cus_many' } } })
    const old = new Date(Date.now() - 301_000)
    const forged = [
      null,
      '',
      't=1,v1=00',
      signEvent(body, 'guessed', new Date()),
      signEvent(body, endpoint.secret, old),
    ]
    for (const signature of forged) expect((await endpoint.post(body, signature)).status).toBe(400)
    expect((await endpoint.post(`${body} `, signEvent(body, endpoint.secret, new Date()))).status).toBe(400)
    const large = ' '.repeat(256 * 1024 + 1)
    expect((await endpoint.post(large, signEvent(large, endpoint.secret, new Date()))).status).toBe(413)
    expect(await count()).toBe(before)
  })

  it('are all refused with an empty secret, and have no endpoint without a provider', async () => {
    const { services } = product
    const body = JSON.stringify({ id: 'evt_x', type: 'x', data: { object: {} } })
    const shut = openPaymentEndpoint({
      ...product,
      services: { ...services, payments: { ...services.payments!, webhookSecret: '' } },
    })
    expect((await shut.post(body, 't=1,v1=0')).status).toBe(400)
    const none = openPaymentEndpoint({ ...product, services: { ...services, payments: null } })
    expect((await none.post(body, signEvent(body, endpoint.secret, new Date()))).status).toBe(404)
  })

  it('are marked as processed, with the reason, if the customer is unknown (SUB-10)', async () => {
    await endpoint.deliver({ id: 'evt_stranger', type: 'invoice.paid', customerId: 'cus_stranger' })
    await endpoint.settle()
    const rows = await product.db
      .select()
      .from(stripeWebhookEvents)
      .where(eq(stripeWebhookEvents.stripeEventId, 'evt_stranger'))
    expect(rows).toMatchObject([{ processed: true, errorMessage: 'Unknown customer.' }])
  })
})
