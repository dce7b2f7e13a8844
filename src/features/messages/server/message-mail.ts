import { linkedText } from '#lib/linked-text.ts'
import { renderMail } from '#server/mail/layout.ts'
import type { MailContent, MailText } from '#server/mail/mail-content.ts'

type Input = {
  subject: string
  body: string
  jobTitle: string
  companyName: string
  /** The link to read and answer it. */
  url: string
  footer: Pick<MailContent['footer'], 'settingsUrl' | 'stop'>
}

const LINES = /\r\n|[\n\r\u2028\u2029]/

/** The candidate's link to the thread of an application. */
export const threadAddress = (applicationId: string): string => `/app/tracker?application=${applicationId}`

/** A company's message as an email to the candidate: each line is a paragraph, web addresses are links, everything else is as typed. */
export function messageMail({ subject, body, jobTitle, companyName, url, footer }: Input) {
  const lines = body.split(LINES).filter((line) => line.trim() !== '')
  const mail = renderMail({
    portal: 'seeker',
    preheader: lines.slice(0, 2).join(' ').slice(0, 140),
    heading: subject,
    paragraphs: lines.map(withLinks),
    subject: { title: jobTitle || 'A job that was removed', detail: companyName, mark: { name: companyName } },
    button: { label: 'Reply in Tandem', href: url },
    closing: ["Please reply in Tandem: replies to this email don't reach anyone."],
    footer: {
      reason: `You're receiving this from ${companyName} because you applied there through Tandem.`,
      ...footer,
    },
  })
  return { subject, ...mail }
}

const withLinks = (line: string): MailText =>
  linkedText(line).map((part) => (typeof part === 'string' ? part : { link: part.href, href: part.href }))
