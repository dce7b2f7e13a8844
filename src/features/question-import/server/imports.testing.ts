import { asc, eq } from 'drizzle-orm'
import { questionSets } from '#db/schema/job-postings.ts'
import { createUpload } from '#features/applications/server/apply.testing.ts'
import { createEmployer } from '#features/job-postings/server/postings.testing.ts'
import { newId } from '#lib/ids.ts'
import type { TestProduct } from '#testing/product.ts'

/** A company and what a test of imports does with its sets. */
export function importWorld(product: TestProduct) {
  return async function employer() {
    const { company, admin } = await createEmployer(product.db)
    const api = product.as(admin.id)
    const upload = async (content: string | Buffer, name = 'Shop roles.csv') =>
      (await createUpload(product, admin.id, { name, contentType: 'text/csv', bytes: Buffer.from(content) })).id
    /** The company's sets, by name. */
    const sets = () =>
      product.db
        .select({ id: questionSets.id, name: questionSets.name, questions: questionSets.questions })
        .from(questionSets)
        .where(eq(questionSets.companyId, company.id))
        .orderBy(asc(questionSets.name))
    const labels = async () =>
      Object.fromEntries((await sets()).map((set) => [set.name, set.questions.map(({ label }) => label)]))
    const check = async (csv: string, more: object = {}) =>
      api.questionImports.check({ fileId: await upload(csv), recalls: false, ...more })
    const start = async (csv: string, more: object = {}) =>
      api.questionImports.start({ id: newId(), fileId: await upload(csv), recalls: false, ...more })
    return { company, admin, api, upload, sets, labels, check, start }
  }
}
