import { companies } from '#db/schema/companies.ts'
import { jobs } from '#db/schema/job-postings.ts'

/** What a list says of a job; the query joins jobs and companies. */
export const jobHead = {
  id: jobs.id,
  slug: jobs.slug,
  title: jobs.title,
  location: jobs.location,
  remoteAllowed: jobs.remoteAllowed,
  employmentType: jobs.employmentType,
  salaryMin: jobs.salaryMin,
  salaryMax: jobs.salaryMax,
  companyName: companies.name,
  companyLogoUrl: companies.logoUrl,
}
