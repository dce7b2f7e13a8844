import { and, eq, getTableColumns } from 'drizzle-orm'
import { autoApplyEntries, autoApplyRules } from '#db/schema/auto-apply.ts'
import { companies } from '#db/schema/companies.ts'
import { jobs } from '#db/schema/job-postings.ts'
import { jobHead } from '#features/applications/server/job-head.ts'
import type { Db } from '#server/context.ts'
import { found } from '#server/errors.ts'

/** Entries with their job, and with their rule if there is one. The caller adds `where` and the order. */
export const entryRows = (db: Db) =>
  db
    .select({
      entry: getTableColumns(autoApplyEntries),
      rule: autoApplyRules,
      job: jobHead,
      companyId: jobs.companyId,
    })
    .from(autoApplyEntries)
    .innerJoin(jobs, eq(jobs.id, autoApplyEntries.jobId))
    .innerJoin(companies, eq(companies.id, jobs.companyId))
    .leftJoin(autoApplyRules, eq(autoApplyRules.id, autoApplyEntries.ruleId))

export type EntryRow = Awaited<ReturnType<typeof entryRows>>[number]

/** One of this person's entries, or NOT_FOUND. */
export async function ownEntry(db: Db, userId: string, id: string): Promise<EntryRow> {
  const [row] = await entryRows(db).where(and(eq(autoApplyEntries.id, id), eq(autoApplyEntries.userId, userId)))
  return found(row)
}
