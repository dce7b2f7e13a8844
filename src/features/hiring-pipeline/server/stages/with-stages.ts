import { asc, eq } from 'drizzle-orm'
import { users } from '#db/schema/accounts.ts'
import { applicationStageChanges as moves } from '#db/schema/applications.ts'
import type { Db } from '#server/context.ts'
import type { ReviewStep } from '../../contract.ts'

/** Every status of an application with its stage, and the moves between stages in order; oldest first. */
export async function withStages(db: Db, id: string, statuses: Omit<ReviewStep, 'stage'>[]): Promise<ReviewStep[]> {
  const stages = await db
    .select({ status: moves.toStatus, stage: moves.toStage, at: moves.changedAt, by: users.name })
    .from(moves)
    .leftJoin(users, eq(users.id, moves.changedBy))
    .where(eq(moves.applicationId, id))
    .orderBy(asc(moves.changedAt), asc(moves.id))
  // a move that changed the status is in both histories, with the same time
  const sameAs = (step: Pick<ReviewStep, 'status' | 'at'>) => (other: Pick<ReviewStep, 'status' | 'at'>) =>
    other.status === step.status && other.at.getTime() === step.at.getTime()
  const untold = { message: null, reason: null, note: null, isShown: true }
  const steps = [
    ...statuses.map((step) => ({ ...step, stage: stages.find(sameAs(step))?.stage ?? null })),
    ...stages.filter((step) => !statuses.some(sameAs(step))).map((step) => ({ ...step, ...untold })),
  ]
  return steps.sort((a, b) => a.at.getTime() - b.at.getTime())
}
