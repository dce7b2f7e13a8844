import { renderMail } from '#server/mail/layout.ts'

type Invitation = {
  name: string
  company: string
  invitedBy: string | null
  /** The platform's staff invite, not the company itself. */
  byStaff: boolean
  role: string
  url: string
}

/** Asks somebody to join a company's team, by a link that works once, for 72 hours (TEAM-10). */
export function invitationMail({ name, company, invitedBy, byStaff, role, url }: Invitation) {
  const subject = `Join ${company} on Tandem`
  const by = byStaff ? `${invitedBy ?? 'a colleague'}, of the staff of Tandem,` : (invitedBy ?? 'your team')
  const mail = renderMail({
    portal: 'company',
    preheader: `Your login credentials for ${company}: a link to set your password. It works once, for 72 hours.`,
    heading: `Join ${company}`,
    paragraphs: [
      ['Hello ', { strong: name }, `, ${by} invited you to the hiring team of `, { strong: company }, `, as ${role}.`],
      'Set your password by this link and you are in. If you have a Tandem account with this address, sign in and accept. The link works once, for 72 hours.',
    ],
    button: { label: 'Accept the invitation', href: url },
    footer: {
      reason: byStaff
        ? `You get this because our staff opened a company account for ${company} and were given this address for it. If you did not expect it, do nothing.`
        : `You get this because somebody at ${company} gave this address. If you do not know them, do nothing.`,
    },
  })
  return { subject, ...mail }
}
