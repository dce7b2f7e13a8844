import { eq, sql } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest'
import { connect } from '#db/client.ts'
import { applications } from '#db/schema/applications.ts'
import { autoApplyCounters, autoApplyEntries } from '#db/schema/auto-apply.ts'
import { platformSettings } from '#db/schema/operations.ts'
import type { Services } from '#server/context.ts'
import { createCompany } from '#testing/factories.ts'
import { isLong } from '#testing/long.ts'
import { type TestProduct, testProduct } from '#testing/product.ts'
import { createDataJob, createMaya, letTimePass } from '../world.testing.ts'
import { sendEntry } from './send-entry.ts'

let product: TestProduct
/** The same product with a second connection pool, like a second process. */
let second: Services
let close: () => Promise<void>
beforeAll(async () => {
  product = await testProduct()
  const other = connect(product.url, { max: 5 })
  second = { ...product.services, db: other.db }
  close = () => other.pool.end()
})
afterEach(() => product.db.update(platformSettings).set({ enforceSubscriptionVerification: false }))
afterAll(async () => {
  await close()
  await product.close()
})

/** A person with fifty approved entries and these caps. */
async function fiftyApproved(caps: { dailyCap: number; companyCap: number }, companyId?: string) {
  const { user } = await createMaya(product)
  const my = product.as(user.id).autoApply
  await my.saveSettings({ ...caps, isPaused: false, remembersAnswers: false })
  const ids: string[] = []
  for (let n = 0; n < 50; n++) {
    const job = await createDataJob(product, { ...(companyId && { companyId }) })
    ids.push((await my.addJob({ jobId: job.id })).entryId)
  }
  const { approved } = await my.approve({ ids })
  expect(approved).toHaveLength(50)
  await letTimePass(product, user.id)
  return { user, my, ids }
}

/** Fifty parallel workers; every other one is in the second process. */
const fiftyWorkers = (userId: string, ids: string[]) =>
  Promise.all(ids.map((id, n) => sendEntry(n % 2 === 0 ? product.services : second, { id, userId })))

const sentBy = (userId: string) => product.db.select().from(applications).where(eq(applications.userId, userId))
const statesOf = async (userId: string) => {
  const rows = await product.db.select().from(autoApplyEntries).where(eq(autoApplyEntries.userId, userId))
  return Object.groupBy(rows, ({ state, reason }) => `${state} ${reason ?? ''}`.trim())
}

it('fifty workers in two processes never exceed the daily cap; the rest waits for tomorrow (AUTO-05)', async () => {
  const { user, my, ids } = await fiftyApproved({ dailyCap: 7, companyCap: 10 })
  await fiftyWorkers(user.id, ids)
  expect(await sentBy(user.id)).toHaveLength(7)
  const states = await statesOf(user.id)
  expect(states.sent).toHaveLength(7)
  expect(states['approved DAILY_CAP']).toHaveLength(43)
  const { sentToday, nextDay } = await my.settings()
  expect(sentToday).toBe(7)
  for (const { sendAt } of states['approved DAILY_CAP']!) expect(sendAt).toEqual(nextDay)
  // the next day, the same number is sent again
  await product.db
    .update(autoApplyCounters)
    .set({ period: sql`'day 2001-01-01'` })
    .where(sql`${autoApplyCounters.userId} = ${user.id} and ${autoApplyCounters.period} like 'day %'`)
  await letTimePass(product, user.id)
  await fiftyWorkers(user.id, ids)
  expect(await sentBy(user.id)).toHaveLength(14)
})

it.runIf(isLong)(
  'fifty workers in two processes never exceed the cap per company; the rest returns to the queue (AUTO-05)',
  async () => {
    const company = await createCompany(product.db)
    const { user, my, ids } = await fiftyApproved({ dailyCap: 25, companyCap: 3 }, company.id)
    await fiftyWorkers(user.id, ids)
    expect(await sentBy(user.id)).toHaveLength(3)
    const states = await statesOf(user.id)
    expect(states['waiting COMPANY_CAP']).toHaveLength(47)
    // refusals by the company's cap do not count towards the daily cap
    expect((await my.settings()).sentToday).toBe(3)
  },
)

it.runIf(isLong)("fifty workers never exceed the plan's month, and one entry is sent once (AUTO-05)", async () => {
  const { user, ids } = await fiftyApproved({ dailyCap: 25, companyCap: 10 })
  await Promise.all(Array.from({ length: 50 }, () => fiftyWorkers(user.id, [ids[0]!])))
  expect(await sentBy(user.id)).toHaveLength(1)
  await product.db.execute(sql`insert into platform_settings (id, enforce_subscription_verification) values (1, true)
    on conflict (id) do update set enforce_subscription_verification = true`)
  await product.db.execute(sql`with plan as (insert into subscription_plans (id, name, price_monthly, price_yearly, application_limit)
    values (gen_random_uuid(), 'Four a month', 1, 1, 4) returning id)
    insert into user_subscriptions (id, user_id, plan_id, status) select gen_random_uuid(), ${user.id}, id, 'active' from plan`)
  await fiftyWorkers(user.id, ids.slice(1))
  expect(await sentBy(user.id)).toHaveLength(4)
  expect((await statesOf(user.id))['waiting MONTHLY_LIMIT_REACHED']).toHaveLength(46)
})

it('the database itself refuses a count above its cap (AUTO-05)', async () => {
  const { user } = await createMaya(product)
  await product.db.insert(autoApplyCounters).values({ userId: user.id, period: 'day 2026-11-22', sent: 5, cap: 5 })
  const over = product.db.update(autoApplyCounters).set({ sent: 6 }).where(eq(autoApplyCounters.userId, user.id))
  await expect(over).rejects.toThrow()
})
