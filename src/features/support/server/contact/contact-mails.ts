import type { contactMessages } from '#db/schema/support.ts'
import { longDate } from '#lib/dates.ts'
import { renderMail } from '#server/mail/layout.ts'
import { oneLine } from '#server/mail/mail-content.ts'
import { contactCategoryLabels } from '../../rules.ts'

type Written = Pick<
  typeof contactMessages.$inferSelect,
  'name' | 'email' | 'subject' | 'category' | 'message' | 'createdAt'
>

const linesOf = (text: string) => text.split(/[\r\n]+/).filter((line) => line.trim() !== '')

/** A contact message, for support. */
export function contactMail({ name, email, subject, category, message }: Omit<Written, 'createdAt'>, url: string) {
  const mail = renderMail({
    portal: 'platform',
    preheader: oneLine(message).slice(0, 120),
    heading: subject,
    paragraphs: linesOf(message),
    facts: [
      { label: 'From:', text: [`${name}, `, { link: email, href: `mailto:${email}` }] },
      ...(category ? [{ label: 'About:', text: contactCategoryLabels[category] }] : []),
    ],
    button: { label: 'Open in the inbox', href: url },
    footer: { reason: "You're receiving this because contact form messages are sent to this address." },
  })
  return { subject: oneLine(`Contact: ${subject}`), ...mail }
}

type Reply = { text: string; author: string | null }

/** The staff answer, with the original message below it. */
export function contactAnswerMail({ subject, message, createdAt }: Written, { text, author }: Reply) {
  const mail = renderMail({
    portal: 'seeker',
    preheader: oneLine(text).slice(0, 120),
    heading: subject,
    paragraphs: linesOf(text),
    facts: [{ label: 'Answered by:', text: author ? `${author}, Tandem support` : 'Tandem support' }],
    closing: [`You wrote on ${longDate(createdAt, 'UTC')}:`, ...linesOf(message)],
    footer: { reason: "You're receiving this because you contacted us. Reply to this email to write again." },
  })
  return { subject: oneLine(`Re: ${subject}`), ...mail }
}
