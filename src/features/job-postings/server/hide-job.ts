import { eq, sql } from 'drizzle-orm'
import { jobs } from '#db/schema/job-postings.ts'
import type { Db } from '#server/context.ts'
import { publishToReaders } from './publish-readers.ts'
import { publishToTeam } from './publish-team.ts'

/** Takes a posting from candidates, or gives it back, whatever its status; open pages read their lists anew (MOD-08, X-27). */
export async function hideJob(db: Db, id: string, isHidden: boolean): Promise<void> {
  const hiddenAt = isHidden ? new Date() : null
  const [job] = await db.update(jobs).set({ hiddenAt }).where(eq(jobs.id, id)).returning({ companyId: jobs.companyId })
  if (job) await publishToTeam(db, job.companyId)
  await publishToReaders(db)
}

/** Whether our staff hid a job, or its whole company. */
export const isHiddenByStaff = sql<boolean>`(${jobs.hiddenAt} is not null
  or exists (select from companies where companies.id = ${jobs.companyId} and companies.hidden_at is not null))`
