import { type BetterAuthPlugin, betterAuth } from 'better-auth'
import { drizzleAdapter } from 'better-auth/adapters/drizzle'
import { createAuthEndpoint } from 'better-auth/api'
import { setSessionCookie } from 'better-auth/cookies'
import { hashPassword, verifyPassword } from 'better-auth/crypto'
import pLimit from 'p-limit'
import { z } from 'zod'
import { credentials, sessions, users, verifications } from '#db/schema/accounts.ts'
import { newId } from '#lib/ids.ts'
import type { Db } from './context.ts'
import type { Env } from './env.ts'

export type Auth = ReturnType<typeof createAuth>

/** Signs somebody in without a password, after our own verb has proved who they are (a link, a changed password). */
const startSession = {
  id: 'start-session',
  endpoints: {
    startSession: createAuthEndpoint(
      '/start-session',
      // no HTTP path leads here: only the server itself can call it
      { method: 'POST', body: z.object({ userId: z.string() }), metadata: { SERVER_ONLY: true } },
      async (ctx) => {
        const user = await ctx.context.internalAdapter.findUserById(ctx.body.userId)
        if (!user) throw ctx.error('NOT_FOUND')
        const session = await ctx.context.internalAdapter.createSession(user.id)
        await setSessionCookie(ctx, { session, user })
        return { token: session.token }
      },
    ),
  },
} satisfies BetterAuthPlugin

const DAY = 24 * 60 * 60

/**
 * Accounts, password hashes and sessions by Better Auth. Its own HTTP endpoints stay closed: every call comes
 * through our procedures, which throttle, audit and answer in the specification's words.
 */
export function createAuth(db: Db, env: Pick<Env, 'APP_SECRET' | 'PUBLIC_URL'>) {
  // a hash costs about 130 ms of a core: more than two at once would starve every other request
  const hashing = pLimit(2)
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
      password: {
        hash: (password) => hashing(() => hashPassword(password)),
        verify: (attempt) => hashing(() => verifyPassword(attempt)),
      },
    },
    session: { expiresIn: 30 * DAY, updateAge: DAY },
    rateLimit: { enabled: false },
    plugins: [startSession],
    advanced: {
      cookiePrefix: 'tandem',
      useSecureCookies: env.PUBLIC_URL.startsWith('https://'),
      defaultCookieAttributes: { httpOnly: true, sameSite: 'lax', path: '/' },
      database: { generateId: () => newId() },
    },
  })
}
