import { afterAll, beforeAll } from 'vitest'
import { applicationAttachments, applicationResponses } from '#db/schema/applications.forms.ts'
import { applications } from '#db/schema/applications.ts'
import { files } from '#db/schema/documents.ts'
import type { ApplicationStatus } from '#features/applications/rules.ts'
import { newId } from '#lib/ids.ts'
import { applicantDetails } from '#testing/applicant-details.ts'
import { createCompany, createJob, createMember, createRequirement, createUser } from '#testing/factories.ts'
import { type TestProduct, testProduct } from '#testing/product.ts'

export let product: TestProduct

/** Opens a product before the tests of a file, and closes it afterwards. */
export function openReviews(): void {
  beforeAll(async () => {
    product = await testProduct()
  })
  afterAll(() => product.close())
}

export const CANARY = 'canary-salary-61000'

export async function createWorld() {
  const { db } = product
  const company = await createCompany(db)
  const [admin, member] = [await createMember(db, company.id, 'client_admin'), await createMember(db, company.id)]
  const rival = await createMember(db, (await createCompany(db)).id, 'client_admin')
  const seeker = await createUser(db)
  const job = await createJob(db, company.id, { requirements: '<ul><li>3+ years of SQL</li></ul>' })
  const open = await createRequirement(db, job.id, { label: 'Why us?', sortOrder: 0 })
  const secret = await createRequirement(db, job.id, { label: 'Salary you have in mind', private: true, sortOrder: 1 })
  const key = `resumes/${newId()}/cv.pdf`
  await product.services.storage.put(key, Buffer.from('%PDF-1.4'), { contentType: 'application/pdf' })
  const [file] = await db
    .insert(files)
    .values({ area: 'resumes', key, fileName: 'cv.pdf', contentType: 'application/pdf', size: 8, state: 'kept' })
    .returning()
  const [application] = await db
    .insert(applications)
    .values({
      jobId: job.id,
      userId: seeker.id,
      ...applicantDetails({ email: 'maya@example.test' }),
      resumeFileId: file!.id,
      resumeTitle: 'canary-title',
      resumeText: 'Five years of SQL in production at Papertrail.',
      applicationNotes: 'canary-note',
    })
    .returning()
  const id = application!.id
  await db.insert(applicationResponses).values([
    { applicationId: id, requirementId: open.id, responseText: 'Because of the clinics' },
    { applicationId: id, requirementId: secret.id, responseText: CANARY },
  ])
  const [attachment] = await db
    .insert(applicationAttachments)
    .values({
      applicationId: id,
      requirementId: secret.id,
      fileId: file!.id,
      fileName: 'payslip.pdf',
      filePath: key,
      fileSize: 8,
      contentType: 'application/pdf',
    })
    .returning()
  return { company, admin, member, rival, seeker, job, id, attachmentId: attachment!.id, fileKey: key }
}

export const apply = async (jobId: string, status: ApplicationStatus) => {
  const seeker = await createUser(product.db)
  const [row] = await product.db
    .insert(applications)
    .values({ jobId, userId: seeker.id, status, ...applicantDetails({ fullName: seeker.name, email: seeker.email }) })
    .returning()
  return row!
}
