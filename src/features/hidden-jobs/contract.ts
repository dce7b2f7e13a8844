// Hidden jobs: a job seeker hides a job, or all jobs of a company, from their own searches, alerts and auto apply. Public pages and
// links to a hidden job are the same for everyone.

import { z } from 'zod'
import { Id, procedure, Timestamp } from '#lib/contract.ts'
import { hiddenErrors } from './rules.ts'

export const HiddenJob = z.object({
  id: Id,
  /** The hidden job; null if all jobs of the company are hidden. */
  job: z.object({ id: Id, slug: z.string(), title: z.string() }).nullable(),
  company: z.object({ id: Id, name: z.string(), logoUrl: z.string().nullable() }),
  hiddenAt: Timestamp,
})
export type HiddenJob = z.infer<typeof HiddenJob>

export const hiddenJobsContract = {
  list: procedure
    .route({
      method: 'GET',
      path: '/hidden-jobs',
      summary: 'List the jobs and companies that you hid, last hidden first',
    })
    .output(z.array(HiddenJob)),
  hideJob: procedure
    .errors(hiddenErrors)
    .route({ method: 'POST', path: '/hidden-jobs', summary: 'Hide a job from your searches, alerts and auto apply' })
    .input(z.object({ jobId: Id }))
    .output(z.object({ id: Id })),
  hideCompany: procedure
    .errors(hiddenErrors)
    .route({
      method: 'POST',
      path: '/hidden-jobs/companies',
      summary: 'Hide all jobs of a company from your searches, alerts and auto apply',
    })
    .input(z.object({ companyId: Id }))
    .output(z.object({ id: Id })),
  show: procedure
    .route({ method: 'DELETE', path: '/hidden-jobs/{id}', summary: 'Show a hidden job or company again' })
    .input(z.object({ id: Id }))
    .output(z.object({ isHidden: z.literal(false) })),
}
