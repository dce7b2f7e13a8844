import { desc, eq } from 'drizzle-orm'
import { users } from '#db/schema/accounts.ts'
import { notificationDigests, notifications } from '#db/schema/notifications.ts'
import type { Services } from '#server/context.ts'
import { deliverMail } from '#server/deliver-mail.ts'
import { digestMail } from './mail/digest-mail.ts'
import { notificationUnsubscribeLinks } from './mail-stop.ts'

/** Emails a daily summary once. It is not sent if all its notifications were deleted in the meantime. */
export async function mailDigest(ctx: Services, { digestId }: { digestId: string }): Promise<void> {
  const [digest] = await ctx.db
    .select({ userId: notificationDigests.userId, day: notificationDigests.day, email: users.email })
    .from(notificationDigests)
    .innerJoin(users, eq(users.id, notificationDigests.userId))
    .where(eq(notificationDigests.id, digestId))
  const news = await ctx.db
    .select({ title: notifications.title, message: notifications.message, href: notifications.href })
    .from(notifications)
    .where(eq(notifications.digestId, digestId))
    .orderBy(desc(notifications.createdAt), desc(notifications.id))
  if (!digest || news.length === 0) return
  const { userId, day, email } = digest
  const { footer, headers } = notificationUnsubscribeLinks(ctx.env, { userId, stops: 'digest' })
  const mail = digestMail({ day, news, publicUrl: ctx.env.PUBLIC_URL, footer })
  await deliverMail(ctx, { key: `digest ${digestId}`, to: email, ...mail, headers })
}
