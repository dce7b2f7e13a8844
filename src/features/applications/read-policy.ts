import { hasRole, isPlatformStaff, roleInCompany, type Viewer } from '#lib/viewer.ts'

/** Members of the job's company and platform staff, whichever company is active: a link to a file names none. */
export const isReviewer = (viewer: Viewer | null, companyId: string): boolean =>
  roleInCompany(viewer, companyId) !== null || isPlatformStaff(viewer)

/** Answers to private questions are readable only by the company's admins and platform admins (CJOB-29). */
export const canReadPrivateAnswers = (viewer: Viewer | null, companyId: string): boolean =>
  roleInCompany(viewer, companyId) === 'client_admin' || hasRole(viewer, 'platform_admin')
