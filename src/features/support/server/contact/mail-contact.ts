import { eq } from 'drizzle-orm'
import { users } from '#db/schema/accounts.ts'
import { platformSettings } from '#db/schema/operations.ts'
import { contactMessages, contactReplies } from '#db/schema/support.ts'
import { longDate } from '#lib/dates.ts'
import type { Services } from '#server/context.ts'
import { deliverMail } from '#server/deliver-mail.ts'
import { type Occurrence, on, type Subscriber } from '#server/jobs.ts'
import { renderMail } from '#server/mail/layout.ts'
import { oneLine } from '#server/mail/mail-content.ts'
import { contactCategoryLabels } from '../../contact-contract.ts'
import { contactAnswered, contactWritten } from '../../events.ts'
import { tellStaff } from '../tell-support.ts'

/** Mails a message to support (HELP-04). */
async function mailContact(ctx: Services, { messageId }: { messageId: string }, { eventId }: Occurrence) {
  const [written] = await ctx.db.select().from(contactMessages).where(eq(contactMessages.id, messageId))
  if (!written) return
  const { name, email, subject, category, message } = written
  const mail = renderMail({
    portal: 'platform',
    preheader: oneLine(message).slice(0, 120),
    heading: subject,
    paragraphs: message.split(/\n+/),
    facts: [
      { label: 'From', text: [`${name}, `, { link: email, href: `mailto:${email}` }] },
      ...(category ? [{ label: 'About', text: contactCategoryLabels[category] }] : []),
    ],
    button: { label: 'Open in the inbox', href: `${ctx.env.PUBLIC_URL}/app/admin/support?tab=contact&id=${messageId}` },
    footer: { reason: 'You get this because mail of the contact form goes to this address.' },
  })
  const to = await supportAddress(ctx)
  await deliverMail(
    ctx,
    { key: `contact ${eventId}`, to, subject: oneLine(`Contact: ${subject}`), ...mail },
    { isVital: true },
  )
}

/** Where people reach support: as the settings say, else SUPPORT_EMAIL, else the address that the platform's own mail comes from. */
async function supportAddress({ db, env }: Services): Promise<string> {
  const [settings] = await db.select({ address: platformSettings.supportEmail }).from(platformSettings)
  return settings?.address ?? env.SUPPORT_EMAIL ?? env.MAIL_FROM.replace(/^[^<]*<(.+)>$/, '$1')
}

/** Mails what staff answered, with the message below it; whoever answers that mail reaches support. */
async function mailAnswer(ctx: Services, { replyId }: { replyId: string }) {
  const [row] = await ctx.db
    .select({ reply: contactReplies, written: contactMessages, author: users.name })
    .from(contactReplies)
    .innerJoin(contactMessages, eq(contactMessages.id, contactReplies.messageId))
    .leftJoin(users, eq(users.id, contactReplies.authorId))
    .where(eq(contactReplies.id, replyId))
  if (!row || row.reply.mailedAt) return
  const { reply, written, author } = row
  const subject = oneLine(`Re: ${written.subject}`)
  const mail = renderMail({
    portal: 'seeker',
    preheader: oneLine(reply.text).slice(0, 120),
    heading: written.subject,
    paragraphs: reply.text.split(/\n+/),
    facts: [{ label: author ?? 'Our staff', text: 'Tandem support' }],
    closing: [`You wrote on ${longDate(written.createdAt)}:`, ...written.message.split(/\n+/)],
    footer: { reason: 'You get this because you wrote to us by the contact form. Answer this mail to write again.' },
  })
  const headers = { 'Reply-To': await supportAddress(ctx) }
  const became = await deliverMail(ctx, {
    key: `contact answer ${replyId}`,
    to: written.email,
    subject,
    ...mail,
    headers,
  })
  if (became !== 'sent') return
  await ctx.db.update(contactReplies).set({ mailedAt: new Date() }).where(eq(contactReplies.id, replyId))
  await tellStaff(ctx.db)
}

export const contactSubscribers: Subscriber[] = [
  on(contactWritten, 'support.mail-contact', mailContact),
  on(contactAnswered, 'support.mail-answer', mailAnswer),
]
