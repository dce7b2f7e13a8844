import { eq, sql } from 'drizzle-orm'
import { applicationStageChanges, applications, jobStages } from '#db/schema/applications.ts'
import type { PipelineStatus } from '#features/applications/rules.ts'
import { memberIds } from '#features/companies/server/member-ids.ts'
import type { SignedIn } from '#server/context.ts'
import { DomainError, found, isDuplicate } from '#server/errors.ts'
import { publish } from '#server/realtime/realtime-hub.ts'
import { transaction, type UnitOfWork } from '#server/transaction.ts'
import { maxStages } from '../../stage-limits.ts'
import { loadBoardJob, loadStage, lockStages, type StageRow } from './load-stages.ts'

type Tx = SignedIn & UnitOfWork

/** Adds a stage after the last one of its status. STAGE_NAME_TAKEN, STAGES_FULL. */
export const addStage = (
  ctx: SignedIn,
  { jobId, name, status }: { jobId: string; name: string; status: PipelineStatus },
) =>
  refusingNames(() =>
    transaction(ctx, async (tx) => {
      const job = await loadBoardJob(tx, jobId, { lock: true })
      const stages = await lockStages(tx.db, jobId)
      if (stages.length >= maxStages) throw new DomainError('STAGES_FULL')
      const place = stages.findLastIndex((stage) => stage.status === status) + 1
      const [made] = await tx.db.insert(jobStages).values({ jobId, name, status, sortOrder: place }).returning()
      const stage = found(made)
      await putInOrder(
        tx,
        [...stages.slice(0, place), stage, ...stages.slice(place)].map(({ id }) => id),
      )
      await record(tx, { action: 'stage.added', stage, companyId: job.companyId })
      return { id: stage.id }
    }),
  )

/** Renames a stage, also a permanent one. STAGE_NAME_TAKEN. */
export const renameStage = (ctx: SignedIn, { id, name }: { id: string; name: string }) =>
  refusingNames(() =>
    transaction(ctx, async (tx) => {
      const stage = await loadStage(tx, id)
      const job = await loadBoardJob(tx, stage.jobId)
      await tx.db.update(jobStages).set({ name }).where(eq(jobStages.id, id))
      await record(tx, { action: 'stage.renamed', stage, companyId: job.companyId })
      return { id }
    }),
  )

/** Reorders a job's stages; STAGE_ORDER_STALE if the list does not contain each stage once. */
export const arrangeStages = (ctx: SignedIn, { jobId, stageIds }: { jobId: string; stageIds: string[] }) =>
  transaction(ctx, async (tx) => {
    const job = await loadBoardJob(tx, jobId, { lock: true })
    const stages = await lockStages(tx.db, jobId)
    const isComplete = new Set(stageIds).size === stages.length && stages.every(({ id }) => stageIds.includes(id))
    const [stage] = stages
    if (!isComplete || stageIds.length !== stages.length || !stage) throw new DomainError('STAGE_ORDER_STALE')
    await putInOrder(tx, stageIds)
    await record(tx, { action: 'stage.arranged', stage, companyId: job.companyId })
    return { stageIds }
  })

/** Removes a custom stage. Its applications move to the permanent stage of its status, which each history records. */
export const removeStage = (ctx: SignedIn, { id }: { id: string }): Promise<{ moved: number }> =>
  transaction(ctx, async (tx) => {
    const { jobId } = await loadStage(tx, id)
    const job = await loadBoardJob(tx, jobId, { lock: true })
    const stages = await lockStages(tx.db, jobId)
    const stage = found(stages.find((one) => one.id === id))
    if (stage.isDefault) throw new DomainError('STAGE_STAYS')
    const target = found(stages.find((one) => one.isDefault && one.status === stage.status))
    const now = new Date()
    const moved = await tx.db
      .update(applications)
      .set({ stageId: target.id, stageSince: now, updatedAt: now })
      .where(eq(applications.stageId, id))
      .returning({ id: applications.id })
    const step = { fromStage: stage.name, toStage: target.name, toStatus: target.status, changedAt: now }
    const changedBy = tx.viewer.userId
    if (moved.length > 0) {
      await tx.db
        .insert(applicationStageChanges)
        .values(moved.map(({ id: applicationId }) => ({ ...step, applicationId, changedBy })))
    }
    await tx.db.delete(jobStages).where(eq(jobStages.id, id))
    await record(tx, { action: 'stage.removed', stage, companyId: job.companyId })
    return { moved: moved.length }
  })

async function putInOrder({ db }: Tx, stageIds: string[]): Promise<void> {
  await db.execute(sql`
    update ${jobStages} set sort_order = place.index
    from (select id, ordinality - 1 as index from unnest(${sql.param(stageIds)}::uuid[]) with ordinality as t(id)) as place
    where ${jobStages.id} = place.id`)
}

type Done = { action: string; stage: StageRow; companyId: string }

/** Writes the audit entry and updates colleagues' open boards. */
async function record(tx: Tx, { action, stage: { id, jobId, status }, companyId }: Done): Promise<void> {
  await tx.audit({ action, subjectType: 'job', subjectId: jobId, companyId, data: { stageId: id, status } })
  await publish(tx.db, await memberIds(tx.db, companyId), 'stages_changed', { jobId })
}

async function refusingNames<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work()
  } catch (error) {
    if (isDuplicate(error, 'job_stages_name')) throw new DomainError('STAGE_NAME_TAKEN')
    throw error
  }
}
