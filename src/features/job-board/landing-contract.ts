// Landing pages of the job board list open jobs by role, by place, by both and by company, with counts of open jobs. A role is the
// full title of at least one posting without its seniority ('Senior'). A place is a location that postings name, or 'remote'.
import { z } from 'zod'
import { Id, procedure, Timestamp } from '#lib/contract.ts'
import { storableText } from '#lib/tidy-text.ts'
import { JobCard } from './contract.ts'

/** A part of the page's path. Any text is accepted; one that is not a known role or place gets NOT_FOUND. */
const Slug = z
  .string()
  .min(1)
  .max(200)
  .transform((text) => storableText(text).toLowerCase())
const Page = z.coerce.number().int().min(1).max(10_000).default(1)

const Counted = z.object({ slug: z.string(), label: z.string(), jobs: z.number().int() })
export type Counted = z.infer<typeof Counted>

const Employer = z.object({
  id: Id,
  slug: z.string(),
  name: z.string(),
  logoUrl: z.string().nullable(),
  jobs: z.number().int(),
})
export type Employer = z.infer<typeof Employer>

export const LandingStats = z.object({
  jobs: z.number().int(),
  newThisWeek: z.number().int(),
  remote: z.number().int(),
  lastPostedAt: Timestamp.nullable(),
  /** Medians of the lowest and highest salary, in US dollars per year, and the number of postings; null if too few state both. */
  pay: z.object({ low: z.number().int(), high: z.number().int(), postings: z.number().int() }).nullable(),
  employers: z.array(Employer),
  companies: z.number().int(),
  /** The skills that the newest postings mention, and the number of postings that were read. */
  skills: z.object({
    read: z.number().int(),
    named: z.array(z.object({ name: z.string(), postings: z.number().int() })),
  }),
})
export type LandingStats = z.infer<typeof LandingStats>

const Named = z.object({ slug: z.string(), label: z.string() })

export const Landing = z.object({
  role: Named.nullable(),
  place: Named.nullable(),
  /** Counts of open jobs, at most five seconds old. */
  stats: LandingStats,
  jobs: z.object({ items: z.array(JobCard), page: z.number().int(), pageSize: z.number().int() }),
  /** Related landing pages with open jobs. */
  roles: z.array(Counted),
  places: z.array(Counted),
  /** Whether search engines may index the page: false if it has too few jobs. */
  isListed: z.boolean(),
})
export type Landing = z.infer<typeof Landing>

export const Directory = z.object({
  roles: z.array(Counted),
  places: z.array(Counted),
  companies: z.array(Employer),
  remoteJobs: z.number().int(),
  totals: z.object({ roles: z.number().int(), places: z.number().int(), companies: z.number().int() }),
})
export type Directory = z.infer<typeof Directory>

const HiringCompany = Employer.extend({
  industry: z.string().nullable(),
  location: z.string().nullable(),
  lastPostedAt: Timestamp,
})
export const HiringCompanies = z.object({
  items: z.array(HiringCompany),
  total: z.number().int(),
  page: z.number().int(),
  pageSize: z.number().int(),
})
export type HiringCompanies = z.infer<typeof HiringCompanies>

export const jobLandingsContract = {
  get: procedure
    .route({ method: 'GET', path: '/job-landings', summary: 'List open jobs of a role, in a place, or both' })
    .input(
      z
        .object({ role: Slug.optional(), place: Slug.optional(), page: Page })
        .refine(({ role, place }) => role !== undefined || place !== undefined, 'A role or a place is required'),
    )
    .output(Landing),
  directory: procedure
    .route({
      method: 'GET',
      path: '/job-directory',
      summary: 'List the roles, places and companies with the most open jobs',
    })
    .input(z.object({ most: z.coerce.number().int().min(1).max(200).default(200) }))
    .output(Directory),
  companies: procedure
    .route({ method: 'GET', path: '/hiring-companies', summary: 'List companies with open jobs, most open jobs first' })
    .input(
      z.object({
        q: z
          .string()
          .max(10_000)
          .default('')
          .transform((text) => storableText(text.slice(0, 100))),
        page: Page,
      }),
    )
    .output(HiringCompanies),
}
