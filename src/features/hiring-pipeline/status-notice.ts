import type { ApplicationStatus } from '#features/applications/rules.ts'

type Job = { title: string; companyName: string }

/** What a candidate reads in the mail, the news and the tracker of a new status of their application (T-12). */
export function statusNotice(
  status: ApplicationStatus,
  { title, companyName }: Job,
): { title: string; message: string } {
  const job = title || 'a job that was removed'
  const place = `${job} at ${companyName}`
  const notices: Record<ApplicationStatus, { title: string; message: string }> = {
    submitted: {
      title: 'Back to submitted',
      message: `Your application for ${place} was moved back to submitted.`,
    },
    reviewing: {
      title: 'Being reviewed',
      message: `${companyName} is reading your application for ${job}.`,
    },
    interview: {
      title: 'Interview stage',
      message: `${companyName} wants to talk to you about ${job}.`,
    },
    accepted: {
      title: 'Accepted',
      message: `Your application for ${place} was accepted.`,
    },
    rejected: {
      title: 'Not this time',
      message: `${companyName} has decided not to move forward with your application for ${job}.`,
    },
    withdrawn: {
      title: 'Withdrawn',
      message: `You withdrew your application for ${place}.`,
    },
  }
  return notices[status]
}
