import { and, eq, gt, max } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { liveMessages } from '#db/schema/operations.ts'
import { newId } from '#lib/ids.ts'
import { createMember } from '#testing/factories.ts'
import { productOfFile } from '#testing/product-of-file.ts'
import { createEmployer, posting } from './postings.testing.ts'
import { setPostingHidden } from './set-posting-hidden.ts'

const product = productOfFile()

it("each change of a job by a colleague or staff updates the colleagues' open pages, but no other company's", async () => {
  const { db } = product
  const { company, admin } = await createEmployer(db)
  const colleague = await createMember(db, company.id)
  const { admin: rival } = await createEmployer(db)
  const api = product.as(admin.id).postings
  const publishedTo = async (userId: string, work: () => Promise<unknown>) => {
    const [last] = await db.select({ id: max(liveMessages.id) }).from(liveMessages)
    await work()
    const after = and(eq(liveMessages.userId, userId), gt(liveMessages.id, last?.id ?? 0))
    // a copy publishes twice: for its job and for its questions
    return [...new Set((await db.select().from(liveMessages).where(after)).map(({ topic }) => topic))]
  }
  const id = newId()
  const question = { questionType: 'text' as const, label: 'Why us?' }
  const copyId = newId()
  const acts = {
    create: () => api.create(posting({ id, status: 'draft' })),
    'auto-save of a draft': () => api.update(posting({ id, title: 'Analyst' })),
    question: () => api.addRequirement({ id, question }),
    publish: () => api.update({ ...posting({ id, title: 'Analyst' }), publish: true }),
    pause: () => api.setStatus({ id, status: 'paused' }),
    duplicate: () => api.duplicate({ id, copyId }),
    many: () => api.setStatuses({ ids: [id, copyId], status: 'active' }),
    hide: () => setPostingHidden(db, id, true),
    remove: () => api.remove({ id }),
  }
  for (const [name, act] of Object.entries(acts)) {
    expect([name, await publishedTo(colleague.id, act)]).toEqual([name, ['postings_changed']])
  }
  expect(await publishedTo(colleague.id, () => api.setStatus({ id: copyId, status: 'active' }))).toEqual([])
  expect(await publishedTo(rival.id, () => api.remove({ id: copyId }))).toEqual([])
})
