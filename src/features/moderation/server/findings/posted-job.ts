import type { jobs } from '#db/schema/job-postings.ts'
import type { ComparedPay, Salary } from '#lib/pay/pay.ts'

/** The fields of a job that the rules read. */
export type PostedJob = Pick<
  typeof jobs.$inferSelect,
  'id' | 'companyId' | 'title' | 'description' | 'requirements' | 'location' | keyof Salary | keyof ComparedPay
>
