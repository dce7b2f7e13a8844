import { renderMail } from '#server/mail/layout.ts'

/**
 * Asks to confirm the mail address by a link that works once, for 24 hours. It contains nothing that was typed at sign-up: the
 * address may be a stranger's.
 */
export function verificationMail(url: string) {
  const subject = 'Confirm your email for Tandem'
  const mail = renderMail({
    portal: 'seeker',
    preheader: 'Then your account is ready. The link works for 24 hours.',
    heading: 'Confirm your email',
    paragraphs: [
      'Confirm that this address is yours, and your account is ready.',
      'The link works once, for 24 hours.',
    ],
    button: { label: 'Confirm my email', href: url },
    footer: {
      reason: 'You get this because somebody signed up at Tandem with this address. If it was not you, do nothing.',
    },
  })
  return { subject, ...mail }
}
