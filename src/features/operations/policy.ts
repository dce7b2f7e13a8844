import { allow, deny, type Verdict } from '#lib/verdict.ts'
import { hasRole, type Viewer } from '#lib/viewer.ts'

/** Platform admins alone start failed work again or discard it; platform users look on. */
export const canDecideDeadLetters = (viewer: Viewer | null): Verdict<'FORBIDDEN'> =>
  hasRole(viewer, 'platform_admin') ? allow : deny('FORBIDDEN')

/** Platform admins alone change what holds for everybody; platform users read it. */
export const canChangeSettings = (viewer: Viewer | null): Verdict<'FORBIDDEN'> =>
  hasRole(viewer, 'platform_admin') ? allow : deny('FORBIDDEN')
