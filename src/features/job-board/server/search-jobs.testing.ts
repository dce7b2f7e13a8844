import { afterEach, beforeEach } from 'vitest'
import { createCompany, createJob } from '#testing/factories.ts'
import { type TestProduct, testProduct } from '#testing/product.ts'

export let product: TestProduct

/** Opens a product before each test of a file, and closes it afterwards. */
export function openSearch(): void {
  beforeEach(async () => {
    product = await testProduct()
  })
  afterEach(() => product.close())
}

export const minutesAgo = (minutes: number) => new Date(Date.now() - minutes * 60_000)
export const search = (input: object, userId: string | null = null) => product.as(userId).jobs.search(input)
export const titles = async (input: object, userId: string | null = null) =>
  (await search(input, userId)).items.map((job) => job.title)

/** A company with a name that no other posting contains, so that each test finds only its own jobs. */
export async function only(name: string, overrides = {}) {
  const company = await createCompany(product.db, { name: `${name} Works`, ...overrides })
  return { company, job: (values: object) => createJob(product.db, company.id, values) }
}
