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
/** The stored settings of a scheduled interview: the kind of interview, and whether to store recordings. */
export type SessionConfig = { setup: ScheduledInterview['setup']; recordings: RecordingChoice }

const LISTED = 200

/** The settings in a row. Only the functions in this folder write them. */
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

/** All scheduled interviews of the viewer, including past ones, ascending by date (INTV-31). */
export const listScheduled = ({ db, viewer }: SignedIn): Promise<ScheduledInterview[]> =>
  entries(db, eq(scheduled.userId, viewer.userId))

/** One of the viewer's scheduled interviews. Throws NOT_FOUND for another person's interview. */
export const readScheduled = ({ db, viewer }: Pick<SignedIn, 'db' | 'viewer'>, { id }: { id: string }) =>
  readScheduledOf(db, viewer.userId, id)

/** The same for background work, which has no viewer. */
export async function readScheduledOf(db: Db, userId: string, id: string): Promise<ScheduledInterview> {
  const [entry] = await entries(db, and(eq(scheduled.id, id), eq(scheduled.userId, userId)))
  return found(entry)
}

/** One of the viewer's scheduled interviews, locked until the transaction ends. */
export async function lockScheduled({ db, viewer }: Pick<SignedIn, 'db' | 'viewer'>, id: string) {
  const [row] = await db
    .select()
    .from(scheduled)
    .where(and(eq(scheduled.id, id), eq(scheduled.userId, viewer.userId)))
    .for('update')
  return found(row)
}
