import { eq } from 'drizzle-orm'
import { sessions, users } from '#db/schema/accounts.ts'
import type { Viewer } from '#lib/viewer.ts'
import type { Context } from '#server/context.ts'
import { found } from '#server/errors.ts'
import { recordSecurityEvent } from '#server/security-log.ts'
import { rememberDevice } from './known-device.ts'
import { readViewer } from './load-viewer.ts'

/** How the user signed in: `code` is a password and a code, `link` is the link of the email that verifies an address. */
type SignInMethod = 'password' | 'code' | 'passkey' | 'link' | 'invitation'

/** Sets the cookies of a new session, ends the browser's previous session and records the sign-in. */
export async function welcome(
  ctx: Context,
  userId: string,
  { cookies, method }: { cookies: string[]; method: SignInMethod },
): Promise<Viewer> {
  for (const cookie of cookies) ctx.resHeaders.append('set-cookie', cookie)
  ctx.resHeaders.append('set-cookie', rememberDevice(ctx.env, userId))
  // End the browser's previous session: no one could end it later.
  if (ctx.sessionId) await ctx.db.delete(sessions).where(eq(sessions.id, ctx.sessionId))
  await ctx.db.update(users).set({ lastSignInAt: new Date() }).where(eq(users.id, userId))
  recordSecurityEvent(ctx, 'signed_in', { userId, method })
  return found(await readViewer(ctx.db, userId))
}

/** Signs the user in. The caller has already verified who they are. */
export async function startSession(ctx: Context, userId: string, method: SignInMethod): Promise<Viewer> {
  const { headers } = await ctx.auth.api.startSession({ body: { userId }, headers: ctx.headers, returnHeaders: true })
  return welcome(ctx, userId, { cookies: headers.getSetCookie(), method })
}
