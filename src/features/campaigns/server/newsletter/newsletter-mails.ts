import { renderMail } from '#server/mail/layout.ts'
import type { MailContent } from '#server/mail/mail-content.ts'
import { CONFIRM_DAYS } from '../../rules.ts'

/** Asks the owner of an address to confirm the newsletter. */
export function confirmNewsletterMail(href: string) {
  const subject = 'Confirm your Tandem newsletter subscription'
  return {
    subject,
    ...renderMail({
      portal: 'seeker',
      preheader: 'Confirm to start getting the newsletter.',
      heading: 'One more step: confirm your subscription',
      paragraphs: [
        'Someone, probably you, entered this address to subscribe. Every issue has an unsubscribe link.',
        `You won't get anything unless you confirm within ${CONFIRM_DAYS} days.`,
      ],
      button: { label: 'Confirm subscription', href },
      footer: { reason: "Wasn't you? You don't need to do anything: we delete the address when the link expires." },
    }),
  }
}

type UnsubscribeParts = { footer: Pick<MailContent['footer'], 'settingsUrl' | 'stop'>; headers: Record<string, string> }

/** Informs a subscriber that the address already gets the newsletter. */
export function alreadySubscribedMail({ footer, headers }: UnsubscribeParts) {
  return {
    subject: 'You already get the Tandem newsletter',
    headers,
    ...renderMail({
      portal: 'seeker',
      preheader: "You don't need to do anything.",
      heading: 'You already get our newsletter',
      paragraphs: ["Someone, probably you, entered this address to subscribe. You don't need to do anything."],
      footer: { reason: "You're receiving this because you subscribed to our newsletter.", ...footer },
    }),
  }
}
