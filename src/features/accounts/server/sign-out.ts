import { eq } from 'drizzle-orm'
import { sessions } from '#db/schema/accounts.ts'
import type { Context } from '#server/context.ts'

/** Ends this session. A repeated call is not an error. */
export async function signOut(ctx: Context): Promise<{ signedOut: true }> {
  const { headers } = await ctx.auth.api.signOut({ headers: ctx.headers, returnHeaders: true })
  for (const cookie of headers.getSetCookie()) ctx.resHeaders.append('set-cookie', cookie)
  if (ctx.sessionId) await ctx.db.delete(sessions).where(eq(sessions.id, ctx.sessionId))
  return { signedOut: true }
}
