import { roleInCompany, type Viewer } from '#lib/viewer.ts'

/** Admins of a company, and nobody else, invite, change roles and remove (TEAM-04, TEAM-06). */
export const canManageTeam = (viewer: Viewer | null, companyId: string): boolean =>
  roleInCompany(viewer, companyId) === 'client_admin'
