import { eq } from 'drizzle-orm'
import { beforeAll, describe, expect, it } from 'vitest'
import { applications } from '#db/schema/applications.ts'
import { subscriptionPlans, userSubscriptions } from '#db/schema/billing.ts'
import { platformSettings } from '#db/schema/operations.ts'
import { createCompany, createJob } from '#testing/factories.ts'
import { productOfFile } from '#testing/product-of-file.ts'
import { applicant } from './apply.testing.ts'

const product = productOfFile()
let basic: string
let jobIds: string[]
beforeAll(async () => {
  const plan = { name: 'Basic', priceMonthly: 9, priceYearly: 108, applicationLimit: 5 }
  basic = (await product.db.insert(subscriptionPlans).values(plan).returning())[0]!.id
  const company = await createCompany(product.db)
  jobIds = await Promise.all(Array.from({ length: 50 }, async () => (await createJob(product.db, company.id)).id))
})

const enforce = (isOn: boolean) => product.db.update(platformSettings).set({ enforceSubscriptionVerification: isOn })

/** A person on Basic applies to 50 jobs at the same time. Returns the results. */
async function sendAll(status: 'active' | 'expired' = 'active') {
  const { user, my, input } = await applicant(product, jobIds[0]!)
  await product.db.insert(userSubscriptions).values({ userId: user.id, planId: basic, status })
  const tries = await Promise.allSettled(jobIds.map((jobId) => my.submit({ ...input, jobId })))
  const refusals = tries.flatMap((t) => (t.status === 'rejected' ? [t.reason.code as string] : []))
  const stored = await product.db.$count(applications, eq(applications.userId, user.id))
  return { stored, sent: tries.length - refusals.length, refusals: [...new Set(refusals)] }
}

describe("'5 applications per month' on Basic", () => {
  it('of 50 at once exactly 5 are stored while subscriptions are enforced (SUB-20)', async () => {
    await enforce(true)
    expect(await sendAll()).toEqual({ stored: 5, sent: 5, refusals: ['MONTHLY_LIMIT_REACHED'] })
  })

  it('none is stored for an expired subscription (SUB-28, APPLY-06)', async () => {
    await enforce(true)
    expect(await sendAll('expired')).toEqual({ stored: 0, sent: 0, refusals: ['SUBSCRIPTION_REQUIRED'] })
  })

  it('stores all of them while the setting is off (PLAT-03)', async () => {
    await enforce(false)
    expect(await sendAll('expired')).toEqual({ stored: 50, sent: 50, refusals: [] })
  })
})
