import { hash } from 'node:crypto'
import { and, eq, gt, isNull, sql } from 'drizzle-orm'
import { LRUCache } from 'lru-cache'
import { impersonations, users } from '#db/schema/accounts.ts'
import { COMPANY_HEADER } from '#lib/company-header.ts'
import { FORMER_IMPERSONATION_HEADER, IMPERSONATION_HEADER } from '#lib/impersonation-header.ts'
import {
  asIn,
  blockOf,
  hasRole,
  isPlatformStaff,
  type Membership,
  type Role,
  type SecondFactorRole,
  type Viewer,
} from '#lib/viewer.ts'
import { type Auth, endPreviousToken, isDue, replaceOldCookie } from '#server/auth.ts'
import type { Context, Db, Impersonation, SignedIn } from '#server/context.ts'
import { isOpenSession, recordActivity } from './session-end.ts'

type Request = Pick<Context, 'db' | 'auth' | 'env' | 'headers' | 'resHeaders'>

type Who = { viewer: Viewer; sessionId: string; impersonation?: Impersonation | undefined }

/**
 * The user of the session cookie, with their current roles. Null without a session, or if it expired or the user is
 * suspended. During impersonation it is the impersonated user; null for a page whose impersonation has ended.
 */
export async function loadViewer(ctx: Request): Promise<Who | null> {
  const replaced = replaceOldCookie(ctx.env, ctx.headers)
  if (!replaced) return findViewer(ctx)
  const who = await findViewer({ ...ctx, headers: replaced.headers })
  // if the token was renewed in the meantime, use the newer one
  const setCookies = ctx.resHeaders.getSetCookie()
  ctx.resHeaders.delete('set-cookie')
  for (const cookie of who ? [...replaced.cookies, ...setCookies] : setCookies)
    ctx.resHeaders.append('set-cookie', cookie)
  return who
}

async function findViewer(ctx: Request): Promise<Who | null> {
  const cookie = ctx.headers.get('cookie')
  if (!cookie?.includes('tandem.session_token')) return null
  const accepted = acceptedBy(ctx.auth)
  const key = hash('sha256', cookie, 'base64')
  const known = accepted.get(key)
  const identified = known && (await identifyUser(ctx, known))
  if (identified) return identified
  const fresh = await askBetterAuth(ctx)
  // Better Auth clears the cookie of a session that is no longer valid
  if (fresh) accepted.set(key, fresh)
  else accepted.delete(key)
  const who = fresh && (await identifyUser(ctx, fresh))
  if (who) await recordActivity(ctx.db, who.sessionId)
  return who
}

type Known = { userId: string; sessionId: string }

const acceptedCookies = new WeakMap<Auth, LRUCache<string, Known>>()

/**
 * Users whose cookies Better Auth accepted within the last minute, by hash of the cookie. Skips only the check of the
 * signature: every call still asks the database whether the session is valid.
 */
function acceptedBy(auth: Auth): LRUCache<string, Known> {
  const known = acceptedCookies.get(auth) ?? new LRUCache<string, Known>({ max: 10_000, ttl: 60_000 })
  acceptedCookies.set(auth, known)
  return known
}

/** The session of the cookie. Once a day the browser gets a new token (AUTH-24). */
async function askBetterAuth(ctx: Request): Promise<Known | null> {
  const lookup = ctx.auth.api.getSession({ headers: ctx.headers, returnHeaders: true })
  const { response, headers } = await lookup.catch(async (error) => {
    // Better Auth hides the cause of a failure: query the database, which throws if it is unreachable
    await ctx.db.execute(sql`select 1`)
    throw error
  })
  if (response && !isDue(response.session)) {
    await endPreviousToken(ctx.db, response.session.id)
    return { userId: response.user.id, sessionId: response.session.id }
  }
  const renewed = await ctx.auth.api.renewSession({ headers: ctx.headers, returnHeaders: true })
  // Clear a token that belongs to no user.
  const { headers: responseHeaders } = renewed.response ? renewed : { headers }
  for (const cookie of responseHeaders.getSetCookie()) ctx.resHeaders.append('set-cookie', cookie)
  return renewed.response
}

async function identifyUser(ctx: Request, { userId, sessionId }: Known): Promise<Who | null> {
  const viewer = await readViewer(ctx.db, userId, sessionId)
  if (!viewer) return null
  const impersonated = await readImpersonation(ctx.db, viewer, sessionId)
  const opened = ctx.headers.get(IMPERSONATION_HEADER) ?? ctx.headers.get(FORMER_IMPERSONATION_HEADER)
  if (opened && opened !== impersonated?.impersonation.id) return null
  const { viewer: shown, impersonation } = impersonated ?? { viewer, impersonation: undefined }
  return { viewer: ofPage(shown, ctx.headers), sessionId, impersonation }
}

