import { eq } from 'drizzle-orm'
import { applicationAttachments } from '#db/schema/applications.forms.ts'
import { applications } from '#db/schema/applications.ts'
import { files } from '#db/schema/documents.ts'
import type { jobs } from '#db/schema/job-postings.ts'
import { storedFileName } from '#lib/names.ts'
import { applicantDetails } from '#testing/applicant-details.ts'
import { createCompany, createJob, createResume, createUser } from '#testing/factories.ts'
import type { TestProduct } from '#testing/product.ts'

/** A staged upload, as POST /api/uploads creates it. */
export async function createUpload(
  { db, services }: TestProduct,
  userId: string,
  {
    name = 'cv.pdf',
    contentType = 'application/pdf',
    bytes = Buffer.from('%PDF-1.7 an upload'),
  }: { name?: string; contentType?: string; bytes?: Buffer } = {},
) {
  const key = `resumes/${userId}/${storedFileName(name, new Date())}`
  const row = { area: 'resumes' as const, key, ownerId: userId, fileName: name, contentType, size: bytes.length }
  const [file] = await db.insert(files).values(row).returning()
  await services.storage.put(key, bytes, { contentType })
  return file!
}

/** A job, and a job seeker with a resume. */
export async function applyWorld(product: TestProduct, job: Partial<typeof jobs.$inferInsert> = {}) {
  const company = await createCompany(product.db)
  const posting = await createJob(product.db, company.id, job)
  return { company, job: posting, ...(await applicant(product, posting.id)) }
}

export async function applicant(product: TestProduct, jobId: string) {
  const user = await createUser(product.db, { name: 'Maya Okafor' })
  const resume = await createResume(product.db, user.id)
  const input = {
    jobId,
    ...applicantDetails(),
    resume: { kind: 'existing' as const, resumeId: resume.id },
  }
  return { user, resume, input, my: product.as(user.id).applications, tracker: product.as(user.id).jobTracker }
}

/** The objects in the two areas for copied application files; with an id, only those of that application. */
export async function objectsOf({ services }: TestProduct, applicationId = ''): Promise<string[]> {
  const keys: string[] = []
  for (const area of ['resumes', 'cover-letters']) {
    for await (const { key } of services.storage.list(`${area}/${applicationId}`)) keys.push(key)
  }
  return keys
}

export const rowOf = async ({ db }: TestProduct, id: string) =>
  (await db.select().from(applications).where(eq(applications.id, id)))[0]!

export const attachmentsOf = ({ db }: TestProduct, id: string) =>
  db.select().from(applicationAttachments).where(eq(applicationAttachments.applicationId, id))
