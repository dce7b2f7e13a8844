import { eq } from 'drizzle-orm'
import { users } from '#db/schema/accounts.ts'
import type { SignedIn } from '#server/context.ts'

/** Saves the time zone, an IANA name, that mails to the viewer use. */
export async function saveTimeZone(ctx: SignedIn, { timeZone }: { timeZone: string }) {
  await ctx.db.update(users).set({ timeZone }).where(eq(users.id, ctx.viewer.userId))
  return { timeZone }
}
