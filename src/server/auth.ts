import { createHmac, randomBytes } from 'node:crypto'
import type { BetterAuthPlugin } from 'better-auth'
import { drizzleAdapter } from 'better-auth/adapters/drizzle'
import { createAuthEndpoint } from 'better-auth/api'
import { setSessionCookie } from 'better-auth/cookies'
// the minimal build leaves out the query builder, which only installations without an adapter need
import { betterAuth } from 'better-auth/minimal'
import { and, eq, gt, isNotNull, lt, lte } from 'drizzle-orm'
import pLimit from 'p-limit'
import { z } from 'zod'
import type { Db } from '#db/db.ts'
import { credentials, sessions, users, verifications } from '#db/schema/accounts.ts'
import { cookieName } from '#lib/cookie-name.ts'
import { newId } from '#lib/ids.ts'
import type { Env } from './env.ts'
import { hashSlowly, verifySlowly } from './password-hash.ts'
import type { SigningSecrets } from './secrets/secrets.ts'
import { isSameSecret } from './signature.ts'

export type Auth = ReturnType<typeof createAuth>

const DAY = 24 * 60 * 60
/** How long an unused session lasts, and how long the browser uses a token before it gets a new one. */
const LIFE = 30 * DAY
const RENEWED_AFTER = DAY
/** For this long, requests that were sent with the previous token are still accepted. */
const OVERLAP = 60

const inSeconds = (seconds: number) => new Date(Date.now() + seconds * 1000)

/** Whether the browser has used this token for a day, so that it gets a new one. */
export const isDue = ({ expiresAt }: { expiresAt: Date }): boolean => expiresAt <= inSeconds(LIFE - RENEWED_AFTER)

/** Creates and renews sessions for our own procedures. These endpoints have no HTTP path: only the server can call them. */
const ownSessions = (db: Db) =>
  ({
    id: 'own-sessions',
    endpoints: {
      /** Signs a user in without a password. The calling procedure has already proved who the user is (by a link or a changed password). */
      startSession: createAuthEndpoint(
        '/start-session',
        { method: 'POST', body: z.object({ userId: z.string() }), metadata: { SERVER_ONLY: true } },
        async (ctx) => {
          const user = await ctx.context.internalAdapter.findUserById(ctx.body.userId)
          if (!user) throw ctx.error('NOT_FOUND')
          const session = await ctx.context.internalAdapter.createSession(user.id)
          await setSessionCookie(ctx, { session, user })
          return { token: session.token }
        },
      ),
      /** Sends the browser a new session token, or again the one it did not receive. Returns null for an unknown token. */
      renewSession: createAuthEndpoint(
        '/renew-session',
        { method: 'POST', requireHeaders: true, metadata: { SERVER_ONLY: true } },
        async (ctx) => {
          const token = await ctx.getSignedCookie(ctx.context.authCookies.sessionToken.name, ctx.context.secret)
          const session = token ? await renew(db, token) : undefined
          const user = session && (await ctx.context.internalAdapter.findUserById(session.userId))
          if (!session || !user) return null
          await setSessionCookie(ctx, { session, user })
          return { userId: user.id, sessionId: session.id }
        },
      ),
    },
  }) satisfies BetterAuthPlugin

/** Replaces the token of a session that is due. If another request has replaced it already, returns the session with that new token. */
async function renew(db: Db, token: string) {
  const isOpen = gt(sessions.expiresAt, new Date())
  const [renewed] = await db
    .update(sessions)
    .set({ token: randomBytes(32).toString('base64url'), previousToken: token, expiresAt: inSeconds(LIFE) })
    .where(and(eq(sessions.token, token), isOpen, lte(sessions.expiresAt, inSeconds(LIFE - RENEWED_AFTER))))
    .returning()
  if (renewed) return renewed
  const [stored] = await db
    .select()
    .from(sessions)
    .where(and(eq(sessions.previousToken, token), isOpen))
  return stored
}

/** Called when the browser sends the new token. A minute after the renewal, the previous token is no longer accepted. */
export async function endPreviousToken(db: Db, sessionId: string): Promise<void> {
  await db
    .update(sessions)
    .set({ previousToken: null })
    .where(
      and(
        eq(sessions.id, sessionId),
        isNotNull(sessions.previousToken),
        lt(sessions.expiresAt, inSeconds(LIFE - OVERLAP)),
      ),
    )
}

const SESSION = 'tandem.session_token'
const sessionCookie = (env: Pick<Env, 'PUBLIC_URL'>): string => cookieName(env, SESSION)

