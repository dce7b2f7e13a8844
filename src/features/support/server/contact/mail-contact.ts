import { eq } from 'drizzle-orm'
import { contactMessages } from '#db/schema/support.ts'
import type { Services } from '#server/context.ts'
import { deliverMail } from '#server/deliver-mail.ts'
import { type Occurrence, on, type Subscriber } from '#server/jobs.ts'
import { renderMail } from '#server/mail/layout.ts'
import { oneLine } from '#server/mail/mail-content.ts'
import { contactCategoryLabels } from '../../contact-contract.ts'
import { contactWritten } from '../../events.ts'

/** Mails a message to support (HELP-04): to SUPPORT_EMAIL, else to the address that the platform's own mail comes from. */
async function mailContact(ctx: Services, { messageId }: { messageId: string }, { eventId }: Occurrence) {
  const [written] = await ctx.db.select().from(contactMessages).where(eq(contactMessages.id, messageId))
  if (!written) return
  const { name, email, subject, category, message } = written
  const mail = renderMail({
    portal: 'platform',
    preheader: oneLine(message).slice(0, 120),
    heading: subject,
    paragraphs: message.split(/\n{2,}/),
    facts: [
      { label: 'From', text: [`${name}, `, { link: email, href: `mailto:${email}` }] },
      ...(category ? [{ label: 'About', text: contactCategoryLabels[category] }] : []),
    ],
    button: { label: 'Open in the inbox', href: `${ctx.env.PUBLIC_URL}/app/admin/support?tab=contact` },
    footer: { reason: 'You get this because mail of the contact form goes to this address.' },
  })
  const to = ctx.env.SUPPORT_EMAIL ?? ctx.env.MAIL_FROM.replace(/^.*<(.+)>$/, '$1')
  await deliverMail(ctx, { key: `contact ${eventId}`, to, subject: oneLine(`Contact: ${subject}`), ...mail })
}

export const contactSubscribers: Subscriber[] = [on(contactWritten, 'support.mail-contact', mailContact)]
