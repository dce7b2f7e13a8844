import { eq } from 'drizzle-orm'
import { accountErasures } from '#db/schema/privacy.ts'
import { deleteAttempts } from '#features/accounts/server/delete-user.ts'
import { renameInNotifications } from '#features/notifications/server/rename-in-notifications.ts'
import type { Services } from '#server/context.ts'
import { deleteInTransit } from '#server/delete-in-transit.ts'
import { deliverMail } from '#server/deliver-mail.ts'
import { goodbyeMail } from './mail/goodbye-mail.ts'

const PERSON = 'Deleted applicant'

/**
 * Finishes the deletion of an account: removes its files, its texts in other people's notifications, rate limits and finished
 * jobs, and sends the goodbye email. Each step can be repeated. The row with the person's name is deleted last.
 */
export async function finishErasure(ctx: Services, { userId }: { userId: string }): Promise<void> {
  const [erasure] = await ctx.db.select().from(accountErasures).where(eq(accountErasures.id, userId))
  if (!erasure) return
  for (const key of erasure.fileKeys) await ctx.storage.remove(key)
  await renameInNotifications(ctx.db, { userId, names: erasure.quotes, as: PERSON })
  await deleteInTransit(ctx.db, { userId, quotes: erasure.quotes })
  const addresses = erasure.quotes.filter((quote) => quote.includes('@'))
  await deleteAttempts(ctx.db, userId, addresses)
  await deliverMail(
    ctx,
    { key: `goodbye ${userId}`, to: erasure.email, ...goodbyeMail(erasure.name) },
    { isVital: true },
  )
  await ctx.db.delete(accountErasures).where(eq(accountErasures.id, userId))
}

/** Continues unfinished deletions, after a crash or a long failure of the file store. */
export async function finishErasures(ctx: Services): Promise<void> {
  const waiting = await ctx.db.select({ userId: accountErasures.id }).from(accountErasures)
  for (const erasure of waiting) {
    await finishErasure(ctx, erasure).catch((err) => ctx.log.error({ err, userId: erasure.userId }, 'erasure waits'))
  }
}