/**
 * Replaces a session cookie of an earlier version (prefix `__Secure-`) or one that a previous secret signed. Returns the request's headers
 * with the current cookie and the cookies to set in the browser, or null if there is nothing to replace.
 */
export function replaceOldCookie(
  env: SigningSecrets & Pick<Env, 'PUBLIC_URL'>,
  headers: Headers,
): { headers: Headers; cookies: string[] } | null {
  const name = sessionCookie(env)
  const old = name.startsWith('__Host-') ? `__Secure-${SESSION}` : name
  const cookies = headers.get('cookie')?.split(/;\s*/) ?? []
  const find = (of: string) => cookies.find((one) => one.startsWith(`${of}=`))?.slice(of.length + 1)
  const [today, before] = [find(name), find(old)]
  const value = today ?? before
  if (!value) return null
  const signed = signedNow(env, value)
  if (signed === value && today !== undefined) return null
  const attributes = `Path=/; HttpOnly; SameSite=Lax${env.PUBLIC_URL.startsWith('https://') ? '; Secure' : ''}`
  const others = cookies.filter((one) => !one.startsWith(`${old}=`) && !one.startsWith(`${name}=`))
  const replaced = new Headers(headers)
  replaced.set('cookie', [...others, `${name}=${signed}`].join('; '))
  const ended = before !== undefined && old !== name ? [`${old}=; Max-Age=0; ${attributes}`] : []
  return { headers: replaced, cookies: [`${name}=${signed}; Max-Age=${LIFE}; ${attributes}`, ...ended] }
}

/** The value of a Better Auth cookie (`token.signature`). If a previous secret signed it, it is signed again with the current one. */
function signedNow({ APP_SECRET, APP_SECRET_PREVIOUS = [] }: SigningSecrets, value: string): string {
  if (APP_SECRET_PREVIOUS.length === 0) return value
  const [, token, signature] = decoded(value).match(/^([^.]+)\.([\w+/]{43}=)$/) ?? []
  if (!token || !signature) return value
  const by = (secret: string) => createHmac('sha256', secret).update(token).digest('base64')
  if (!APP_SECRET_PREVIOUS.some((secret) => isSameSecret(signature, by(secret)))) return value
  return encodeURIComponent(`${token}.${by(APP_SECRET)}`)
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}

/** How passwords are stored: `hash` returns the text to store, and `verify` compares a password with it. */
export type Passwords = {
  hash(password: string): Promise<string>
  verify(attempt: { hash: string; password: string }): Promise<boolean>
}

/** Passwords hashed with scrypt. One hash takes about 200 ms of a core, so at most two run at once: more would starve other requests. */
function slowPasswords(): Passwords {
  const limit = pLimit(2)
  return {
    hash: (password) => limit(() => hashSlowly(password)),
    verify: (attempt) => limit(() => verifySlowly(attempt)),
  }
}

/**
 * Accounts, password hashes and sessions by Better Auth. Its own HTTP endpoints are not mounted: every call goes through our procedures,
 * which throttle, audit and answer with the specification's texts.
 */
export function createAuth(db: Db, env: Pick<Env, 'APP_SECRET' | 'PUBLIC_URL'>, passwords = slowPasswords()) {
  return betterAuth({
    secret: env.APP_SECRET,
    baseURL: env.PUBLIC_URL,
    logger: { disabled: true },
    telemetry: { enabled: false },
    database: drizzleAdapter(db, {
      provider: 'pg',
      schema: { user: users, session: sessions, account: credentials, verification: verifications },
    }),
    emailAndPassword: {
      enabled: true,
      autoSignIn: false,
      requireEmailVerification: true,
      minPasswordLength: 6,
      maxPasswordLength: 200,
      password: passwords,
    },
    // renewSession renews sessions, because it also replaces the token
    session: { expiresIn: LIFE, disableSessionRefresh: true },
    rateLimit: { enabled: false },
    plugins: [ownSessions(db)],
    advanced: {
      cookiePrefix: 'tandem',
      // cookieName uses the stricter prefix `__Host-`, which Better Auth cannot write
      useSecureCookies: false,
      cookies: {
        session_token: { name: sessionCookie(env) },
        session_data: { name: cookieName(env, 'tandem.session_data') },
        account_data: { name: cookieName(env, 'tandem.account_data') },
        dont_remember: { name: cookieName(env, 'tandem.dont_remember') },
      },
      defaultCookieAttributes: {
        httpOnly: true,
        sameSite: 'lax',
        path: '/',
        secure: env.PUBLIC_URL.startsWith('https://'),
      },
      database: { generateId: () => newId() },
    },
  })
}
