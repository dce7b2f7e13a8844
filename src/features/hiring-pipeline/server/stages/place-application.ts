import { and, desc, eq, lt } from 'drizzle-orm'
import { users } from '#db/schema/accounts.ts'
import { applicationStageChanges, applicationStatusChanges, applications } from '#db/schema/applications.ts'
import { applicationStatusChanged, applicationStatusShown } from '#features/applications/events.ts'
import type { PipelineStatus } from '#features/applications/rules.ts'
import { memberIds } from '#features/companies/server/member-ids.ts'
import { newId } from '#lib/ids.ts'
import type { SignedIn } from '#server/context.ts'
import { DomainError, requirePolicy } from '#server/errors.ts'
import { publish } from '#server/realtime/realtime-hub.ts'
import type { UnitOfWork } from '#server/transaction.ts'
import { canSetApplicationStatus } from '../../policy.ts'
import type { Rejection } from '../../rejection.ts'
import { fillMessage } from '../decline/fill-message.ts'
import { recordRejection } from '../decline/record-rejection.ts'
import { loadReview } from '../load-review.ts'
import { planNotice } from '../notice/plan-notice.ts'
import { lockStagesForUse, type StageRow } from './load-stages.ts'

type Tx = SignedIn & UnitOfWork
type Application = Awaited<ReturnType<typeof loadReview>>
type Placing = {
  id: string
  to: { stageId: string } | { status: PipelineStatus }
  /** The stage in which the caller saw it. */
  from?: { stageId: string } | { status: string } | undefined
  /** Set by Undo, which must leave no trace for the candidate. */
  isUndo?: boolean | undefined
  /** Reason and message, for a move to Rejected. */
  rejection?: Rejection | undefined
  /** A message to the candidate about another status. */
  message?: string | undefined
}

/**
 * The only function that sets an application's stage and status for the company. If it is already in the stage, nothing changes.
 * APPLICATION_WITHDRAWN; APPLICATION_MOVED if it is not in the stage that the caller saw (with who moved it, where and when); STAGE_GONE if
 * its job has no such stage; NOTICE_SENT for an undo after the candidate was notified. The candidate is notified of a new status after the
 * company's notice delay, colleagues' pages are updated at once.
 */
export async function placeApplication(tx: Tx, { id, to, from, isUndo, rejection, message }: Placing) {
  const { jobId } = await loadReview(tx, id)
  // locked before the application: removing a stage locks in the same order
  const stages = await lockStagesForUse(tx.db, jobId)
  const application = await loadReview(tx, id, { lock: true })
  requirePolicy(canSetApplicationStatus(tx.viewer, application))
  const current = stages.find((stage) => stage.id === application.stageId)
  if (!current) throw new Error('an application on the board must have a stage of its job')
  if (from && !isAt(application, from)) throw new DomainError('APPLICATION_MOVED', await lastMove(tx, id, current))
  const target = (await stageToReturnTo(tx, id, { stages, current, to })) ?? targetOf(stages, current, to)
  if (!target) throw new DomainError('STAGE_GONE')
  if (isUndo && isKnown(application, target)) throw new DomainError('NOTICE_SENT')
  if (target.id !== current.id) return store(tx, { application, current, target, rejection, message })
  const { statusUpdatedAt: since, noticeDueAt } = application
  return { id, from: current.id, stageId: current.id, status: current.status, since, noticeDueAt }
}

/** Whether the candidate was notified of the status that would be undone. Undoing it would notify them again. */
const isKnown = ({ userId, status, noticeDueAt }: Application, target: StageRow): boolean =>
  userId !== null && status !== target.status && noticeDueAt === null

const isAt = ({ stageId, status }: Application, from: NonNullable<Placing['from']>) =>
  'stageId' in from ? from.stageId === stageId : from.status === status

type Ways = { stages: StageRow[]; current: StageRow; to: Placing['to'] }

/** For a rejected application, its last stage of that status; undefined for any other move, or if the stage is gone. */
async function stageToReturnTo({ db }: Tx, id: string, { stages, current, to }: Ways): Promise<StageRow | undefined> {
  if (current.status !== 'rejected' || 'stageId' in to || to.status === current.status) return
  const { applicationId, toStatus, toStage, changedAt } = applicationStageChanges
  const [last] = await db
    .select({ name: toStage })
    .from(applicationStageChanges)
    .where(and(eq(applicationId, id), eq(toStatus, to.status)))
    .orderBy(desc(changedAt), desc(applicationStageChanges.id))
    .limit(1)
  return stages.find(({ status, name }) => status === to.status && name === last?.name)
}

/** The target stage. For a status it is the first stage of that status, or the current stage if the application already has the status. */
const targetOf = (stages: StageRow[], current: StageRow, to: Placing['to']): StageRow | undefined => {
  if ('stageId' in to) return stages.find((stage) => stage.id === to.stageId)
  return current.status === to.status ? current : stages.find((stage) => stage.status === to.status)
}

