import { allow, deny, type Verdict } from '#lib/verdict.ts'
import { hasRole, type Viewer } from '#lib/viewer.ts'

/** Platform admins alone change who may do what, and who comes in; platform users change names. */
export const canManageUsers = (viewer: Viewer | null): Verdict<'ADMINS_ONLY'> =>
  hasRole(viewer, 'platform_admin') ? allow : deny('ADMINS_ONLY')
