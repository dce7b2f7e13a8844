import { and, eq, notExists, sql } from 'drizzle-orm'
import { beforeAll, expect, it } from 'vitest'
import { users } from '#db/schema/accounts.ts'
import { applications } from '#db/schema/applications.ts'
import { autoApplyLog } from '#db/schema/auto-apply.ts'
import { productOfFile } from '#testing/product-of-file.ts'
import { seedDemo } from './seed-demo.ts'

const product = productOfFile()
beforeAll(async () => {
  await seedDemo(product.services)
})

it('Maya has one rule and three waiting jobs, one of them ready, one with a question that only she can answer', async () => {
  const [maya] = await product.db.select().from(users).where(eq(users.email, 'seeker@tandem.test'))
  const my = product.as(maya!.id).autoApply
  const rules = await my.listRules()
  expect(rules).toMatchObject([{ isOn: true, autoApprovedSince: null, waiting: 2 }])
  const { items } = await my.queue()
  expect(items).toHaveLength(3)
  expect(items.filter(({ missing }) => missing.length === 0).map(({ job }) => job.title)).toEqual(['Data Analyst'])
  expect(items.flatMap(({ missing }) => missing.map(({ what }) => what))).toContain('personal')
  const copperline = items.find(({ job }) => job.title === 'Analytics Engineer')
  const { answers } = await my.entry({ id: copperline!.id })
  expect(answers.filter(({ from }) => from === 'bank').map(({ question }) => question.label)).toEqual([
    'Years of SQL in production',
    'Notice period',
  ])
  // the rule finds the same jobs again, so the demo does not add more by itself
  const { name: _n, ...impersonation } = rules[0]!
  expect((await my.previewRule(impersonation)).examples.map(({ id }) => id).sort()).toEqual(
    items
      .filter(({ ruleName }) => ruleName)
      .map(({ job }) => job.id)
      .sort(),
  )
})

it('every sample application that is marked as sent by auto apply is in the log with its submission (AUTO-07)', async () => {
  const { db } = product
  const logged = db.select({ one: sql`1` }).from(autoApplyLog).where(eq(autoApplyLog.applicationId, applications.id))
  const without = await db
    .select({ id: applications.id })
    .from(applications)
    .where(and(eq(applications.isAssisted, true), notExists(logged)))
  expect(without).toEqual([])
  const [maya] = await db.select().from(users).where(eq(users.email, 'seeker@tandem.test'))
  const my = product.as(maya!.id).autoApply
  const { items } = await my.log({})
  const one = items.find(({ jobTitle }) => jobTitle === 'Operations Analyst')
  const { submission } = await my.logEntry({ id: one!.id })
  expect(submission).toMatchObject({
    details: { fullName: 'Maya Okafor' },
    resume: { sha256: expect.stringMatching(/^[0-9a-f]{64}$/) },
    approvedBy: 'person',
  })
})
