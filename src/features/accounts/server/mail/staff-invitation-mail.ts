import { renderMail } from '#server/mail/layout.ts'

type Invitation = { name: string; invitedBy: string | null; role: string; url: string }

/** Asks somebody to join the platform's staff, by a link that works once, for 72 hours. */
export function staffInvitationMail({ name, invitedBy, role, url }: Invitation) {
  const subject = 'Join the staff of Tandem'
  const mail = renderMail({
    portal: 'platform',
    preheader: 'A link to set your password. It works once, for 72 hours.',
    heading: 'Join the staff of Tandem',
    paragraphs: [
      ['Hello ', { strong: name }, `, ${invitedBy ?? 'a colleague'} invited you to the staff of Tandem, as ${role}.`],
      'Set your password by this link and you are in. If you have a Tandem account with this address, sign in and accept. The link works once, for 72 hours.',
    ],
    button: { label: 'Accept the invitation', href: url },
    footer: {
      reason: 'You get this because somebody at Tandem gave this address. If you do not know them, do nothing.',
    },
  })
  return { subject, ...mail }
}
