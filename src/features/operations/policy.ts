import { allow, deny, type Verdict } from '#lib/verdict.ts'
import { hasRole, type Viewer } from '#lib/viewer.ts'

/** Only platform admins retry or discard failed work; platform users can read the list. */
export const canDecideDeadLetters = (viewer: Viewer | null): Verdict<'FORBIDDEN'> =>
  hasRole(viewer, 'platform_admin') ? allow : deny('FORBIDDEN')

/** Only platform admins change the platform settings; platform users can read them. */
export const canChangeSettings = (viewer: Viewer | null): Verdict<'FORBIDDEN'> =>
  hasRole(viewer, 'platform_admin') ? allow : deny('FORBIDDEN')
