import { linkedText } from '#lib/linked-text.ts'
import { renderMail } from '#server/mail/layout.ts'
import type { MailContent, MailText } from '#server/mail/mail-content.ts'

type Input = {
  subject: string
  body: string
  jobTitle: string
  companyName: string
  /** Where it is read and answered. */
  url: string
  footer: Pick<MailContent['footer'], 'settingsUrl' | 'stop'>
}

const LINES = /\r\n|[\n\r\u2028\u2029]/

/** Where a candidate reads the thread of an application. */
export const threadAddress = (applicationId: string): string => `/app/tracker?application=${applicationId}`

/** What a company wrote, as the candidate gets it by mail: every line a paragraph, addresses as links, all else as it was written. */
export function messageMail({ subject, body, jobTitle, companyName, url, footer }: Input) {
  const lines = body.split(LINES).filter((line) => line.trim() !== '')
  const mail = renderMail({
    portal: 'seeker',
    preheader: lines.slice(0, 2).join(' ').slice(0, 140),
    heading: subject,
    paragraphs: lines.map(withLinks),
    subject: { title: jobTitle || 'A job that was removed', detail: companyName, mark: { name: companyName } },
    button: { label: 'Answer in Tandem', href: url },
    closing: ['Please answer in Tandem: answers to this mail reach nobody.'],
    footer: { reason: `${companyName} wrote this to you because you applied there through Tandem.`, ...footer },
  })
  return { subject, ...mail }
}

const withLinks = (line: string): MailText =>
  linkedText(line).map((part) => (typeof part === 'string' ? part : { link: part.href, href: part.href }))
