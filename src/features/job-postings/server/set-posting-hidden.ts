import { eq, sql } from 'drizzle-orm'
import { jobs } from '#db/schema/job-postings.ts'
import type { Db } from '#server/context.ts'
import { publishToReaders } from './publish-readers.ts'
import { publishToTeam } from './publish-team.ts'

/** Hides a posting from candidates or shows it again, regardless of its status; open pages refetch their lists (MOD-08). */
export async function setPostingHidden(db: Db, id: string, isHidden: boolean): Promise<void> {
  const hiddenAt = isHidden ? new Date() : null
  const [job] = await db.update(jobs).set({ hiddenAt }).where(eq(jobs.id, id)).returning({ companyId: jobs.companyId })
  if (job) await publishToTeam(db, job.companyId)
  await publishToReaders(db)
}

/** Whether staff hid a job or its company. */
export const isHiddenByStaff = sql<boolean>`(${jobs.hiddenAt} is not null
  or exists (select from companies where companies.id = ${jobs.companyId} and companies.hidden_at is not null))`
