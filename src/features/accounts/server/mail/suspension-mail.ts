import { renderMail } from '#server/mail/layout.ts'

/** Tells a person that staff keep them out, and why; signing in says the same. */
export function suspensionMail(name: string, reason: string, url: string) {
  const subject = 'Your Tandem account is suspended'
  const mail = renderMail({
    portal: 'seeker',
    preheader: 'You cannot sign in. If this is a mistake, please write to us.',
    heading: subject,
    paragraphs: [
      [
        'Hello ',
        { strong: name },
        ', our staff suspended your account. Every device is signed out, and you cannot sign in.',
      ],
      ...(reason ? [['The reason: ', { strong: reason }]] : []),
      'What you stored stays as it is. If this is a mistake, please write to us.',
    ],
    button: { label: 'Write to us', href: url },
    footer: { reason: 'You get this because it is about your Tandem account. It cannot be switched off.' },
  })
  return { subject, ...mail }
}