/** Who moved it to its current stage, and when; `by` is null for an automatic move. */
async function lastMove({ db }: Tx, id: string, { name, status }: StageRow) {
  const [last] = await db
    .select({ by: users.name, at: applicationStageChanges.changedAt })
    .from(applicationStageChanges)
    .leftJoin(users, eq(users.id, applicationStageChanges.changedBy))
    .where(eq(applicationStageChanges.applicationId, id))
    .orderBy(desc(applicationStageChanges.changedAt), desc(applicationStageChanges.id))
    .limit(1)
  return { stage: name, status, by: last?.by ?? null, at: last?.at ?? null }
}

/** A move back within this time, in milliseconds, counts as an undo. */
const UNDO_MS = 60_000

/** When it entered the stage that this move restores, before the undone move; null if the move is not an undo. */
async function sinceBefore(
  { db, viewer }: Tx,
  { id }: Application,
  { current, target }: Pick<Step, 'current' | 'target'>,
) {
  const [last, earlier] = await db
    .select()
    .from(applicationStageChanges)
    .where(eq(applicationStageChanges.applicationId, id))
    .orderBy(desc(applicationStageChanges.changedAt), desc(applicationStageChanges.id))
    .limit(2)
  const isUndone =
    last?.fromStage === target.name &&
    last.toStage === current.name &&
    last.changedBy === viewer.userId &&
    Date.now() - last.changedAt.getTime() < UNDO_MS
  if (!isUndone) return null
  if (earlier) return earlier.toStage === target.name ? earlier.changedAt : null
  // no move is recorded, so it entered its stage together with its status, as every new application does
  const { applicationId, toStatus, changedAt } = applicationStatusChanges
  const [came] = await db
    .select({ at: changedAt })
    .from(applicationStatusChanges)
    .where(and(eq(applicationId, id), eq(toStatus, target.status), lt(changedAt, last.changedAt)))
    .orderBy(desc(changedAt))
    .limit(1)
  return came?.at ?? null
}

type Step = Pick<Placing, 'rejection' | 'message'> & { application: Application; current: StageRow; target: StageRow }

async function store(tx: Tx, { application, current, target, rejection, message }: Step) {
  const { id, companyId, jobId, userId } = application
  const [now, changedBy] = [new Date(), tx.viewer.userId]
  const isNews = current.status !== target.status
  const notice = isNews ? await planNotice(tx.db, application, target.status, now) : null
  await tx.db
    .update(applications)
    .set({
      stageId: target.id,
      stageSince: now,
      updatedAt: now,
      ...(notice && { status: target.status, statusUpdatedAt: notice.since, ...notice.waiting }),
    })
    .where(eq(applications.id, id))
  const since = await sinceBefore(tx, application, { current, target })
  // a separate statement: with a new status the trigger resets the time
  if (since) await tx.db.update(applications).set({ stageSince: since }).where(eq(applications.id, id))
  const by = { applicationId: id, changedBy, changedAt: now }
  await tx.db
    .insert(applicationStageChanges)
    .values({ ...by, fromStage: current.name, toStage: target.name, toStatus: target.status })
  const about = { subjectType: 'application', subjectId: id, companyId }
  if (notice) {
    const { isShown } = notice
    const [fromStatus, toStatus] = [current.status, target.status]
    const declined = toStatus === 'rejected' ? rejection : undefined
    // no notice for an imported application
    const words = declined?.message ?? message
    const filled = userId && words ? await fillMessage(tx.db, application, words) : null
    const changeId = newId()
    await tx.db
      .insert(applicationStatusChanges)
      .values({ ...by, id: changeId, fromStatus, toStatus, message: filled, isShown })
    await recordRejection(tx, { applicationId: id, changeId, rejection: declined })
    await tx.audit({ ...about, action: 'application.status_set', data: { from: fromStatus, to: toStatus } })
    const moved = { applicationId: id, jobId, companyId, fromStatus, toStatus, changeId }
    await tx.emit(applicationStatusChanged({ ...moved, userId, changedBy }))
    if (isShown && userId) {
      const shown = { ...moved, userId, fromStatus: application.shownStatus ?? fromStatus }
      await tx.emit(applicationStatusShown(shown))
    }
  } else {
    await tx.audit({ ...about, action: 'application.stage_set', data: { from: current.id, to: target.id } })
    await publish(tx.db, await memberIds(tx.db, companyId), 'application_changed', { applicationId: id, jobId })
  }
  const { noticeDueAt } = notice?.waiting ?? application
  const statusSince = notice?.since ?? application.statusUpdatedAt
  return { id, from: current.id, stageId: target.id, status: target.status, since: statusSince, noticeDueAt }
}
