// Jobs of all companies, for platform staff: the list with its actions, statistics, and posting a job for a company. To read, change or
// delete one job, staff use the posting contract's procedures, which accept any company for them.
import { z } from 'zod'
import { CappedCount, cursors, Id, procedure } from '#lib/contract.ts'
import { tidyLine } from '#lib/tidy-text.ts'
import { CreatePosting, Posting, PostingRow, postingErrors } from './contract.ts'
import { employmentTypes, postingStatuses } from './rules.ts'

export const StaffPostingRow = PostingRow.extend({
  company: z.object({
    id: Id,
    name: z.string(),
    logoUrl: z.string().nullable(),
    /** Inactive and archived companies' jobs are not shown to candidates. */
    isHidden: z.boolean(),
    isArchived: z.boolean(),
  }),
  postedByAdmin: z.boolean(),
})
export type StaffPostingRow = z.infer<typeof StaffPostingRow>

export const ListStaffPostings = z.object({
  search: z.string().max(400).transform(tidyLine).default(''),
  status: z.enum(postingStatuses).optional(),
  employmentType: z.enum(employmentTypes).optional(),
  companyId: Id.optional(),
  cursor: z.string().max(2000).optional(),
})
export type ListStaffPostings = z.output<typeof ListStaffPostings>

/** Deleted jobs are in no count. */
export const StaffJobStats = z.object({
  totalJobs: z.number().int(),
  activeJobs: z.number().int(),
  pausedJobs: z.number().int(),
  closedJobs: z.number().int(),
  draftJobs: z.number().int(),
  totalApplications: z.number().int(),
})
export type StaffJobStats = z.infer<typeof StaffJobStats>

export const CompanyJobs = z.object({
  companyId: Id,
  companyName: z.string(),
  companyLogoUrl: z.string().nullable(),
  jobCount: z.number().int(),
  activeCount: z.number().int(),
})
export type CompanyJobs = z.infer<typeof CompanyJobs>
export const topCompanies = 10

export const NO_COMPANY_CHOSEN = 'Please select a company'
const posting = procedure.errors(postingErrors)

export const adminPostingsContract = {
  list: posting
    .route({
      method: 'GET',
      path: '/admin/jobs',
      summary: 'List jobs of all companies, newest first, one page at a time',
    })
    .input(ListStaffPostings)
    .output(
      z.object({
        rows: z.array(StaffPostingRow),
        ...cursors,
        /** The number of jobs under the filters; a capped number is a minimum. */
        total: CappedCount,
      }),
    ),
  stats: posting.route({ method: 'GET', path: '/admin/jobs/stats', summary: 'Get key figures' }).output(StaffJobStats),
  topCompanies: posting
    .route({
      method: 'GET',
      path: '/admin/jobs/top-companies',
      summary: `List the ${topCompanies} companies with the most jobs`,
    })
    .output(z.array(CompanyJobs)),
  create: posting
    .route({ method: 'POST', path: '/admin/jobs', summary: 'Post a job for a company, or save it as a draft' })
    .input(CreatePosting.safeExtend({ companyId: z.uuid(NO_COMPANY_CHOSEN) }))
    .output(Posting.pick({ id: true, slug: true, status: true, updatedAt: true, companyId: true })),
}
