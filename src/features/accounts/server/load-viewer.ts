import { isDeepStrictEqual } from 'node:util'
import { and, asc, eq, isNull, sql } from 'drizzle-orm'
import { sessions, userRoles, users } from '#db/schema/accounts.ts'
import { companies, companyMembers } from '#db/schema/companies.ts'
import type { Role, Viewer } from '#lib/viewer.ts'
import type { Context, Db, SignedIn } from '#server/context.ts'

type Request = Pick<Context, 'db' | 'auth' | 'headers' | 'resHeaders'>

/** The person behind the session cookie, with their roles as they are now; null for none, expired or suspended. */
export async function loadViewer(ctx: Request): Promise<{ viewer: Viewer; sessionId: string } | null> {
  if (!ctx.headers.get('cookie')?.includes('tandem.session_token')) return null
  const asked = ctx.auth.api.getSession({ headers: ctx.headers, returnHeaders: true })
  const { response, headers } = await asked.catch(async (error) => {
    // Better Auth does not say why: where the database is away, the database does
    await ctx.db.execute(sql`select 1`)
    throw error
  })
  // Better Auth renews the cookie once a day
  for (const cookie of headers.getSetCookie()) ctx.resHeaders.append('set-cookie', cookie)
  if (!response) return null
  const viewer = await readViewer(ctx.db, response.user.id, response.session.id)
  return viewer && { viewer, sessionId: response.session.id }
}

/** The person as a viewer; null where they do not exist or are suspended. */
export async function readViewer(db: Db, userId: string, sessionId: string | null = null): Promise<Viewer | null> {
  const [[user], held, memberships, session] = await Promise.all([
    db
      .select()
      .from(users)
      .where(and(eq(users.id, userId), isNull(users.suspendedAt))),
    db.select({ role: userRoles.role }).from(userRoles).where(eq(userRoles.userId, userId)),
    readMemberships(db, userId),
    sessionId
      ? db.select({ chosen: sessions.activeCompanyId }).from(sessions).where(eq(sessions.id, sessionId))
      : Promise.resolve([]),
  ])
  if (!user) return null
  const chosen = memberships.find((m) => m.companyId === session[0]?.chosen) ?? memberships[0]
  return {
    userId,
    name: user.name,
    email: user.email,
    image: user.image,
    roles: [...new Set<Role>([...held.map((row) => row.role), ...memberships.map((m) => m.role)])],
    memberships,
    activeCompanyId: chosen?.companyId ?? null,
    mustChangePassword: user.mustChangePassword,
  }
}

/** Do this session and what its person may do still stand as they were read? */
export async function isStillViewer({ db, viewer, sessionId }: Pick<SignedIn, 'db' | 'viewer' | 'sessionId'>) {
  if (sessionId) {
    const [session] = await db.select({ id: sessions.id }).from(sessions).where(eq(sessions.id, sessionId))
    if (!session) return false
  }
  return isDeepStrictEqual(accessOf(await readViewer(db, viewer.userId, sessionId)), accessOf(viewer))
}

const accessOf = (viewer: Viewer | null) =>
  viewer && {
    roles: [...viewer.roles].sort(),
    memberships: viewer.memberships.map(({ companyId, role }) => `${companyId} ${role}`).sort(),
    mustChangePassword: viewer.mustChangePassword,
  }

const readMemberships = (db: Db, userId: string) =>
  db
    .select({ companyId: companies.id, companyName: companies.name, role: companyMembers.role })
    .from(companyMembers)
    .innerJoin(companies, eq(companies.id, companyMembers.companyId))
    .where(and(eq(companyMembers.userId, userId), isNull(companies.archivedAt)))
    .orderBy(asc(companyMembers.joinedAt), asc(companyMembers.id))
