import { eq } from 'drizzle-orm'
import { companies } from '#db/schema/companies.ts'
import { jobs } from '#db/schema/job-postings.ts'
import type { Db } from '#server/context.ts'
import { found } from '#server/errors.ts'
import { fillWording } from '../../decline-rules.ts'

/** Fills in a message to several candidates, as this candidate reads it. */
export async function fillMessage(
  db: Db,
  { fullName, jobId }: { fullName: string; jobId: string },
  text: string,
): Promise<string> {
  const [row] = await db
    .select({ jobTitle: jobs.title, companyName: companies.name })
    .from(jobs)
    .innerJoin(companies, eq(companies.id, jobs.companyId))
    .where(eq(jobs.id, jobId))
  return fillWording(text, { candidateName: fullName, ...found(row) })
}
