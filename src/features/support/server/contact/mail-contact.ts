import { eq } from 'drizzle-orm'
import { users } from '#db/schema/accounts.ts'
import { platformSettings } from '#db/schema/operations.ts'
import { contactMessages, contactReplies } from '#db/schema/support.ts'
import type { Services } from '#server/context.ts'
import { deliverMail } from '#server/deliver-mail.ts'
import { type Occurrence, on, type Subscriber } from '#server/queue/worker.ts'
import { contactAnswered, contactWritten } from '../../events.ts'
import { publishToStaff } from '../publish-support.ts'
import { contactAnswerMail, contactMail } from './contact-mails.ts'

/** Emails a message to support (HELP-04). */
async function mailContact(ctx: Services, { messageId }: { messageId: string }, { eventId }: Occurrence) {
  const [written] = await ctx.db.select().from(contactMessages).where(eq(contactMessages.id, messageId))
  if (!written) return
  const mail = contactMail(written, `${ctx.env.PUBLIC_URL}/app/admin/support?tab=contact&id=${messageId}`)
  const to = await supportAddress(ctx)
  await deliverMail(ctx, { key: `contact ${eventId}`, to, ...mail }, { isVital: true })
}

/** The support address: from the settings, else SUPPORT_EMAIL, else the sender of the platform's own email. */
async function supportAddress({ db, env }: Services): Promise<string> {
  const [settings] = await db.select({ address: platformSettings.supportEmail }).from(platformSettings)
  return settings?.address ?? env.SUPPORT_EMAIL ?? env.MAIL_FROM.replace(/^[^<]*<(.+)>$/, '$1')
}

/** Emails the staff answer, with the message below it; replies go to support. */
async function mailAnswer(ctx: Services, { replyId }: { replyId: string }) {
  const [row] = await ctx.db
    .select({ reply: contactReplies, written: contactMessages, author: users.name })
    .from(contactReplies)
    .innerJoin(contactMessages, eq(contactMessages.id, contactReplies.messageId))
    .leftJoin(users, eq(users.id, contactReplies.authorId))
    .where(eq(contactReplies.id, replyId))
  if (!row || row.reply.mailedAt) return
  const { reply, written, author } = row
  const mail = contactAnswerMail(written, { text: reply.text, author })
  const headers = { 'Reply-To': await supportAddress(ctx) }
  const key = `contact answer ${replyId}`
  const became = await deliverMail(ctx, { key, to: written.email, ...mail, headers })
  if (became !== 'sent') return
  await ctx.db.update(contactReplies).set({ mailedAt: new Date() }).where(eq(contactReplies.id, replyId))
  await publishToStaff(ctx.db)
}

export const contactSubscribers: Subscriber[] = [
  on(contactWritten, 'support.mail-contact', mailContact),
  on(contactAnswered, 'support.mail-answer', mailAnswer),
]
