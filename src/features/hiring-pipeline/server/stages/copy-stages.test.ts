import { eq } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { jobStages } from '#db/schema/applications.ts'
import { events } from '#db/schema/operations.ts'
import { newId } from '#lib/ids.ts'
import { productOfFile } from '#testing/product-of-file.ts'
import { pipelineSubscribers } from '../subscribers.ts'
import { boardWorld } from './board.testing.ts'

const product = productOfFile()

/** Copies the fixture's job; the worker's part runs when `work` is called. */
async function copied({ job, recruiter }: Awaited<ReturnType<typeof boardWorld>>) {
  const { id } = await product.as(recruiter.id).postings.duplicate({ id: job.id, copyId: newId() })
  const [event] = (await product.db.select().from(events).where(eq(events.name, 'posting.created'))).filter(
    ({ payload }) => (payload as { jobId: string }).jobId === id,
  )
  const copyStages = pipelineSubscribers.find(({ name }) => name === 'applications.copy-stages')!
  const { payload, id: eventId, occurredAt } = event!
  const work = () => copyStages.handle(product.services, payload, { eventId, occurredAt })
  const stages = async () => (await product.as(recruiter.id).stages.list({ jobId: id })).map(({ name }) => name)
  return { id, work, stages }
}

it('a duplicated job has the same custom stages, names and order; a repeated event changes nothing', async () => {
  const world = await boardWorld(product)
  const { api, job, stageOf } = world
  await api.add({ jobId: job.id, name: 'Phone screen', status: 'interview' })
  await api.rename({ id: await stageOf('submitted'), name: 'Inbox' })
  const stageIds = (await api.list({ jobId: job.id })).map(({ id }) => id).reverse()
  await api.arrange({ jobId: job.id, stageIds })
  const copy = await copied(world)
  await copy.work()
  await copy.work()
  const order = ['Rejected', 'Accepted', 'Phone screen', 'Interview', 'Reviewing', 'Inbox']
  expect(await copy.stages()).toEqual(order)
  const rows = await product.db.select().from(jobStages).where(eq(jobStages.jobId, copy.id))
  expect(rows.filter(({ isDefault }) => isDefault)).toHaveLength(5)
})

it('a copy that was changed before the event remains as it is, and so does the original', async () => {
  const world = await boardWorld(product)
  const { api, job } = world
  await api.add({ jobId: job.id, name: 'Phone screen', status: 'interview' })
  const copy = await copied(world)
  await api.add({ jobId: copy.id, name: 'Take-home', status: 'reviewing' })
  await copy.work()
  expect(await copy.stages()).toEqual(['New', 'Reviewing', 'Take-home', 'Interview', 'Accepted', 'Rejected'])
  expect((await api.list({ jobId: job.id })).map(({ name }) => name)).not.toContain('Take-home')
})
