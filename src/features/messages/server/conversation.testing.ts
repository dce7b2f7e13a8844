import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach } from 'vitest'
import { applications } from '#db/schema/applications.ts'
import { events } from '#db/schema/operations.ts'
import { newId } from '#lib/ids.ts'
import { applicantDetails } from '#testing/applicant-details.ts'
import { createCompany, createJob, createMember, createUser } from '#testing/factories.ts'
import { type TestProduct, testProduct } from '#testing/product.ts'

export let product: TestProduct
export let world: Awaited<ReturnType<typeof conversationWorld>>

/** Opens a product before the tests of a file, with a new company and its candidate for each. */
export function openConversation(): void {
  beforeAll(async () => {
    product = await testProduct()
  })
  afterAll(() => product.close())
  beforeEach(() => newWorld())
}

/** Replaces the test's world with one that has other names. */
export async function newWorld(names: { name?: string; title?: string } = {}): Promise<void> {
  world = await conversationWorld(product, names)
}

export { outcomeOf as code } from '#testing/outcome-of.ts'

/** A company with an admin, a recruiter and a job that Maya applied to. */
export async function conversationWorld(product: TestProduct, { name = 'Maya Okafor', title = 'Data Analyst' } = {}) {
  const { db } = product
  const company = await createCompany(db, { name: 'Kestrel' })
  const job = await createJob(db, company.id, { title })
  const admin = await createMember(db, company.id, 'client_admin')
  const recruiter = await createMember(db, company.id)
  const candidate = await createUser(db, { name })
  const applicationId = await applyAs(product, { jobId: job.id, userId: candidate.id, name })
  const write = (more: object = {}) => ({
    id: newId(),
    applicationId,
    subject: 'About {{job_title}}',
    body: 'Hello {{candidate_first_name}}, when can we talk?',
    ...more,
  })
  return { company, job, admin, recruiter, candidate, applicationId, write }
}

export async function applyAs(
  { db }: TestProduct,
  { jobId, userId, name = 'Somebody' }: { jobId: string; userId: string; name?: string },
): Promise<string> {
  const id = newId()
  const row = { id, jobId, userId, ...applicantDetails({ fullName: name }) }
  await db.insert(applications).values(row)
  return id
}

export const withdraw = ({ db }: TestProduct, id: string) =>
  db.update(applications).set({ status: 'withdrawn', stageId: null }).where(eq(applications.id, id))

/** The payloads of this event so far. */
export async function happened({ db }: TestProduct, name: string): Promise<Record<string, unknown>[]> {
  const rows = await db.select({ payload: events.payload }).from(events).where(eq(events.name, name))
  return rows.map(({ payload }) => payload)
}
