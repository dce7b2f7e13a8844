// The public page of one job, for visitors and search engines. A job that never was public is NOT_FOUND. A job that was public and
// is now closed, paused, withdrawn or deleted has the state 'gone'. The job itself has the same fields as in `jobs.get`.
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
    /** As an ISO code; null if neither its location nor its time zone gives one. */
    country: z.string().nullable(),
    openJobs: z.number().int(),
  }),
  /** Where the job is, for search engines. */
  where: z.object({
    places: z.array(
      z.object({ city: z.string().optional(), region: z.string().optional(), country: z.string().optional() }),
    ),
    isRemote: z.boolean(),
    hasWorkplace: z.boolean(),
    isEmpty: z.boolean(),
    applicants: z.array(z.object({ code: z.string(), name: z.string() })),
    isOpenStated: z.boolean(),
  }),
  closesAt: z.date().nullable(),
  /** The landing pages that list the job; null if there is none, for example for an internal job. */
  role: Named.nullable(),
  place: Named.nullable(),
  /** Whether the page has a JobPosting for search engines. False if applicants must pay first, or if the job is closed. */
  isListed: z.boolean(),
  /** Applying currently requires a subscription. */
  needsSubscription: z.boolean(),
  similar: Similar,
})
const GonePage = z.object({
  state: z.literal('gone'),
  similar: Similar,
  /** The company and its other open jobs; null if the company is not public or moderation hid the job. */
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
