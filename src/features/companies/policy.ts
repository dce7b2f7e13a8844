import { allow, deny, type Verdict } from '#lib/verdict.ts'
import { blockOf, hasRole, isPlatformStaff, roleInCompany, type Viewer } from '#lib/viewer.ts'

/** Only admins of a company invite members, change roles and remove members (TEAM-04, TEAM-06). */
export const canManageTeam = (viewer: Viewer | null, companyId: string): boolean =>
  roleInCompany(viewer, companyId) === 'client_admin'

/** All platform staff may create a company. A visitor who is not signed in gets an error that asks them to sign in. */
export function canCreateCompany(
  viewer: Viewer | null,
): Verdict<'COMPANY_SIGNED_OUT' | NonNullable<ReturnType<typeof blockOf>> | 'FORBIDDEN'> {
  if (!viewer) return deny('COMPANY_SIGNED_OUT')
  const block = blockOf(viewer)
  if (block) return deny(block)
  return isPlatformStaff(viewer) ? allow : deny('FORBIDDEN')
}

/** Only platform admins edit companies, manage their users and restore them (ACOMP-05). */
export const canEditCompanies = (viewer: Viewer | null): boolean => hasRole(viewer, 'platform_admin')

/** Only platform admins delete companies. Other users get an error that names this rule (ACOMP-05). */
export const canDeleteCompanies = (viewer: Viewer | null): Verdict<'COMPANY_DELETE_REFUSED'> =>
  canEditCompanies(viewer) ? allow : deny('COMPANY_DELETE_REFUSED')