/** The user whom this admin impersonates now; null without an impersonation, after its end, or if the user cannot be impersonated. */
async function readImpersonation(
  db: Db,
  admin: Viewer,
  sessionId: string,
): Promise<{ viewer: Viewer; impersonation: Impersonation } | null> {
  if (!hasRole(admin, 'platform_admin') || blockOf(admin)) return null
  const [impersonation] = await db
    .select({ id: impersonations.id, userId: impersonations.userId, until: impersonations.endsAt })
    .from(impersonations)
    .where(
      and(
        eq(impersonations.sessionId, sessionId),
        isNull(impersonations.endedAt),
        gt(impersonations.endsAt, new Date()),
      ),
    )
  const person = impersonation && (await readViewer(db, impersonation.userId))
  if (!impersonation || !person || isPlatformStaff(person)) return null
  const { userId: adminId, name: adminName } = admin
  // an impersonating admin cannot do the user's required first steps, such as changing a password
  const viewer = { ...person, mustChangePassword: false, needsSecondFactor: false }
  return { viewer, impersonation: { id: impersonation.id, adminId, adminName, until: impersonation.until } }
}

/** A page sends the company that it was opened for. If the user is no longer a member of it, no company is active. */
function ofPage(viewer: Viewer, headers: Headers): Viewer {
  const opened = headers.get(COMPANY_HEADER)
  return opened === null ? viewer : asIn(viewer, opened)
}

/**
 * The user as a viewer; null if they do not exist or are suspended, or if the given session has ended. Every call runs this, so it
 * is one statement.
 */
export async function readViewer(db: Db, userId: string, sessionId: string | null = null): Promise<Viewer | null> {
  const statement = viewerStatements.get(db) ?? prepareViewer(db)
  viewerStatements.set(db, statement)
  const [row] = await statement.execute({ userId, sessionId })
  if (!row) return null
  const { held, chosen, last, memberships, demandedOf, hasTwoFactor, ...user } = row
  const find = (companyId: string | null) => memberships.find((m) => m.companyId === companyId)
  const company = find(chosen) ?? find(last) ?? memberships[0]
  const roles = [...new Set<Role>([...held, ...memberships.map((m) => m.role)])]
  return {
    userId,
    ...user,
    roles,
    needsSecondFactor: !hasTwoFactor && demandedOf.some((role) => roles.includes(role)),
    memberships,
    activeCompanyId: company?.companyId ?? null,
  }
}

/** Prepared once: building the statement takes longer than most other steps of a call. */
const viewerStatements = new WeakMap<Db, ReturnType<typeof prepareViewer>>()

// raw column names: inside a select, Drizzle omits the table of a column
function prepareViewer(db: Db) {
  const session = sql`${sql.placeholder('sessionId')}::uuid`
  return db
    .select({
      name: users.name,
      email: users.email,
      image: users.image,
      mustChangePassword: users.mustChangePassword,
      held: sql<Role[]>`array(select role from user_roles where user_id = users.id)`,
      memberships: sql<Membership[]>`coalesce((
        select json_agg(
          json_build_object('companyId', c.id, 'companyName', c.name, 'role', m.role) order by m.joined_at, m.id)
        from company_members m join companies c on c.id = m.company_id
        where m.user_id = users.id and c.archived_at is null), '[]')`,
      // a missing row of settings counts as the defaults
      demandedOf: sql<SecondFactorRole[]>`coalesce(
        (select second_factor_roles from platform_settings), array['platform_admin'])`,
      hasTwoFactor: sql<boolean>`exists (
        select from two_factors where user_id = users.id and enabled_at is not null)`,
      chosen: sql<string | null>`(select active_company_id from sessions where id = ${session})`,
      last: users.lastCompanyId,
    })
    .from(users)
    .where(
      and(
        eq(users.id, sql.placeholder('userId')),
        isNull(users.suspendedAt),
        sql`(${session} is null or exists (
          select from sessions where id = ${session} and ${isOpenSession}))`,
      ),
    )
    .prepare('')
}

/**
 * Returns a function that checks whether this session and the user's permissions are still as they were read. It keeps no other data in
 * memory.
 */
export function createAccessCheck({ db, viewer, sessionId }: Pick<SignedIn, 'db' | 'viewer' | 'sessionId'>) {
  const { userId } = viewer
  const before = accessOf(viewer)
  return async (): Promise<boolean> => accessOf(await readViewer(db, userId, sessionId)) === before
}

const accessOf = (viewer: Viewer | null): string =>
  JSON.stringify(
    viewer && [
      [...viewer.roles].sort(),
      viewer.memberships.map(({ companyId, role }) => `${companyId} ${role}`).sort(),
      viewer.mustChangePassword,
      viewer.needsSecondFactor,
    ],
  )
