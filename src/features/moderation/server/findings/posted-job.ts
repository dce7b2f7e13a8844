import type { jobs } from '#db/schema/job-postings.ts'

/** The fields of a job that the rules read. */
export type PostedJob = Pick<
  typeof jobs.$inferSelect,
  'id' | 'companyId' | 'title' | 'description' | 'requirements' | 'location' | 'salaryMin' | 'salaryMax'
>
