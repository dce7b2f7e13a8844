import { isDeepStrictEqual } from 'node:util'
import { and, eq, inArray, ne, sql } from 'drizzle-orm'
import { applications } from '#db/schema/applications.ts'
import { jobImports, jobOrigins, type KeptJob } from '#db/schema/job-import.ts'
import { jobs, jobApplicationRequirements as requirements } from '#db/schema/job-postings.ts'
import { removePostings } from '#features/job-postings/server/delete-posting.ts'
import type { Db, SignedIn } from '#server/context.ts'
import { transaction } from '#server/transaction.ts'
import type { JobImport } from '../contract.ts'
import { lockImport, showImport } from './load-import.ts'
import { undoChanges } from './undo-changes.ts'

/**
 * Undoes an import: deletes the jobs that it added, except those with applications and those that were changed here or by a later file, and
 * gives the jobs that it changed their values of before. An import that was undone stays as it is.
 */
export async function undoImport(ctx: SignedIn, { id }: { id: string }): Promise<JobImport> {
  await transaction(ctx, async (tx) => {
    const { state, companyId } = await lockImport(tx, id)
    if (state === 'undone') return
    const added = await findAdded(tx.db, id)
    const reasons = new Map(added.map((one) => [one.job.id, reasonToKeep(one, id)]))
    const removed = added.filter(({ job }) => reasons.get(job.id) === null).map(({ job }) => job)
    const kept = added.flatMap(({ job }): KeptJob[] => {
      const reason = reasons.get(job.id)
      return reason ? [{ jobId: job.id, title: job.title, reason }] : []
    })
    await removePostings(tx, removed)
    const changes = await undoChanges(tx, id)
    const result = { deleted: removed.length, restored: changes.restored, kept: [...kept, ...changes.kept] }
    await tx.db
      .update(jobImports)
      .set({ state: 'undone', ...result })
      .where(eq(jobImports.id, id))
    const data = { ...result, kept: result.kept.length }
    await tx.audit({ action: 'postings.import_undone', subjectType: 'posting_import', subjectId: id, companyId, data })
  })
  return showImport(ctx, id)
}

type Added = Awaited<ReturnType<typeof findAdded>>[number]

/** The jobs that the import added, locked against applications until the end of the transaction. */
async function findAdded(db: Db, importId: string) {
  const rows = await db
    .select({ job: jobs, origin: jobOrigins })
    .from(jobOrigins)
    .innerJoin(jobs, eq(jobs.id, jobOrigins.jobId))
    .where(and(eq(jobOrigins.importId, importId), ne(jobs.status, 'deleted')))
    .orderBy(jobs.id)
    .for('update', { of: jobs })
  const ids = rows.map(({ job }) => job.id)
  const counted = async (table: typeof applications | typeof requirements) => {
    if (ids.length === 0) return new Set<string>()
    const found = await db
      .selectDistinct({ jobId: sql<string>`${table.jobId}` })
      .from(table)
      .where(inArray(table.jobId, ids))
    return new Set(found.map(({ jobId }) => jobId))
  }
  const [applied, asked] = [await counted(applications), await counted(requirements)]
  return rows.map((row) => ({ ...row, hasApplications: applied.has(row.job.id), hasQuestions: asked.has(row.job.id) }))
}

/** null if the job can be deleted. */
function reasonToKeep({ job, origin, hasApplications, hasQuestions }: Added, importId: string): string | null {
  if (hasApplications) return 'has applications'
  if (origin.lastImportId !== importId) return 'is in a later import too'
  if (job.status !== origin.imported.status)
    return job.status === 'active' ? 'was posted since' : 'has another status since'
  if (hasQuestions) return 'has questions for applicants'
  const values = JSON.parse(JSON.stringify(job)) as Record<string, unknown>
  const isEdited = Object.keys(origin.imported).some(
    (key) => key in values && !isDeepStrictEqual(values[key], origin.imported[key]),
  )
  return isEdited ? 'was edited since' : null
}
