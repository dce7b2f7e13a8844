import { allow, deny, type Verdict } from '#lib/verdict.ts'
import { isPlatformStaff, type Viewer } from '#lib/viewer.ts'

type Shown = { userId: string; isStaff: boolean; isInCompany: boolean }

/**
 * Whether the viewer can see a picture. Everyone sees their own and those of platform staff, who write in public. Candidates and
 * companies see each other's. A candidate does not see another candidate's.
 */
export function canSeeAvatar(viewer: Viewer | null, shown: Shown): Verdict<'NOT_FOUND'> {
  if (shown.isStaff || viewer?.userId === shown.userId) return allow
  if (!viewer) return deny('NOT_FOUND')
  const isAcross = shown.isInCompany || viewer.memberships.length > 0 || isPlatformStaff(viewer)
  return isAcross ? allow : deny('NOT_FOUND')
}
