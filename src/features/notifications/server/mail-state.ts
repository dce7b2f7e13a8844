import { eq } from 'drizzle-orm'
import { users } from '#db/schema/accounts.ts'
import type { SignedIn } from '#server/context.ts'
import { DomainError } from '#server/errors.ts'
import { allowMailAgain, suppressionOf } from '#server/suppressions.ts'
import { transaction } from '#server/transaction.ts'
import type { MailState } from '../contract.ts'

const PER_DAY = { points: 5, seconds: 24 * 60 * 60 }

/** Whether emails reach the viewer's address; if not, since when and why. */
export async function readMailState({ db, viewer }: SignedIn): Promise<MailState> {
  const found = await suppressionOf(db, viewer.email)
  const stopped =
    found && found.reason !== 'staff' ? { reason: found.reason, since: found.createdAt, answer: found.answer } : null
  return { address: viewer.email, stopped }
}

/**
 * Enables emails to the viewer's address again after a bounce or a complaint. FORBIDDEN if the address is unconfirmed, RATE_LIMITED
 * beyond five times a day. Another bounce disables them again.
 */
export async function resumeMail(ctx: SignedIn): Promise<MailState> {
  const { userId, email } = ctx.viewer
  const [user] = await ctx.db.select({ isOwn: users.emailVerified }).from(users).where(eq(users.id, userId))
  if (!user?.isOwn) throw new DomainError('FORBIDDEN')
  await ctx.throttle.consume('mail-resume', userId, PER_DAY)
  await transaction(ctx, async ({ db, audit }) => {
    const lifted = await allowMailAgain(db, email)
    const data = { reason: lifted?.reason }
    if (lifted) await audit({ action: 'mail.resumed', subjectType: 'user', subjectId: userId, data })
  })
  return readMailState(ctx)
}
