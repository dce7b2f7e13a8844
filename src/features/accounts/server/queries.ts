import { and, desc, eq, getTableColumns } from 'drizzle-orm'
import { sessions, users } from '#db/schema/accounts.ts'
import { chosenTheme } from '#lib/theme-cookie.ts'
import type { Context, Db, SignedIn } from '#server/context.ts'
import { liveCursor } from '#server/realtime/realtime-hub.ts'
import { deviceOf } from './device-name.ts'
import { absoluteEnd, isOpenSession } from './session-end.ts'

/** The viewer, and the data that each page needs first. */
export async function readSession(ctx: Context) {
  const theme = chosenTheme(ctx.headers.get('cookie'))
  const { viewer, db } = ctx
  const [cursor, timeZone] = viewer
    ? await Promise.all([liveCursor(db), readTimeZone(db, viewer.userId)])
    : [null, null]
  return {
    viewer,
    impersonation: ctx.impersonation ?? null,
    isDemo: ctx.env.DEMO,
    theme: theme ?? ('system' as const),
    liveCursor: cursor,
    timeZone,
  }
}

async function readTimeZone(db: Db, userId: string): Promise<string | null> {
  const [user] = await db.select({ timeZone: users.timeZone }).from(users).where(eq(users.id, userId))
  return user?.timeZone ?? null
}

/** The viewer's sessions, newest first. */
export async function listSessions(ctx: SignedIn) {
  const rows = await ctx.db
    .select({ ...getTableColumns(sessions), endsAt: absoluteEnd })
    .from(sessions)
    .where(and(eq(sessions.userId, ctx.viewer.userId), isOpenSession))
    .orderBy(desc(sessions.updatedAt))
  return rows.map(({ id, userAgent, createdAt, updatedAt, lastActiveAt, endsAt }) => {
    const device = deviceOf(userAgent)
    return { id, userAgent, device, createdAt, updatedAt, lastActiveAt, endsAt, isCurrent: id === ctx.sessionId }
  })
}
