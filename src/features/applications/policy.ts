import { allow, deny, type Verdict } from '#lib/verdict.ts'
import { hasRole, type Viewer } from '#lib/viewer.ts'
import { canReadPrivateAnswers, isReviewer } from './read-policy.ts'
import { type ApplicationStatus, isWithdrawable } from './rules.ts'

export type Eligibility = { hasApplied: boolean; isClosed: boolean; isEntitled: boolean; hasReachedLimit?: boolean }
export type ApplyRefusal =
  | 'APPLY_SIGNED_OUT'
  | 'APPLY_SEEKERS_ONLY'
  | 'ALREADY_APPLIED'
  | 'APPLICATIONS_CLOSED'
  | 'SUBSCRIPTION_REQUIRED'
  | 'MONTHLY_LIMIT_REACHED'

/**
 * Whether a person may apply to a job. Checked in this order: signed in, job seeker, not applied yet, job still open, entitled (APPLY-05).
 */
export function canApply(viewer: Viewer | null, eligibility: Eligibility): Verdict<ApplyRefusal> {
  if (!viewer) return deny('APPLY_SIGNED_OUT')
  if (!hasRole(viewer, 'job_seeker')) return deny('APPLY_SEEKERS_ONLY')
  if (eligibility.hasApplied) return deny('ALREADY_APPLIED')
  if (eligibility.isClosed) return deny('APPLICATIONS_CLOSED')
  if (!eligibility.isEntitled) return deny('SUBSCRIPTION_REQUIRED')
  if (eligibility.hasReachedLimit) return deny('MONTHLY_LIMIT_REACHED')
  return allow
}

/** The applicant may withdraw once, from any status, and cannot set any other status (TRACK-17). */
export const canWithdraw = (
  viewer: Viewer | null,
  application: { userId: string; status: ApplicationStatus },
): Verdict<'NOT_FOUND' | 'ALREADY_WITHDRAWN'> => {
  if (viewer?.userId !== application.userId) return deny('NOT_FOUND')
  return isWithdrawable(application.status) ? allow : deny('ALREADY_WITHDRAWN')
}

/**
 * A file of an application is readable by its applicant, members of the job's company and platform staff. A file that answers a private
 * question is readable only by the applicant, the company's admins and platform admins.
 */
export function canReadAttachment(
  viewer: Viewer,
  attachment: { applicantId: string | null; companyId: string; isPrivate: boolean },
): boolean {
  if (viewer.userId === attachment.applicantId) return true
  if (!isReviewer(viewer, attachment.companyId)) return false
  return !attachment.isPrivate || canReadPrivateAnswers(viewer, attachment.companyId)
}
