import { renderMail } from '#server/mail/layout.ts'
import type { MailContent } from '#server/mail/mail-content.ts'
import { kindFacts, type NotificationKind } from '../../preferences.ts'

type Input = {
  /** Whose portal the reader is in, where the kind does not say it. */
  portal?: MailContent['portal']
  kind: NotificationKind
  title: string
  message: string
  url: string
  footer: Pick<MailContent['footer'], 'settingsUrl' | 'stop'>
}

/** One piece of news as a mail: what the notification says, and the way to it. */
export function newsMail({ kind, portal, title, message, url, footer }: Input) {
  const mail = renderMail({
    portal: portal ?? (isCompanys(kind) ? 'company' : 'seeker'),
    preheader: message,
    heading: title,
    paragraphs: [message],
    button: { label: 'Open in Tandem', href: url },
    footer: { reason: `You get this because you want news of this kind by mail: ${kindFacts[kind].label}.`, ...footer },
  })
  return { subject: subjectOf(title, message), ...mail }
}

/** What fits into one line of an inbox on a phone. */
const SHORT = 60
const subjectOf = (title: string, message: string): string => {
  const whole = `${title}: ${message}`
  return whole.length <= SHORT ? whole : title
}

const isCompanys = (kind: NotificationKind) => kind === 'candidates' || kind === 'mentions'
