import { companies } from '#db/schema/companies.ts'
import { jobs } from '#db/schema/job-postings.ts'

/** A job's fields in a list; the query joins jobs and companies. */
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
