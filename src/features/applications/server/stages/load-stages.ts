import { asc, eq } from 'drizzle-orm'
import { jobStages } from '#db/schema/job-stages.ts'
import { loadPosting } from '#features/jobs/server/posting/load-posting.ts'
import type { Db, SignedIn } from '#server/context.ts'
import { found } from '#server/errors.ts'

export type StageRow = typeof jobStages.$inferSelect

const inOrder = (db: Db, jobId: string) =>
  db.select().from(jobStages).where(eq(jobStages.jobId, jobId)).orderBy(asc(jobStages.sortOrder), asc(jobStages.id))

/** A job's stages from left to right. */
export const readStages = (db: Db, jobId: string): Promise<StageRow[]> => inOrder(db, jobId)

/** The same, held to the end of the transaction: none of them is removed meanwhile. */
export const holdStages = (db: Db, jobId: string): Promise<StageRow[]> => inOrder(db, jobId).for('key share')

/** The same for whoever changes them and holds their job: moves of its applications wait, and are waited for. */
export const lockStages = (db: Db, jobId: string): Promise<StageRow[]> => inOrder(db, jobId).for('update')

/** The job of a stage that the viewer manages; a foreign or missing one is NOT_FOUND. */
export async function loadStage(ctx: SignedIn, id: string): Promise<StageRow> {
  const [stage] = await ctx.db.select().from(jobStages).where(eq(jobStages.id, id))
  await loadPosting(ctx, found(stage).jobId)
  return found(stage)
}
