import { allow, deny, type Verdict } from '#lib/verdict.ts'
import { blockOf, hasRole, isPlatformStaff, roleInCompany, type Viewer } from '#lib/viewer.ts'

/** Admins of a company, and nobody else, invite, change roles and remove (TEAM-04, TEAM-06). */
export const canManageTeam = (viewer: Viewer | null, companyId: string): boolean =>
  roleInCompany(viewer, companyId) === 'client_admin'

/** All platform staff may create a company; who is signed out is told to sign in. */
export function canCreateCompany(
  viewer: Viewer | null,
): Verdict<'COMPANY_SIGNED_OUT' | NonNullable<ReturnType<typeof blockOf>> | 'FORBIDDEN'> {
  if (!viewer) return deny('COMPANY_SIGNED_OUT')
  const block = blockOf(viewer)
  if (block) return deny(block)
  return isPlatformStaff(viewer) ? allow : deny('FORBIDDEN')
}

/** Platform admins alone edit companies, manage their users and restore them (ACOMP-05). */
export const canEditCompanies = (viewer: Viewer | null): boolean => hasRole(viewer, 'platform_admin')

/** Deleting is theirs too, and says so to everybody else (ACOMP-05). */
export const canDeleteCompanies = (viewer: Viewer | null): Verdict<'COMPANY_DELETE_REFUSED'> =>
  canEditCompanies(viewer) ? allow : deny('COMPANY_DELETE_REFUSED')
