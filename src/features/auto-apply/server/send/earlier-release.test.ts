import { eq, sql } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { autoApplyEntries, autoApplyLog } from '#db/schema/auto-apply.ts'
import { productOfFile } from '#testing/product-of-file.ts'
import { applicationsOf, autoApplyWorld, createDataJob, sendNow } from '../world.testing.ts'

const product = productOfFile()

it.each([
  ['without', sql`approved - 'from'`],
  ['with an invalid value for', sql`jsonb_set(approved, '{from}', '"bank"')`],
])('sends an approval that was stored %s where the answers came from', async (_, approved) => {
  const { user, entry, my } = await autoApplyWorld(product)
  await my.approve({ ids: [entry.id] })
  await product.db.update(autoApplyEntries).set({ approved }).where(eq(autoApplyEntries.id, entry.id))
  await sendNow(product, user.id)
  expect(await applicationsOf(product, user.id)).toHaveLength(1)
})

it.each([
  ['without the cover letter', sql`approved - 'coverLetter'`],
  ['without the answers', sql`approved - 'answers'`],
  ['with an invalid phone number', sql`jsonb_set(approved, '{details,phone}', '5')`],
])('sends nothing for an approval that was stored %s, and asks for a new one', async (_, approved) => {
  const { user, entry, my } = await autoApplyWorld(product, { coverLetter: 'Hello {company}' })
  await my.approve({ ids: [entry.id] })
  await product.db.update(autoApplyEntries).set({ approved }).where(eq(autoApplyEntries.id, entry.id))
  await sendNow(product, user.id)
  expect(await applicationsOf(product, user.id)).toEqual([])
  expect((await my.queue()).items.find(({ id }) => id === entry.id)).toMatchObject({
    state: 'waiting',
    reason: 'APPROVAL_UNREADABLE',
  })
  await my.approve({ ids: [entry.id] })
  await sendNow(product, user.id)
  expect(await applicationsOf(product, user.id)).toMatchObject([{ coverLetter: expect.stringMatching(/^Hello /) }])
})

it('shows what is readable of a submission that an earlier release logged', async () => {
  const { user, entry, my } = await autoApplyWorld(product)
  await my.approve({ ids: [entry.id] })
  await sendNow(product, user.id)
  const { id: jobId } = await createDataJob(product)
  const [application] = await applicationsOf(product, user.id)
  const submission = { coverLetter: 'Hello', answers: 'none', approvedBy: 'standing' }
  const about = { jobId, applicationId: application!.id, jobTitle: 'Data Analyst', companyName: 'Fernway' }
  const logged = { userId: user.id, outcome: 'sent' as const, ...about, submission }
  const [row] = await product.db.insert(autoApplyLog).values(logged).returning()
  expect((await my.logEntry({ id: row!.id })).submission).toMatchObject({
    ...{ coverLetter: 'Hello', answers: [], resume: null, approvedBy: 'rule' },
  })
})
