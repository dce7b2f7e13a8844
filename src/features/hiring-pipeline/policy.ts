import type { ApplicationStatus, PipelineStatus } from '#features/applications/rules.ts'
import { canManageJob } from '#features/job-postings/policy.ts'
import { allow, deny, type Verdict } from '#lib/verdict.ts'
import { roleInCompany, type Viewer } from '#lib/viewer.ts'

/**
 * Viewers who manage the job review its applications: members whose active company owns it, and platform staff. For
 * everyone else they do not exist (CAPP-02, CAPP-06, SHELL-32).
 */
export const canReview = (viewer: Viewer | null, companyId: string): Verdict<'NOT_FOUND'> =>
  canManageJob(viewer, { companyId })

/** Whether an application of this status can be moved to another: the applicant has not withdrawn it (CAPP-05). */
export const isMovable = (status: ApplicationStatus): status is PipelineStatus => status !== 'withdrawn'

/** Reviewers move an application freely, but not a withdrawn one (CAPP-05). */
export function canSetApplicationStatus(
  viewer: Viewer | null,
  application: { companyId: string; status: ApplicationStatus },
): Verdict<'NOT_FOUND' | 'APPLICATION_WITHDRAWN'> {
  const verdict = canReview(viewer, application.companyId)
  if (!verdict.allowed) return verdict
  return isMovable(application.status) ? allow : deny('APPLICATION_WITHDRAWN')
}

/** Admins of the company import applications and delete imported ones. */
export const canImport = (viewer: Viewer | null, companyId: string): boolean =>
  roleInCompany(viewer, companyId) === 'client_admin'
