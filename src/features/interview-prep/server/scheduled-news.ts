import { and, eq } from 'drizzle-orm'
import { scheduledInterviews as scheduled } from '#db/schema/interview-prep.ts'
import { zonedDateTime } from '#lib/dates.ts'
import type { Services } from '#server/context.ts'
import { calendarEntry, callAddress, scheduledTitle } from './schedule/calendar-entry.ts'
import { readScheduledOf } from './schedule/scheduled-interviews.ts'

type About = { scheduledId: string; userId: string; sequence: number }

/** The texts for notifications about a scheduled interview; null if it was moved, cancelled or deleted after the event. */
export async function readScheduledNews(
  { db, env }: Pick<Services, 'db' | 'env'>,
  { scheduledId: id, userId, sequence }: About,
) {
  const [row] = await db
    .select({ sequence: scheduled.sequence })
    .from(scheduled)
    .where(and(eq(scheduled.id, id), eq(scheduled.userId, userId)))
  if (row?.sequence !== sequence) return null
  const interview = await readScheduledOf(db, userId, id)
  const { scheduledDate, timeZone, setup, status, sessionId } = interview
  return {
    title: scheduledTitle(setup),
    /** In the time zone in which it was scheduled. */
    time: zonedDateTime(scheduledDate, timeZone),
    href: callAddress(id),
    /** True if the interview has not started. */
    isAhead: status === 'scheduled' && sessionId === null,
    calendar: (madeAt: Date) => calendarEntry(env, interview, madeAt),
  }
}
