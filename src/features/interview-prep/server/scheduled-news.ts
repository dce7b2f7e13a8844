import { and, eq } from 'drizzle-orm'
import { scheduledInterviews as scheduled } from '#db/schema/interview-prep.ts'
import { zonedDateTime } from '#lib/dates.ts'
import type { Services } from '#server/context.ts'
import { calendarEntry, callAddress, scheduledTitle } from './schedule/calendar-entry.ts'
import { readScheduledOf } from './schedule/scheduled-interviews.ts'

type About = { scheduledId: string; userId: string; sequence: number }

/** What is told of a scheduled interview while it is as an event left it; null once it was moved, cancelled or deleted since. */
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
    /** On the clock that it was chosen on. */
    time: zonedDateTime(scheduledDate, timeZone),
    href: callAddress(id),
    /** It is still to be held. */
    isAhead: status === 'scheduled' && sessionId === null,
    calendar: (madeAt: Date) => calendarEntry(env, interview, madeAt),
  }
}
