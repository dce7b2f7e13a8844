import type { ApplicationStatus } from '#features/applications/rules.ts'
import { canManageJob } from '#features/job-postings/policy.ts'
import { allow, deny, type Verdict } from '#lib/verdict.ts'
import { roleInCompany, type Viewer } from '#lib/viewer.ts'

/**
 * Whoever manages the job reviews its applications: members whose open portal is that of its company, and platform staff; to
 * everyone else they do not exist (CAPP-02, CAPP-06, SHELL-32).
 */
export const canReview = (viewer: Viewer | null, companyId: string): Verdict<'NOT_FOUND'> =>
  canManageJob(viewer, { companyId })

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
