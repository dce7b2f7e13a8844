import { eq } from 'drizzle-orm'
import { meetings } from '#db/schema/interviews.ts'
import { memberIds } from '#features/companies/server/member-ids.ts'
import type { Db, Services, SignedIn } from '#server/context.ts'
import { DomainError, found } from '#server/errors.ts'
import { tell } from '#server/live.ts'
import type { Ledger } from '#server/transaction.ts'
import { meetingChanged, type meetingChanges } from '../events.ts'
import type { MeetingRow } from './read-meetings.ts'

export type About = { applicationId: string; companyId: string; userId: string }
type Change = {
  became: (typeof meetingChanges)[number]
  by: 'company' | 'candidate'
  wasAccepted: boolean
  from?: Date | null
}

/** The appointment as it was seen, held to the end of the transaction; CHANGED where it has changed since. */
export async function holdMeeting(db: Db, id: string, sequence: number): Promise<MeetingRow> {
  const row = await lockMeeting(db, id)
  if (row.sequence !== sequence) throw new DomainError('CHANGED')
  return row
}

export async function lockMeeting(db: Db, id: string): Promise<MeetingRow> {
  const [row] = await db.select().from(meetings).where(eq(meetings.id, id)).for('update')
  return found(row)
}

/** Which application an appointment belongs to; NOT_FOUND. */
export async function applicationOf(db: Db, id: string): Promise<string> {
  const [row] = await db.select({ applicationId: meetings.applicationId }).from(meetings).where(eq(meetings.id, id))
  return found(row).applicationId
}

/** Stores a new state of a held appointment, one sequence on, and says so. */
export async function changeMeeting(
  tx: Pick<SignedIn, 'db'> & Ledger,
  { id, sequence }: Pick<MeetingRow, 'id' | 'sequence'>,
  { about, change, set }: { about: About; change: Change; set: Partial<MeetingRow> },
): Promise<void> {
  await tx.db
    .update(meetings)
    .set({ ...set, sequence: sequence + 1 })
    .where(eq(meetings.id, id))
  await sayChanged(tx, { id, sequence: sequence + 1 }, { about, change })
}

/** The ledger, the event, and everybody's open pages. */
export async function sayChanged(
  tx: Pick<Services, 'db'> & Ledger,
  { id, sequence }: Pick<MeetingRow, 'id' | 'sequence'>,
  { about, change: { became, by, wasAccepted, from = null } }: { about: About; change: Change },
): Promise<void> {
  const { applicationId, companyId, userId } = about
  const data = { became, by }
  await tx.audit({ action: `meeting.${became}`, subjectType: 'application', subjectId: applicationId, companyId, data })
  const state = { meetingId: id, sequence, became, by, wasAccepted, from: from?.toISOString() ?? null }
  await tx.emit(meetingChanged({ ...state, applicationId, companyId, userId }))
  await tell(tx.db, [userId, ...(await memberIds(tx.db, companyId))], 'meeting_changed', { applicationId })
}
