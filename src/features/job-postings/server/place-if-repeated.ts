import { sql } from 'drizzle-orm'
import { jobs } from '#db/schema/job-postings.ts'

/** The place of a job if its company has another one with the same title, so that a list can show which is meant; otherwise null. */
export const placeIfRepeated = sql<string | null>`case when exists (
  select 1 from jobs other where other.company_id = ${jobs.companyId} and other.title = ${jobs.title}
    and other.id <> ${jobs.id} and other.status <> 'deleted') then ${jobs.location} end`
