import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { users } from '#db/schema/accounts.ts'
import { type TestProduct, testProduct } from '#testing/product.ts'
import { seedDemo } from './seed-demo.ts'

let product: TestProduct
beforeAll(async () => {
  product = await testProduct()
  await seedDemo(product.services)
}, 60_000)
afterAll(() => product.close())

it('Maya has one rule and three jobs that wait for her, one of them ready, one with a question that only she answers', async () => {
  const [maya] = await product.db.select().from(users).where(eq(users.email, 'seeker@tandem.test'))
  const my = product.as(maya!.id).autoApply
  const rules = await my.listRules()
  expect(rules).toMatchObject([{ isOn: true, standingSince: null, waiting: 2 }])
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
  // the rule finds now what it has found: the demo does not fill up by itself
  const { name: _n, ...look } = rules[0]!
  expect((await my.previewRule(look)).examples.map(({ id }) => id).sort()).toEqual(
    items
      .filter(({ ruleName }) => ruleName)
      .map(({ job }) => job.id)
      .sort(),
  )
})
