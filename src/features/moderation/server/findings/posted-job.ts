import type { jobs } from '#db/schema/jobs.ts'

/** What the rules read of a job. */
export type PostedJob = Pick<
  typeof jobs.$inferSelect,
  'id' | 'companyId' | 'title' | 'description' | 'requirements' | 'location' | 'salaryMin' | 'salaryMax'
>
