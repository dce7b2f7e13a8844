import { eq } from 'drizzle-orm'
import { jobs } from '#db/schema/job-postings.ts'
import { createUpload } from '#features/applications/server/apply.testing.ts'
import { createEmployer } from '#features/job-postings/server/postings.testing.ts'
import { newId } from '#lib/ids.ts'
import type { TestProduct } from '#testing/product.ts'

/** The columns of many test files. */
export const file = (rows: string[]) =>
  ['external id,source,title,description,location,status,level,openings', ...rows].join('\n')
export const text =
  'Care for people on two wards and teach those who are new. Shifts are planned with you, and nights are shared by all.'
export const first = file([
  `R-1,Ats,Nurse,"${text}","Leeds, UK; York, UK",active,senior,3`,
  'R-2,Ats,Planner,Plan the plans.,Berlin,draft,mid,',
])

/** A company and what a test of imports does with its jobs. */
export function importWorld(product: TestProduct) {
  return async function employer(overrides: Parameters<typeof createEmployer>[1] = {}) {
    const { company, admin } = await createEmployer(product.db, overrides)
    const api = product.as(admin.id)
    const upload = async (csv: string, name = 'jobs.csv') => {
      const bytes = Buffer.from(csv)
      return (await createUpload(product, admin.id, { name, contentType: 'text/csv', bytes })).id
    }
    const made = () => product.db.select().from(jobs).where(eq(jobs.companyId, company.id)).orderBy(jobs.id)
    const check = async (csv: string, more: object = {}) =>
      api.jobImports.check({ fileId: await upload(csv), asDrafts: false, recalls: false, ...more })
    const start = async (csv: string, more: object = {}) =>
      api.jobImports.start({ id: newId(), fileId: await upload(csv), asDrafts: false, recalls: false, ...more })
    /** How many jobs a file adds and updates. */
    const run = async (csv: string, more: object = {}) => {
      const { addedRows, changedRows } = await start(csv, more)
      return [addedRows, changedRows]
    }
    return { company, admin, api, upload, made, check, start, run }
  }
}
