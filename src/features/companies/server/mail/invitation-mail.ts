import { renderMail } from '#server/mail/layout.ts'

type Invitation = { name: string; company: string; invitedBy: string | null; role: string; url: string }

/** Asks somebody to join a company's team, by a link that works once, for 72 hours (TEAM-10). */
export function invitationMail({ name, company, invitedBy, role, url }: Invitation) {
  const subject = `Join ${company} on Tandem`
  const mail = renderMail({
    portal: 'company',
    preheader: `Your login credentials for ${company}: a link to set your password. It works once, for 72 hours.`,
    heading: `Join ${company}`,
    paragraphs: [
      [
        'Hello ',
        { strong: name },
        `, ${invitedBy ?? 'your team'} invited you to the hiring team of `,
        { strong: company },
        `, as ${role}.`,
      ],
      'Set your password by this link and you are in. If you have a Tandem account with this address, sign in and accept. The link works once, for 72 hours.',
    ],
    button: { label: 'Accept the invitation', href: url },
    footer: {
      reason: `You get this because somebody at ${company} gave this address. If you do not know them, do nothing.`,
    },
  })
  return { subject, ...mail }
}
