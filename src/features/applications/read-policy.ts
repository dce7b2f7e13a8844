import { hasRole, isPlatformStaff, roleInCompany, type Viewer } from '#lib/viewer.ts'

/**
 * True for members of the job's company and platform staff. The active company does not matter, because a link to a file does not name
 * one.
 */
export const isReviewer = (viewer: Viewer | null, companyId: string): boolean =>
  roleInCompany(viewer, companyId) !== null || isPlatformStaff(viewer)

/** Answers to private questions are readable only by the company's admins and platform admins (CJOB-29). */
export const canReadPrivateAnswers = (viewer: Viewer | null, companyId: string): boolean =>
  roleInCompany(viewer, companyId) === 'client_admin' || hasRole(viewer, 'platform_admin')
