import { count, eq } from 'drizzle-orm'
import { applications } from '#db/schema/applications.ts'
import type { SignedIn } from '#server/context.ts'
import type { Stage } from '../../stage-contract.ts'
import { loadBoardJob, readStages } from './load-stages.ts'

/** The stages of a job that the viewer manages, from left to right, with the number of applications in each. */
export async function listStages(ctx: SignedIn, { jobId }: { jobId: string }): Promise<Stage[]> {
  await loadBoardJob(ctx, jobId)
  const [stages, stageCounts] = await Promise.all([
    readStages(ctx.db, jobId),
    ctx.db
      .select({ id: applications.stageId, applications: count() })
      .from(applications)
      .where(eq(applications.jobId, jobId))
      .groupBy(applications.stageId),
  ])
  const counts = new Map(stageCounts.map(({ id, applications: many }) => [id, many]))
  return stages.map(({ id, name, status, isDefault }) => {
    return { id, name, status, isDefault, applications: counts.get(id) ?? 0 }
  })
}
