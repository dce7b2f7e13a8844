import { renderMail } from '#server/mail/layout.ts'

/** Asks to confirm the mail address by a link that works once, for 24 hours. */
export function verificationMail(name: string, url: string) {
  const subject = 'Confirm your email for Tandem'
  const mail = renderMail({
    portal: 'seeker',
    preheader: 'One click, and your account is ready. The link works for 24 hours.',
    heading: 'Confirm your email',
    paragraphs: [
      ['Hello ', { strong: name }, ', one click shows that this address is yours, and your account is ready.'],
      'The link works once, for 24 hours.',
    ],
    button: { label: 'Confirm my email', href: url },
    footer: {
      reason: 'You get this because somebody signed up at Tandem with this address. If it was not you, do nothing.',
    },
  })
  return { subject, ...mail }
}
