import { renderMail } from '#server/mail/layout.ts'
import type { MailContent } from '#server/mail/mail-content.ts'
import { kindFacts, type NotificationKind } from '../../preferences.ts'

type Input = {
  kind: NotificationKind
  title: string
  message: string
  url: string
  footer: Pick<MailContent['footer'], 'settingsUrl' | 'stop'>
}

/** One piece of news as a mail: what the notification says, and the way to it. */
export function newsMail({ kind, title, message, url, footer }: Input) {
  const mail = renderMail({
    portal: kind === 'candidates' || kind === 'mentions' ? 'company' : 'seeker',
    preheader: message,
    heading: title,
    paragraphs: [message],
    button: { label: 'Open in Tandem', href: url },
    footer: { reason: `You get this because you want news of this kind by mail: ${kindFacts[kind].label}.`, ...footer },
  })
  return { subject: `${title}: ${message}`, ...mail }
}
