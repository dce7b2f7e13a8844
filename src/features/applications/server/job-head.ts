import { companies } from '#db/schema/companies.ts'
import { jobs } from '#db/schema/job-postings.ts'
import { salaryColumns } from '#features/job-postings/server/salary-columns.ts'

/** A job's fields in a list. The query must join jobs and companies. */
export const jobHead = {
  id: jobs.id,
  slug: jobs.slug,
  title: jobs.title,
  location: jobs.location,
  moreLocations: jobs.moreLocations,
  remoteAllowed: jobs.remoteAllowed,
  employmentType: jobs.employmentType,
  ...salaryColumns,
  companyName: companies.name,
  companyLogoUrl: companies.logoUrl,
}
