import type { ApplicationStatus } from '#features/applications/rules.ts'

type Job = { title: string; companyName: string }

/** Texts about a new status, for the candidate's email, notification and tracker. */
export function statusNotice(
  status: ApplicationStatus,
  { title, companyName }: Job,
): { title: string; message: string } {
  const job = title || 'a job that was removed'
  const place = `${job} at ${companyName}`
  const notices: Record<ApplicationStatus, { title: string; message: string }> = {
    submitted: {
      title: 'Back to submitted',
      message: `Your application for ${place} was moved back to Submitted.`,
    },
    reviewing: {
      title: 'Being reviewed',
      message: `${companyName} is reviewing your application for ${job}.`,
    },
    interview: {
      title: 'Interview stage',
      message: `${companyName} would like to talk to you about ${job}.`,
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
