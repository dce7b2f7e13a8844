import type { Services } from '#server/context.ts'
import { deliverMail } from '#server/deliver-mail.ts'
import type { NotificationKind } from '../preferences.ts'
import { newsMail } from './mail/news-mail.ts'
import { notificationUnsubscribeLinks } from './mail-stop.ts'
import { readForMail } from './read-for-mail.ts'

/** Emails a notification that has no email layout of its own. A deleted notification is not emailed. */
export async function mailNotification(
  ctx: Services,
  { notificationId, kind }: { notificationId: string; kind: NotificationKind },
): Promise<void> {
  const row = await readForMail(ctx.db, notificationId)
  if (!row) return
  const { userId, title, message, href, email } = row
  const { footer, headers } = notificationUnsubscribeLinks(ctx.env, { userId, stops: kind })
  const url = new URL(href ?? '/app/notifications', ctx.env.PUBLIC_URL).href
  const mail = newsMail({ kind, title, message, url, footer })
  await deliverMail(ctx, { key: `notification ${notificationId}`, to: email, ...mail, headers })
}
