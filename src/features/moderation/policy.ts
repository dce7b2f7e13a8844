import { allow, deny, type Verdict } from '#lib/verdict.ts'
import { hasRole, isPlatformStaff, roleInCompany, type Viewer } from '#lib/viewer.ts'
import type { ModerationKind, ModerationStatus } from './moderation-queue.ts'

type ModeratedItem = { status: ModerationStatus }

/** Only platform_admin approves, and only an item that is not approved (MOD-05, MOD-06). */
export function canApprove(
  viewer: Viewer | null,
  { status }: ModeratedItem,
): Verdict<'ONLY_ADMINS_APPROVE' | 'IS_APPROVED'> {
  if (!hasRole(viewer, 'platform_admin')) return deny('ONLY_ADMINS_APPROVE')
  return status === 'approved' ? deny('IS_APPROVED') : allow
}

/** Only platform_admin rejects, and only an item that is not rejected (MOD-05, MOD-06). */
export function canReject(
  viewer: Viewer | null,
  { status }: ModeratedItem,
): Verdict<'ONLY_ADMINS_REJECT' | 'IS_REJECTED'> {
  if (!hasRole(viewer, 'platform_admin')) return deny('ONLY_ADMINS_REJECT')
  return status === 'rejected' ? deny('IS_REJECTED') : allow
}

/** All platform staff may flag an item that is neither flagged nor rejected (MOD-05). */
export function canFlag(
  viewer: Viewer | null,
  { status }: ModeratedItem,
): Verdict<'FORBIDDEN' | 'IS_FLAGGED' | 'IS_REJECTED'> {
  if (!isPlatformStaff(viewer)) return deny('FORBIDDEN')
  if (status === 'flagged') return deny('IS_FLAGGED')
  return status === 'rejected' ? deny('IS_REJECTED') : allow
}

type Owned = { kind: ModerationKind; companyId: string | null; userId: string | null; createdBy: string | null }

/** Members of its company, the person of a profile, the author of an article; for others the item does not exist. */
export function isOwner(viewer: Viewer, { kind, companyId, userId, createdBy }: Owned): boolean {
  if (companyId) return roleInCompany(viewer, companyId) !== null
  return (kind === 'article' ? createdBy : userId) === viewer.userId
}
