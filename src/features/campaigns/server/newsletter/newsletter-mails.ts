import { renderMail } from '#server/mail/layout.ts'
import type { MailContent } from '#server/mail/mail-content.ts'
import { CONFIRM_DAYS } from '../../rules.ts'

/** Asks the owner of an address to confirm that they want the newsletter. */
export function confirmNewsletterMail(href: string) {
  const subject = 'Please confirm that you want the Tandem newsletter'
  return {
    subject,
    ...renderMail({
      portal: 'seeker',
      preheader: 'Confirm, and the newsletter comes to this address.',
      heading: 'Do you want our newsletter?',
      paragraphs: [
        'Somebody, most likely you, typed this address to get it. Every issue has a link that stops it.',
        `Nothing comes unless you confirm within ${CONFIRM_DAYS} days.`,
      ],
      button: { label: 'Yes, send it to me', href },
      footer: { reason: 'It was not you? Then do nothing: the address is deleted when the link has expired.' },
    }),
  }
}

type Ways = { footer: Pick<MailContent['footer'], 'settingsUrl' | 'stop'>; headers: Record<string, string> }

/** Says that there is nothing to confirm: the address gets the newsletter already. */
export function alreadySubscribedMail({ footer, headers }: Ways) {
  return {
    subject: 'You already get the Tandem newsletter',
    headers,
    ...renderMail({
      portal: 'seeker',
      preheader: 'There is nothing that you need to do.',
      heading: 'You already get our newsletter',
      paragraphs: ['Somebody, most likely you, typed this address to get it. There is nothing that you need to do.'],
      footer: { reason: 'You get this because you subscribed to our newsletter.', ...footer },
    }),
  }
}
