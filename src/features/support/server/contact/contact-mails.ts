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

/** A message of the contact form, for support. */
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
    footer: { reason: 'You get this because mail of the contact form goes to this address.' },
  })
  return { subject: oneLine(`Contact: ${subject}`), ...mail }
}

type Reply = { text: string; author: string | null }

/** What staff answered, with the message below it. */
export function contactAnswerMail({ subject, message, createdAt }: Written, { text, author }: Reply) {
  const mail = renderMail({
    portal: 'seeker',
    preheader: oneLine(text).slice(0, 120),
    heading: subject,
    paragraphs: linesOf(text),
    facts: [{ label: 'Answered by:', text: author ? `${author}, Tandem support` : 'Tandem support' }],
    closing: [`You wrote on ${longDate(createdAt)}:`, ...linesOf(message)],
    footer: { reason: 'You get this because you wrote to us by the contact form. Answer this mail to write again.' },
  })
  return { subject: oneLine(`Re: ${subject}`), ...mail }
}
