import { type ApplicationStatus, statusNames } from '#features/applications/rules.ts'
import { dayAndMonth } from '#lib/dates.ts'
import { renderMail } from '#server/mail/layout.ts'
import type { MailContent } from '#server/mail/mail-content.ts'
import { shortSubject } from '#server/mail/short-subject.ts'
import { withoutMessage } from '../../rules.ts'

type Input = {
  heading: string
  message: string
  /** The company's message about the status. */
  said?: string | null | undefined
  status: ApplicationStatus
  title: string
  companyName: string
  appliedAt: Date
  statusUpdatedAt: Date
  /** The zone of the reader. */
  timeZone: string
  url: string
  footer: Pick<MailContent['footer'], 'settingsUrl' | 'stop'>
}

const labels: Record<ApplicationStatus, string> = {
  ...statusNames,
  rejected: 'Not this time',
}

const path: ApplicationStatus[] = ['submitted', 'reviewing', 'interview', 'accepted']
/** A final status is the last step in the list. Whether there was an interview before is unknown here. */
const pathTo = (status: ApplicationStatus): ApplicationStatus[] =>
  path.includes(status) && status !== 'accepted' ? path : ['submitted', status]

/** The steps of the application with the current one. */
function stagesOf({ status, appliedAt, statusUpdatedAt, timeZone }: Input) {
  const steps = pathTo(status)
  const now = steps.indexOf(status)
  return steps.map((step, index) => ({
    label: step === 'accepted' && index > now ? 'Decision' : labels[step],
    state: index < now ? ('done' as const) : index === now ? ('now' as const) : ('ahead' as const),
    date:
      index === 0
        ? dayAndMonth(appliedAt, timeZone)
        : index === now
          ? dayAndMonth(statusUpdatedAt, timeZone)
          : undefined,
  }))
}

const paragraphsOf = (text: string) =>
  text
    .split(/\n\s*\n/)
    .map((part) => part.trim())
    .filter(Boolean)

/** What changed, the current status and a link to the application. */
export function statusMail(input: Input) {
  const { heading, title, companyName, status, url, footer, said } = input
  // the email has the complete message below, so the notification's quotation is left out
  const message = said ? withoutMessage(input.message, companyName) : input.message
  const mail = renderMail({
    portal: 'seeker',
    preheader: message,
    heading,
    paragraphs: [message, ...(said ? [`${companyName} writes:`, ...paragraphsOf(said)] : [])],
    subject: {
      title: title || 'A deleted job',
      detail: companyName,
      mark: { name: companyName },
      status: { kind: status, label: labels[status] },
    },
    button: { label: 'View your application', href: url },
    stages: stagesOf(input),
    footer: {
      reason: "You're receiving this because you applied for this job through Tandem.",
      ...footer,
    },
  })
  const about = `${heading}: ${title || 'a deleted job'}`
  return { subject: shortSubject(`${about}, ${companyName}`, about), ...mail }
}
