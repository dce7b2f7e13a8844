import type { jobs } from '#db/schema/job-postings.ts'

/** What the rules read of a job. */
export type PostedJob = Pick<
  typeof jobs.$inferSelect,
  'id' | 'companyId' | 'title' | 'description' | 'requirements' | 'location' | 'salaryMin' | 'salaryMax'
>
