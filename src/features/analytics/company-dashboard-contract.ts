// The company dashboard: the first page of its members. It covers the active company only and does not count deleted jobs or
// withdrawn applications.
import { z } from 'zod'
import { applicationStatuses } from '#features/applications/rules.ts'
import { companyErrors } from '#features/companies/company-errors.ts'
import { Id, procedure, Timestamp } from '#lib/contract.ts'

export const CompanyDashboard = z.object({
  companyName: z.string(),
  companyLogo: z.string().nullable(),
  activeJobs: z.number().int(),
  /** Since the first day of the current month in the company's time zone. */
  applicationsThisMonth: z.number().int(),
  newApplications: z.number().int(),
  teamMembers: z.number().int(),
  /** Share of this month's applications that were accepted, in percent; null in a month without applications. */
  hiringRate: z.number().int().nullable(),
  recentJobs: z
    .array(z.object({ id: Id, title: z.string(), applications: z.number().int(), postedAt: Timestamp }))
    .max(5),
  recentApplications: z
    .array(
      z.object({
        id: Id,
        candidate: z.string(),
        image: z.string().nullable(),
        jobTitle: z.string(),
        status: z.enum(applicationStatuses),
        appliedAt: Timestamp,
      }),
    )
    .max(5),
  profile: z.object({
    location: z.string().nullable(),
    industry: z.string().nullable(),
    sizeRange: z.string().nullable(),
    percent: z.number().int(),
    missing: z.array(z.string()),
  }),
})
export type CompanyDashboard = z.infer<typeof CompanyDashboard>

export const companyDashboardContract = {
  get: procedure
    .errors(companyErrors)
    .route({ method: 'GET', path: '/company/dashboard', summary: "Get the company's key metrics and recent activity" })
    .output(CompanyDashboard),
}
