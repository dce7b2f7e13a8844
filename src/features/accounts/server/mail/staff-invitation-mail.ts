import { renderMail } from '#server/mail/layout.ts'

type Invitation = { name: string; invitedBy: string | null; role: string; url: string }

/** Invites a person to the platform's staff, by a link that works once, for 72 hours. */
export function staffInvitationMail({ name, invitedBy, role, url }: Invitation) {
  const subject = 'Join the Tandem team'
  const mail = renderMail({
    portal: 'platform',
    preheader: 'Use the link to set your password. It works once, for 72 hours.',
    heading: 'Join the Tandem team',
    paragraphs: [
      ['Hello ', { strong: name }, `, ${invitedBy ?? 'a colleague'} invited you to join the Tandem team as ${role}.`],
      'Use this link to set your password and sign in. If you already have a Tandem account with this address, sign in and accept. The link works once, for 72 hours.',
    ],
    button: { label: 'Accept the invitation', href: url },
    footer: {
      reason:
        "You're receiving this because a Tandem team member entered this address. If you don't know them, ignore this email.",
    },
  })
  return { subject, ...mail }
}
