// Landing pages of the job board: every open job by role, by place, by both and by company, with counts of what is open now.
// A role is what some open posting is called as a whole, without its rank; a place is what postings name, or 'remote'.
import { z } from 'zod'
import { Id, procedure, Timestamp } from '#lib/contract.ts'
import { storableText } from '#lib/tidy-text.ts'
import { JobCard } from './contract.ts'

/** A part of an address; whatever else stands there is no page. */
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
  /** Medians of both ends of pay, in US dollars a year, and of how many postings; null where too few name both. */
  pay: z.object({ low: z.number().int(), high: z.number().int(), postings: z.number().int() }).nullable(),
  employers: z.array(Employer),
  companies: z.number().int(),
  /** What the newest postings ask for, and how many of them were read. */
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
  /** What is open, counted within the last five seconds. */
  figures: LandingStats,
  jobs: z.object({ items: z.array(JobCard), page: z.number().int(), pageSize: z.number().int() }),
  /** Pages close to this one, each with open jobs: of the same role or place first. */
  roles: z.array(Counted),
  places: z.array(Counted),
  /** May search engines keep it? Not with so few jobs that the page says little. */
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
