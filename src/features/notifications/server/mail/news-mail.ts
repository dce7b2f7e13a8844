import { renderMail } from '#server/mail/layout.ts'
import type { MailContent } from '#server/mail/mail-content.ts'
import { shortSubject } from '#server/mail/short-subject.ts'
import { kindFacts, type NotificationKind } from '../../preferences.ts'

type Input = {
  /** The portal of the reader, if the kind does not define it. */
  portal?: MailContent['portal']
  kind: NotificationKind
  title: string
  message: string
  url: string
  footer: Pick<MailContent['footer'], 'settingsUrl' | 'stop'>
}

/** Why the user gets an email of a kind that they can turn off. */
export const kindReason = (kind: NotificationKind): string =>
  `You're receiving this because these emails are on in your settings: ${kindFacts[kind].label}.`

/** A notification as an email: its text and a link. */
export function newsMail({ kind, portal, title, message, url, footer }: Input) {
  const mail = renderMail({
    portal: portal ?? (isCompanys(kind) ? 'company' : 'seeker'),
    preheader: message,
    heading: title,
    paragraphs: [message],
    button: { label: 'Open in Tandem', href: url },
    footer: { reason: kindReason(kind), ...footer },
  })
  return { subject: subjectOf(title, message), ...mail }
}

/** The title with the message if it fits: in full, or without the quoted words of another person. */
const subjectOf = (title: string, message: string): string => {
  const withMessage = (text: string) => `${title}: ${text.replace(/\.$/, '')}`
  return shortSubject(withMessage(message), withMessage(message.split('. “')[0] ?? message), title)
}

const isCompanys = (kind: NotificationKind) => kind === 'candidates' || kind === 'mentions'
