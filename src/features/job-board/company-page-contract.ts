// The public page of a company with its open jobs, for visitors and search engines. An unknown company is NOT_FOUND. A company
// that is inactive, archived or hidden by moderation has the state 'gone'.
import { z } from 'zod'
import { ReplyPromise } from '#features/companies/promise-contract.ts'
import { procedure } from '#lib/contract.ts'
import { JobCard } from './contract.ts'

const OpenCompany = z.object({
  state: z.literal('open'),
  company: JobCard.shape.company.extend({
    description: z.string().nullable(),
    industry: z.string().nullable(),
    sizeRange: z.string().nullable(),
    website: z.string().nullable(),
    /** Its first place, for search engines; null if its location names none. */
    place: z
      .object({ city: z.string().optional(), region: z.string().optional(), country: z.string().optional() })
      .nullable(),
  }),
  promise: ReplyPromise.nullable(),
  /** Newest first. A page after the last one is empty. */
  jobs: z.object({
    items: z.array(JobCard),
    total: z.number().int(),
    page: z.number().int(),
    pageSize: z.number().int(),
  }),
})

export const CompanyPage = z.discriminatedUnion('state', [OpenCompany, z.object({ state: z.literal('gone') })])
export type CompanyPage = z.infer<typeof CompanyPage>
export type OpenCompanyPage = z.infer<typeof OpenCompany>

export const companyPagesContract = {
  get: procedure
    .route({
      method: 'GET',
      path: '/company-pages/{slug}',
      summary: 'Get the public page of a company, with its open jobs',
    })
    .input(z.object({ slug: z.string().min(1).max(300), page: z.coerce.number().int().min(1).max(10_000).default(1) }))
    .output(CompanyPage),
}
