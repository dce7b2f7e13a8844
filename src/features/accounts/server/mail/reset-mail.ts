import { renderMail } from '#server/mail/layout.ts'

/** Offers a link to set a new password; it works once, for an hour. No name where the address is not confirmed yet. */
export function resetMail(name: string | null, url: string) {
  const subject = 'Set a new password for Tandem'
  const mail = renderMail({
    portal: 'seeker',
    preheader: 'The link works once, for an hour.',
    heading: 'A new password',
    paragraphs: [
      name
        ? ['Hello ', { strong: name }, ', here is the link you asked for. It works once, for an hour.']
        : 'Here is the link you asked for. It works once, for an hour.',
      'When the new password is set, you are signed out everywhere, and your passkeys are paused until you confirm them.',
    ],
    button: { label: 'Set a new password', href: url },
    footer: {
      reason: 'You get this because somebody asked for it at Tandem. If it was not you, your password stays as it is.',
    },
  })
  return { subject, ...mail }
}
