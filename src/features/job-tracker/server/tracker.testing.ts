import { eq } from 'drizzle-orm'
import { afterAll, beforeAll } from 'vitest'
import { applications } from '#db/schema/applications.ts'
import type { companies } from '#db/schema/companies.ts'
import type { jobs } from '#db/schema/job-postings.ts'
import type { applyWorld } from '#features/applications/server/apply.testing.ts'
import { createCompany, createJob } from '#testing/factories.ts'
import { type TestProduct, testProduct } from '#testing/product.ts'

export let product: TestProduct

/** Opens a product before the tests of a file, and closes it afterwards. */
export function openTracker(): void {
  beforeAll(async () => {
    product = await testProduct()
  })
  afterAll(() => product.close())
}

type World = Awaited<ReturnType<typeof applyWorld>>
export const rowOf = async (id: string) =>
  (await product.db.select().from(applications).where(eq(applications.id, id)))[0]!

/** Another application of the same person, to a job of another company. */
export async function sendTo(
  { my, input }: World,
  job: Partial<typeof jobs.$inferInsert>,
  company: Partial<typeof companies.$inferInsert> = {},
) {
  const { id } = await createJob(product.db, (await createCompany(product.db, company)).id, job)
  return (await my.submit({ ...input, jobId: id })).applicationId
}
export const put = (id: string, set: Partial<typeof applications.$inferInsert>) =>
  product.db.update(applications).set(set).where(eq(applications.id, id))
export const daysAgo = (days: number) => new Date(Date.now() - days * 86_400_000)
