// The public page of one job, for people and for search engines. It tells apart what never was there (NOT_FOUND) from what anybody
// could once read and is gone: closed, paused, taken back or deleted. The job itself is answered as `jobs.get` answers it.
import { z } from 'zod'
import { procedure } from '#lib/contract.ts'
import { JobArrival, JobCard, JobDetail } from './contract.ts'

const Similar = z.array(JobCard)
const Named = z.object({ slug: z.string(), label: z.string() })

const OpenPage = z.object({
  state: z.literal('open'),
  job: JobDetail,
  company: z.object({
    industry: z.string().nullable(),
    sizeRange: z.string().nullable(),
    website: z.string().nullable(),
    /** Where the company is, as an ISO code; null where its location and time zone do not say. */
    country: z.string().nullable(),
    openJobs: z.number().int(),
  }),
  closesAt: z.date().nullable(),
  /** Where it stands among the landing pages; null for what has none, as a job for colleagues. */
  role: Named.nullable(),
  place: Named.nullable(),
  /** May search engines be told of it as a job? Not where money is asked for before applying, nor once it is closed. */
  isListed: z.boolean(),
  /** Applying needs a subscription now. */
  needsSubscription: z.boolean(),
  similar: Similar,
})
const GonePage = z.object({
  state: z.literal('gone'),
  similar: Similar,
  /** Whose job it was, and what else it has open; null where it is not public, or moderation took the job away. */
  company: z.object({ name: z.string(), slug: z.string(), jobs: z.array(JobCard) }).nullable(),
})

export const JobPage = z.discriminatedUnion('state', [OpenPage, GonePage])
export type JobPage = z.infer<typeof JobPage>
export type OpenJobPage = z.infer<typeof OpenPage>
export type GoneJobPage = z.infer<typeof GonePage>

export const jobPagesContract = {
  get: procedure
    .route({
      method: 'GET',
      path: '/job-pages/{slug}',
      summary: 'Get the public page of a job, with similar open jobs',
    })
    .input(z.object({ slug: z.string().min(1).max(300), arrival: JobArrival.optional() }))
    .output(JobPage),
}
