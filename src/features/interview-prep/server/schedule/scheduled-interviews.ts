import { and, asc, eq, type SQL } from 'drizzle-orm'
import {
  interviewPhoneDetails as phones,
  scheduledInterviews as scheduled,
  interviewSessions as sessions,
} from '#db/schema/interview-prep.ts'
import type { Db, SignedIn } from '#server/context.ts'
import { found } from '#server/errors.ts'
import type { RecordingChoice } from '../../recording-rules.ts'
import type { ScheduledInterview } from '../../schedule-contract.ts'

export type ScheduledRow = typeof scheduled.$inferSelect
/** What is stored of an appointment besides its time: the kind of interview, and what becomes of the recordings. */
export type SessionConfig = { setup: ScheduledInterview['setup']; recordings: RecordingChoice }

const LISTED = 200

/** Written by the verbs of this folder alone. */
export const configOf = ({ sessionConfig }: Pick<ScheduledRow, 'sessionConfig'>) => sessionConfig as SessionConfig

const entries = async (db: Db, condition: SQL | undefined): Promise<ScheduledInterview[]> => {
  const rows = await db
    .select({
      row: scheduled,
      phone: { countryCode: phones.countryCode, phoneNumber: phones.phoneNumber },
      isOver: sessions.completed,
    })
    .from(scheduled)
    .leftJoin(phones, eq(phones.id, scheduled.phoneDetailsId))
    .leftJoin(sessions, eq(sessions.id, scheduled.sessionId))
    .where(condition)
    .orderBy(asc(scheduled.scheduledDate), asc(scheduled.id))
    .limit(LISTED)
  return rows.map(({ row, phone, isOver }) => ({
    ...row,
    ...configOf(row),
    phone,
    isOver: isOver ?? false,
    notes: row.notes ?? '',
  }))
}

/** The own scheduled interviews, those that are over too, ascending by date (INTV-31). */
export const listScheduled = ({ db, viewer }: SignedIn): Promise<ScheduledInterview[]> =>
  entries(db, eq(scheduled.userId, viewer.userId))

/** One own scheduled interview; NOT_FOUND where it is somebody else's. */
export const readScheduled = ({ db, viewer }: Pick<SignedIn, 'db' | 'viewer'>, { id }: { id: string }) =>
  readScheduledOf(db, viewer.userId, id)

/** The same of a person that the product itself thinks of. */
export async function readScheduledOf(db: Db, userId: string, id: string): Promise<ScheduledInterview> {
  const [entry] = await entries(db, and(eq(scheduled.id, id), eq(scheduled.userId, userId)))
  return found(entry)
}

/** The own appointment, locked until the transaction ends. */
export async function lockScheduled({ db, viewer }: Pick<SignedIn, 'db' | 'viewer'>, id: string) {
  const [row] = await db
    .select()
    .from(scheduled)
    .where(and(eq(scheduled.id, id), eq(scheduled.userId, viewer.userId)))
    .for('update')
  return found(row)
}
