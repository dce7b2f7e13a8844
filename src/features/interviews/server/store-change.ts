import { eq } from 'drizzle-orm'
import { interviews } from '#db/schema/interviews.ts'
import { memberIds } from '#features/companies/server/member-ids.ts'
import type { Db, Services, SignedIn } from '#server/context.ts'
import { DomainError, found } from '#server/errors.ts'
import { publish } from '#server/realtime/realtime-hub.ts'
import type { UnitOfWork } from '#server/transaction.ts'
import { interviewChanged, type interviewChanges } from '../events.ts'
import type { InterviewRow } from './read-interviews.ts'

export type About = { applicationId: string; companyId: string; userId: string }
type Change = {
  became: (typeof interviewChanges)[number]
  by: 'company' | 'candidate'
  /** The member of the company. */
  actorId?: string
  wasAccepted: boolean
  from?: Date | null
}

/** The interview in the version that was seen, locked until the transaction ends; CHANGED if it has changed. */
export async function lockSeenInterview(db: Db, id: string, sequence: number): Promise<InterviewRow> {
  const row = await lockInterview(db, id)
  if (row.sequence !== sequence) throw new DomainError('CHANGED')
  return row
}

export async function lockInterview(db: Db, id: string): Promise<InterviewRow> {
  const [row] = await db.select().from(interviews).where(eq(interviews.id, id)).for('update')
  return found(row)
}

/** The application of an interview; NOT_FOUND. */
export async function applicationOf(db: Db, id: string): Promise<string> {
  const [row] = await db
    .select({ applicationId: interviews.applicationId })
    .from(interviews)
    .where(eq(interviews.id, id))
  return found(row).applicationId
}

/** Stores a new state of a locked interview, increments its sequence, and publishes it. */
export async function changeInterview(
  tx: Pick<SignedIn, 'db'> & UnitOfWork,
  { id, sequence }: Pick<InterviewRow, 'id' | 'sequence'>,
  { about, change, set }: { about: About; change: Change; set: Partial<InterviewRow> },
): Promise<void> {
  await tx.db
    .update(interviews)
    .set({ ...set, sequence: sequence + 1 })
    .where(eq(interviews.id, id))
  await recordChange(tx, { id, sequence: sequence + 1 }, { about, change })
}

/** Writes the history, emits the event, and updates open pages. */
export async function recordChange(
  tx: Pick<Services, 'db'> & UnitOfWork,
  { id, sequence }: Pick<InterviewRow, 'id' | 'sequence'>,
  { about, change: { became, by, actorId, wasAccepted, from = null } }: { about: About; change: Change },
): Promise<void> {
  const { applicationId, companyId, userId } = about
  const data = { became, by }
  await tx.audit({
    action: `meeting.${became}`,
    subjectType: 'application',
    subjectId: applicationId,
    companyId,
    data,
  })
  const state = {
    interviewId: id,
    sequence,
    became,
    by,
    actorId: actorId ?? null,
    wasAccepted,
    from: from?.toISOString() ?? null,
  }
  await tx.emit(interviewChanged({ ...state, applicationId, companyId, userId }))
  await publish(tx.db, [userId, ...(await memberIds(tx.db, companyId))], 'meeting_changed', { applicationId })
}
