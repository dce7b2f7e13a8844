import { jobs } from '#db/schema/job-postings.ts'

/** The pay of a job as it was posted. */
export const salaryColumns = {
  salaryMin: jobs.salaryMin,
  salaryMax: jobs.salaryMax,
  salaryCurrency: jobs.salaryCurrency,
  salaryPeriod: jobs.salaryPeriod,
  salaryIsEstimate: jobs.salaryIsEstimate,
}

/** The pay for comparisons, in US dollars a year. */
export const comparedPayColumns = { payMin: jobs.payMin, payMax: jobs.payMax }
