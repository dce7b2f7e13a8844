import { renderMail } from '#server/mail/layout.ts'

/** Notifies a user that staff suspended the account, with the reason; the sign-in page shows the same. */
export function suspensionMail(name: string, reason: string, url: string) {
  const subject = 'Your Tandem account is suspended'
  const mail = renderMail({
    portal: 'seeker',
    preheader: "You can't sign in. If this is a mistake, please contact us.",
    heading: subject,
    paragraphs: [
      [
        'Hello ',
        { strong: name },
        ", your account was suspended by our staff. Every device is signed out, and you can't sign in.",
      ],
      ...(reason ? [['Reason: ', { strong: reason }]] : []),
      "Your data isn't deleted. If this is a mistake, please contact us.",
    ],
    button: { label: 'Contact us', href: url },
    footer: {
      reason: "You're receiving this because it's about your Tandem account. These emails can't be turned off.",
    },
  })
  return { subject, ...mail }
}
