import { and, lt, not, sql } from 'drizzle-orm'
import { oneTimeLinks, sessions } from '#db/schema/accounts.ts'
import type { Services } from '#server/context.ts'
import type { Schedule } from '#server/queue/schedules.ts'
import { isOpenSession } from './session-end.ts'

const monthAgo = sql`now() - interval '30 days'`

/** Deletes sessions and links that ended a month ago, because they contain addresses and browser names of people. */
export async function deleteEndedSessions({ db }: Pick<Services, 'db'>): Promise<void> {
  await db.delete(sessions).where(and(not(isOpenSession), lt(sessions.lastActiveAt, monthAgo)))
  await db.delete(oneTimeLinks).where(lt(oneTimeLinks.expiresAt, monthAgo))
}

export const sessionSchedules: Schedule[] = [
  { name: 'accounts.forget-ended', cron: '37 3 * * *', run: (ctx) => deleteEndedSessions(ctx) },
]
