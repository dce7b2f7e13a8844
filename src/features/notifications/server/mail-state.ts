import { eq } from 'drizzle-orm'
import { users } from '#db/schema/accounts.ts'
import type { SignedIn } from '#server/context.ts'
import { DomainError } from '#server/errors.ts'
import { allowMailAgain, suppressionOf } from '#server/suppressions.ts'
import { transaction } from '#server/transaction.ts'
import type { MailState } from '../contract.ts'

const PER_DAY = { points: 5, seconds: 24 * 60 * 60 }

/** Whether mails reach the viewer's address, and if not since when and why. */
export async function readMailState({ db, viewer }: SignedIn): Promise<MailState> {
  const found = await suppressionOf(db, viewer.email)
  const stopped =
    found && found.reason !== 'staff' ? { reason: found.reason, since: found.createdAt, answer: found.answer } : null
  return { address: viewer.email, stopped }
}

/**
 * Sends mails to the viewer's address again that had bounced, or of which they had complained. FORBIDDEN where the address is not
 * confirmed to be theirs, RATE_LIMITED beyond five times a day: a mailbox that is gone stops them once more.
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
