import { expect, it } from 'vitest'
import { newId } from '#lib/ids.ts'
import { createCompany, createJob, createUser } from '#testing/factories.ts'
import { productOfFile } from '#testing/product-of-file.ts'
import { autoApplyNews } from './notify-auto-apply.ts'

const product = productOfFile()

const happen = async (eventName: string, payload: Record<string, unknown>, times = 1) => {
  const occurrence = { eventId: newId(), occurredAt: new Date() }
  for (let n = 0; n < times; n++) {
    for (const news of autoApplyNews.filter((one) => one.eventName === eventName)) {
      await news.handle(product.services, payload, occurrence)
    }
  }
}

it('notifies once of all waiting jobs, despite retries, and links to the queue', async () => {
  const user = await createUser(product.db)
  await happen('auto_apply.jobs_found', { userId: user.id, waiting: 3 }, 3)
  const { items } = await product.as(user.id).notifications.list()
  expect(items).toMatchObject([
    { type: 'auto_apply_waiting', message: '3 jobs are ready for your review.', href: '/app/auto-apply' },
  ])
})

it('notifies that an approved application needs input, and links to it', async () => {
  const user = await createUser(product.db)
  const job = await createJob(product.db, (await createCompany(product.db, { name: 'Acme' })).id)
  const entryId = newId()
  await happen('auto_apply.needs_person', { userId: user.id, entryId, jobId: job.id, reason: 'QUESTIONS_CHANGED' })
  const { items } = await product.as(user.id).notifications.list()
  expect(items).toMatchObject([
    { type: 'auto_apply_needs_you', title: 'Auto apply needs your input', href: `/app/auto-apply?entry=${entryId}` },
  ])
  expect(items[0]!.message).toContain("Data Analyst at Acme wasn't sent")
})
