import { renderMail } from '#server/mail/layout.ts'

/**
 * Asks to confirm the email address by a link that works once, for 24 hours. It contains no input from the sign-up form, because
 * the address may belong to another person.
 */
export function verificationMail(url: string) {
  const subject = 'Confirm your email for Tandem'
  const mail = renderMail({
    portal: 'seeker',
    preheader: 'Confirm your email to activate your account. The link works for 24 hours.',
    heading: 'Confirm your email',
    paragraphs: [
      'Confirm that this is your email address to activate your account.',
      'The link works once, for 24 hours.',
    ],
    button: { label: 'Confirm my email', href: url },
    footer: {
      reason:
        "You're receiving this because this address was used to sign up for Tandem. If it wasn't you, ignore this email.",
    },
  })
  return { subject, ...mail }
}
