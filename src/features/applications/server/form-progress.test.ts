import { and, eq } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { applicationFormStarts } from '#db/schema/applications.forms.ts'
import { createRequirement, createUser } from '#testing/factories.ts'
import { productOfFile } from '#testing/product-of-file.ts'
import { applicant, applyWorld } from './apply.testing.ts'

const product = productOfFile()

const startOf = async (jobId: string, userId: string) => {
  const isTheirs = and(eq(applicationFormStarts.jobId, jobId), eq(applicationFormStarts.userId, userId))
  return (await product.db.select().from(applicationFormStarts).where(isTheirs))[0]
}

/** A job with three questions, and an applicant with its form open. */
async function openForm() {
  const world = await applyWorld(product)
  const jobId = world.job.id
  const requests: string[] = []
  for (const label of ['Why here?', 'Since when?', 'Anything else?'])
    requests.push((await createRequirement(product.db, jobId, { label })).id)
  const come = (at: number | null) =>
    world.my.recordFormProgress({ jobId, furthestId: at === null ? null : requests[at]! })
  return { ...world, jobId, asked: requests, come, start: () => startOf(jobId, world.user.id) }
}

it('records that a form was opened and its progress, which never decreases', async () => {
  const { come, start, asked } = await openForm()
  await come(null)
  expect(await start()).toMatchObject({ furthestId: null, sentAt: null })
  await come(1)
  expect((await start())?.furthestId).toBe(asked[1])
  for (const earlier of [0, null]) await come(earlier)
  expect((await start())?.furthestId).toBe(asked[1])
  await come(2)
  expect((await start())?.furthestId).toBe(asked[2])
})

it('ignores questions of another job, and those for members only', async () => {
  const { jobId, my, start } = await openForm()
  const other = await openForm()
  const inside = await createRequirement(product.db, jobId, { internalOnly: true })
  for (const furthestId of [other.asked[0]!, inside.id]) await my.recordFormProgress({ jobId, furthestId })
  expect((await start())?.furthestId).toBeNull()
})

it('is refused like applying itself', async () => {
  const { jobId } = await openForm()
  await expect(product.as(null).applications.recordFormProgress({ jobId, furthestId: null })).rejects.toMatchObject({
    code: 'APPLY_SIGNED_OUT',
  })
  const staff = await createUser(product.db, { roles: ['platform_admin'] })
  await expect(product.as(staff.id).applications.recordFormProgress({ jobId, furthestId: null })).rejects.toMatchObject(
    { code: 'APPLY_SEEKERS_ONLY' },
  )
  expect(await startOf(jobId, staff.id)).toBeUndefined()
})

it('ends with the application; without an opened form nothing is recorded', async () => {
  const { job, user, my, input } = await applyWorld(product)
  await my.submit(input)
  expect(await startOf(job.id, user.id)).toBeUndefined()
  const second = await applicant(product, job.id)
  await second.my.recordFormProgress({ jobId: job.id, furthestId: null })
  const { appliedAt } = await second.my.submit(second.input)
  expect((await startOf(job.id, second.user.id))?.sentAt).toEqual(appliedAt)
})
