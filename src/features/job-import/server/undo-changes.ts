import { isDeepStrictEqual } from 'node:util'
import { and, eq, ne } from 'drizzle-orm'
import { jobImportChanges, jobOrigins, type KeptJob } from '#db/schema/job-import.ts'
import { jobs } from '#db/schema/job-postings.ts'
import { DraftFields, type PostingFields } from '#features/job-postings/contract.ts'
import { type JobRow, lockPosting } from '#features/job-postings/server/load-posting.ts'
import { changePosting } from '#features/job-postings/server/update-posting.ts'
import type { SignedIn } from '#server/context.ts'
import { DomainError } from '#server/errors.ts'
import type { UnitOfWork } from '#server/transaction.ts'
import { valuesOf } from './job-values.ts'

type Result = { restored: number; kept: KeptJob[] }

/**
 * Gives the jobs that an import changed their values of before, except values that were changed here since, and jobs of a later import. A
 * job that the import posted stays posted.
 */
export async function undoChanges(tx: SignedIn & UnitOfWork, importId: string): Promise<Result> {
  const rows = await tx.db
    .select({ change: jobImportChanges, origin: jobOrigins })
    .from(jobImportChanges)
    .innerJoin(jobs, eq(jobs.id, jobImportChanges.jobId))
    .leftJoin(jobOrigins, eq(jobOrigins.jobId, jobImportChanges.jobId))
    .where(and(eq(jobImportChanges.importId, importId), ne(jobs.status, 'deleted')))
    .orderBy(jobImportChanges.jobId)
  const result: Result = { restored: 0, kept: [] }
  for (const { change, origin } of rows) {
    const isLast = origin?.lastImportId === importId
    // the file said the same as the job
    if (Object.keys(change.written).length === 0) {
      if (isLast) await restoreOrigin(tx, change)
      continue
    }
    const locked = await lockPosting(tx, change.jobId)
    const reason = isLast ? await restore(tx, locked, change) : 'is in a later import too'
    if (reason === null) result.restored += 1
    else result.kept.push({ jobId: change.jobId, title: locked.job.title, reason })
  }
  return result
}

type Change = typeof jobImportChanges.$inferSelect

/** What the file before said of the job. */
async function restoreOrigin({ db }: SignedIn, { jobId, before }: Change): Promise<void> {
  if (before.origin) await db.update(jobOrigins).set(before.origin).where(eq(jobOrigins.jobId, jobId))
}

type Locked = Awaited<ReturnType<typeof lockPosting>>

/** null if the job has all its values of before again. */
async function restore(tx: SignedIn & UnitOfWork, locked: Locked, change: Change): Promise<string | null> {
  const { job } = locked
  const { before, written } = change
  const keys = Object.keys(written).filter((key) => key !== 'status')
  const now = valuesOf(job, keys)
  const own = keys.filter((key) => isDeepStrictEqual(now[key], written[key]))
  const values = Object.fromEntries(own.map((key) => [key, before.values[key]]))
  try {
    // a savepoint: a refusal leaves the job as it is
    await tx.db.transaction((db) =>
      changePosting({ ...tx, db }, locked, { fields: fieldsOf(job, values), publish: false }),
    )
  } catch (error) {
    if (error instanceof DomainError) return 'has an earlier text or deadline that a posted job cannot have'
    throw error
  }
  await restoreOrigin(tx, change)
  if (own.length < keys.length) return 'was edited since'
  return before.values.status === 'draft' && job.status !== 'draft' ? 'was posted: its text is as before' : null
}

function fieldsOf(job: JobRow, values: Record<string, unknown>): PostingFields {
  const all = { ...job, ...values }
  // a mode that was not stated stays so
  return DraftFields.parse({ ...all, requirements: all.requirements ?? '', workMode: all.workMode ?? undefined })
}
