import { allow, deny, type Verdict } from '#lib/verdict.ts'
import { hasRole, type Viewer } from '#lib/viewer.ts'

/** Only platform admins change roles and access; platform users can change names. */
export const canManageUsers = (viewer: Viewer | null): Verdict<'ADMINS_ONLY'> =>
  hasRole(viewer, 'platform_admin') ? allow : deny('ADMINS_ONLY')
