import { and, eq } from 'drizzle-orm'
import { companyMembers } from '#db/schema/companies.ts'
import type { SignedIn } from '#server/context.ts'
import { DomainError } from '#server/errors.ts'
import { transaction, type UnitOfWork } from '#server/transaction.ts'
import type { MemberRole } from '../../rules.ts'
import { isLastCompanyAdmin } from '../last-admin.ts'
import { managedCompanyId } from '../own-company.ts'

/**
 * Changes a member's role in the viewer's company; the user's other roles do not change. MEMBER_NOT_FOUND, LAST_ADMIN for the
 * only admin, FORBIDDEN for viewers who are not admins (TEAM-12, TEAM-13).
 */
export async function changeMemberRole(ctx: SignedIn, { id, role }: { id: string; role: MemberRole }) {
  const companyId = managedCompanyId(ctx)
  await transaction(ctx, (tx) => changeRoleOf(tx, { companyId, id, role }))
  return { role }
}

/** Removes a member, or the viewer, from the viewer's company at once. Same errors as `changeMemberRole`. */
export async function removeMember(ctx: SignedIn, { id }: { id: string }): Promise<{ removed: true }> {
  const companyId = managedCompanyId(ctx)
  await transaction(ctx, (tx) => removeFromTeam(tx, { companyId, id }))
  return { removed: true }
}

type Tx = SignedIn & UnitOfWork
type Membership = { companyId: string; id: string }

/** Changes a role in any company; the caller checks permissions. MEMBER_NOT_FOUND, LAST_ADMIN. */
export async function changeRoleOf(tx: Tx, { companyId, id, role }: Membership & { role: MemberRole }): Promise<void> {
  const member = await lockMember(tx, companyId, id)
  if (member.role === role) return
  if (role !== 'client_admin') await requireOtherAdmin(tx, companyId, member.userId)
  await tx.db.update(companyMembers).set({ role }).where(eq(companyMembers.id, id))
  const data = { from: member.role, to: role }
  await tx.audit({ action: 'team.role_changed', subjectType: 'user', subjectId: member.userId, companyId, data })
}

/** Removes a member from any company; the caller checks permissions. MEMBER_NOT_FOUND, LAST_ADMIN. */
export async function removeFromTeam(tx: Tx, { companyId, id }: Membership): Promise<void> {
  const member = await lockMember(tx, companyId, id)
  await requireOtherAdmin(tx, companyId, member.userId)
  await tx.db.delete(companyMembers).where(eq(companyMembers.id, id))
  await tx.audit({ action: 'team.removed', subjectType: 'user', subjectId: member.userId, companyId })
}

async function lockMember({ db }: Tx, companyId: string, id: string) {
  const [member] = await db
    .select({ userId: companyMembers.userId, role: companyMembers.role })
    .from(companyMembers)
    .where(and(eq(companyMembers.companyId, companyId), eq(companyMembers.id, id)))
  if (!member) throw new DomainError('MEMBER_NOT_FOUND')
  return member
}

async function requireOtherAdmin({ db }: Tx, companyId: string, userId: string): Promise<void> {
  if (await isLastCompanyAdmin(db, userId, { lock: true, companyId })) throw new DomainError('LAST_ADMIN')
}
