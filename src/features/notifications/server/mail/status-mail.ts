import type { ApplicationStatus } from '#features/applications/rules.ts'

type Input = {
  name: string
  heading: string
  message: string
  status: ApplicationStatus
  title: string
  companyName: string
  appliedAt: Date
  url: string
}

/** Where an application stands, with the way to it. */
export function statusMail({ heading, message, title, companyName, url }: Input) {
  return { subject: `${heading}: ${title}, ${companyName}`, html: `<p>${message}</p>`, text: `${message}\n\n${url}` }
}
