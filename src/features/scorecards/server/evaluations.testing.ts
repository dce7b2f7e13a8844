import { applications } from '#db/schema/applications.ts'
import { newId } from '#lib/ids.ts'
import { applicantDetails } from '#testing/applicant-details.ts'
import { createCompany, createJob, createMember, createUser } from '#testing/factories.ts'
import type { TestProduct } from '#testing/product.ts'
import type { Submission } from '../contract.ts'

/** A job of a company with three members, its attributes, and an applicant; plus a competing company. */
export async function evaluationWorld(product: TestProduct) {
  const { db } = product
  const company = await createCompany(db, { name: 'Fernway' })
  const admin = await createMember(db, company.id, 'client_admin')
  const hannah = await createMember(db, company.id)
  const idris = await createMember(db, company.id)
  const rival = await createMember(db, (await createCompany(db)).id, 'client_admin')
  const staff = await createUser(db, { roles: ['platform_user'] })
  const seeker = await createUser(db, { name: 'Maya Okafor' })
  const job = await createJob(db, company.id, { title: 'Senior Data Analyst' })
  const attributes = ['SQL, in depth', 'Explains numbers'].map((name) => ({ id: newId(), name, lookFor: '' }))
  await product.as(admin.id).scorecards.saveAttributes({ jobId: job.id, seen: [], attributes })
  const apply = async (userId: string, jobId = job.id) => {
    const values = { jobId, userId, ...applicantDetails({ email: 'maya@example.test' }) }
    const [row] = await db.insert(applications).values(values).returning()
    return row!.id
  }
  const id = await apply(seeker.id)
  return { company, admin, hannah, idris, rival, staff, seeker, job, attributes, id, apply }
}

/** A scorecard for these attributes, with evidence that contains its author. */
export const submissionOf = (
  attributes: readonly { id: string }[],
  { score = 3, evidence = 'Rebuilt the refunds from invoices.' }: { score?: 1 | 2 | 3 | 4; evidence?: string } = {},
): Submission => ({
  scores: attributes.map(({ id }) => ({ attributeId: id, score, evidence })),
  recommendation: 'yes',
})
