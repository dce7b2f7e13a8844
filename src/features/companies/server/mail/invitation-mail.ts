import { renderMail } from '#server/mail/layout.ts'

type Invitation = {
  name: string
  company: string
  invitedBy: string | null
  /** True if platform staff sent the invitation, not a member of the company. */
  byStaff: boolean
  role: string
  url: string
}

/** The email that invites a person to a company's team. Its link works once, for 72 hours (TEAM-10). */
export function invitationMail({ name, company, invitedBy, byStaff, role, url }: Invitation) {
  const subject = `Join ${company} on Tandem`
  const by = byStaff ? `${invitedBy ?? 'a colleague'} from the Tandem team` : (invitedBy ?? 'your team')
  const mail = renderMail({
    portal: 'company',
    preheader: `Your login credentials for ${company}: a link to set your password. It works once, for 72 hours.`,
    heading: `Join ${company}`,
    paragraphs: [
      [
        'Hello ',
        { strong: name },
        `, ${by} invited you to join the hiring team of `,
        { strong: company },
        `, as ${role}.`,
      ],
      'Use this link to set your password and sign in. If you already have a Tandem account with this address, sign in and accept. The link works once, for 72 hours.',
    ],
    button: { label: 'Accept the invitation', href: url },
    footer: {
      reason: byStaff
        ? `You're receiving this because our team opened a company account for ${company} with this address. If you didn't expect it, ignore this email.`
        : `You're receiving this because a member of ${company} entered this address. If you don't know them, ignore this email.`,
    },
  })
  return { subject, ...mail }
}
