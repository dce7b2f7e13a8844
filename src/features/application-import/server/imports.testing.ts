import { eq } from 'drizzle-orm'
import { applications } from '#db/schema/applications.ts'
import type { jobs } from '#db/schema/job-postings.ts'
import { events } from '#db/schema/operations.ts'
import { createUpload } from '#features/applications/server/apply.testing.ts'
import { createEmployer } from '#features/job-postings/server/postings.testing.ts'
import { notificationSubscribers } from '#features/notifications/server/catalogue.ts'
import { createJob, createRequirement } from '#testing/factories.ts'
import type { TestProduct } from '#testing/product.ts'
import { applicationImportSubscribers } from './subscribers.ts'

export const resume =
  'Data analyst at Papertrail from 2018 to 2024. Six years of SQL in production. Terraform every day. '.repeat(2)
export const head = 'Full name,Email,Phone,Applied on,Status,Resume (text),Why us?'
export const line = (n: number) => `Person ${n},p${n}@mail.example,555,2026-01-0${1 + (n % 9)},,${resume},Because`

/** A company with a job and its question, and what a test of imports does with them. */
export function importWorld(product: TestProduct) {
  async function createWorld(overrides: Partial<typeof jobs.$inferInsert> = {}) {
    const { admin, company } = await createEmployer(product.db)
    const job = await createJob(product.db, company.id, { requirements: '<ul><li>SQL</li></ul>', ...overrides })
    const question = await createRequirement(product.db, job.id, { label: 'Why us?', required: true })
    const api = product.as(admin.id)
    const upload = async (text: string | Uint8Array) => {
      const bytes = Buffer.from(text as string)
      const file = await createUpload(product, admin.id, { name: 'people.csv', contentType: 'text/csv', bytes })
      return { jobId: job.id, fileId: file.id }
    }
    return { admin, company, job, question, api, upload }
  }

  /** Runs the pending work of imports and notifications; each event twice, as after a crash. */
  async function work(): Promise<void> {
    const all = [...applicationImportSubscribers, ...notificationSubscribers]
    for (const { id, name, payload, occurredAt } of await product.db.select().from(events)) {
      for (const one of [...all, ...all].filter(({ eventName }) => eventName === name))
        await one.handle(product.services, payload, { eventId: id, occurredAt })
    }
    await product.db.delete(events)
  }
  const stored = (jobId: string) =>
    product.db.select().from(applications).where(eq(applications.jobId, jobId)).orderBy(applications.importRow)
  return { createWorld, work, stored }
}
