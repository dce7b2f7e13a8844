import { and, asc, eq, ne } from 'drizzle-orm'
import { jobStages } from '#db/schema/applications.ts'
import { jobs } from '#db/schema/job-postings.ts'
import { canManageJob } from '#features/job-postings/policy.ts'
import type { Db, SignedIn } from '#server/context.ts'
import { found, requirePolicy } from '#server/errors.ts'

export type StageRow = typeof jobStages.$inferSelect

const inOrder = (db: Db, jobId: string) =>
  db.select().from(jobStages).where(eq(jobStages.jobId, jobId)).orderBy(asc(jobStages.sortOrder), asc(jobStages.id))

/** A job's stages from left to right. */
export const readStages = (db: Db, jobId: string): Promise<StageRow[]> => inOrder(db, jobId)

/** The same, locked to the end of the transaction so that none of them is removed. */
export const lockStagesForUse = (db: Db, jobId: string): Promise<StageRow[]> => inOrder(db, jobId).for('key share')

/** The same for changes to the stages: moves of the job's applications wait for the lock. */
export const lockStages = (db: Db, jobId: string): Promise<StageRow[]> => inOrder(db, jobId).for('update')

/**
 * The job whose board the viewer changes; NOT_FOUND for a deleted, foreign or missing one. `lock` locks it to the end
 * of the transaction against other changes to its board.
 */
export async function loadBoardJob(ctx: SignedIn, jobId: string, { lock = false }: { lock?: boolean } = {}) {
  const query = ctx.db
    .select({ id: jobs.id, companyId: jobs.companyId })
    .from(jobs)
    .where(and(eq(jobs.id, jobId), ne(jobs.status, 'deleted')))
  const [row] = lock ? await query.for('no key update') : await query
  const job = found(row)
  requirePolicy(canManageJob(ctx.viewer, job))
  return job
}

/** A stage of a job whose board the viewer changes; NOT_FOUND for a foreign or missing one. */
export async function loadStage(ctx: SignedIn, id: string): Promise<StageRow> {
  const [stage] = await ctx.db.select().from(jobStages).where(eq(jobStages.id, id))
  await loadBoardJob(ctx, found(stage).jobId)
  return found(stage)
}
