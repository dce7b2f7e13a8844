import { canManageJob } from '#features/job-postings/policy.ts'
import { allow, deny, type Verdict } from '#lib/verdict.ts'
import { hasRole, isPlatformStaff, roleInCompany, type Viewer } from '#lib/viewer.ts'
import type { ApplicationStatus } from './rules.ts'

/** Members of the job's company and platform staff, whichever company's portal they have open: a link to a file names none. */
export const isReviewer = (viewer: Viewer | null, companyId: string): boolean =>
  roleInCompany(viewer, companyId) !== null || isPlatformStaff(viewer)

/**
 * Whoever manages the job reviews its applications: members whose open portal is that of its company, and platform staff; to
 * everyone else they do not exist (CAPP-02, CAPP-06, SHELL-32).
 */
export const canReview = (viewer: Viewer | null, companyId: string): Verdict<'NOT_FOUND'> =>
  canManageJob(viewer, { companyId })

/** Answers to private questions are read by the company's admins and platform admins alone (CJOB-29, X-39). */
export const canReadPrivateAnswers = (viewer: Viewer | null, companyId: string): boolean =>
  roleInCompany(viewer, companyId) === 'client_admin' || hasRole(viewer, 'platform_admin')

/** Whoever reviews moves an application freely, but a withdrawn one is the candidate's word (CAPP-05). */
export function canSetStatus(
  viewer: Viewer | null,
  application: { companyId: string; status: ApplicationStatus },
): Verdict<'NOT_FOUND' | 'APPLICATION_WITHDRAWN'> {
  const verdict = canReview(viewer, application.companyId)
  if (!verdict.allowed) return verdict
  return application.status === 'withdrawn' ? deny('APPLICATION_WITHDRAWN') : allow
}

/** Admins of the company bring applications in from elsewhere, and delete what was brought in. */
export const canImport = (viewer: Viewer | null, companyId: string): boolean =>
  roleInCompany(viewer, companyId) === 'client_admin'
