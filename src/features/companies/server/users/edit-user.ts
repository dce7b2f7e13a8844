import { and, eq, isNull } from 'drizzle-orm'
import { users } from '#db/schema/accounts.ts'
import { companies, companyMembers } from '#db/schema/companies.ts'
import { canManageUsers } from '#features/accounts/policy.ts'
import { askForEmail } from '#features/accounts/server/ask-for-email.ts'
import { changeRoles } from '#features/accounts/server/change-roles.ts'
import { renameUser } from '#features/accounts/server/rename-user.ts'
import type { SignedIn } from '#server/context.ts'
import { DomainError, found, requirePolicy } from '#server/errors.ts'
import { consumeMailTo } from '#server/recipient-limit.ts'
import { transaction, type UnitOfWork } from '#server/transaction.ts'
import type { EditUser } from '../../user-contract.ts'
import { isLastCompanyAdmin } from '../last-admin.ts'

/**
 * Changes a user's name and, if the viewer is a platform admin, their roles and companies, in one transaction. A new email address
 * applies once its owner confirms it. The user loses removed access with their next request (AUSER-03). ADMINS_ONLY,
 * LAST_PLATFORM_ADMIN, LAST_COMPANY_ADMIN, COMPANY_GONE.
 */
export async function editUser(ctx: SignedIn, { id, name, email, access }: EditUser): Promise<{ done: true }> {
  if (access || email) requirePolicy(canManageUsers(ctx.viewer))
  if (email) await consumeMailTo(ctx, email)
  await transaction(ctx, async (tx) => {
    const [user] = await tx.db.select({ name: users.name, email: users.email }).from(users).where(eq(users.id, id))
    if (found(user).name !== name) {
      await renameUser(tx.db, id, name)
      await tx.audit({ action: 'account.renamed_by_staff', subjectType: 'user', subjectId: id })
    }
    if (email && email !== found(user).email.toLowerCase()) await askForEmail(tx, { userId: id, email, byStaff: true })
    if (!access) return
    await changeRoles(tx, id, access.roles)
    await changeMemberships(tx, id, access.memberships)
  })
  return { done: true }
}

type Memberships = NonNullable<EditUser['access']>['memberships']

async function changeMemberships(tx: SignedIn & UnitOfWork, userId: string, next: Memberships): Promise<void> {
  const current = await tx.db
    .select({ companyId: companyMembers.companyId, role: companyMembers.role })
    .from(companyMembers)
    .innerJoin(companies, eq(companies.id, companyMembers.companyId))
    .where(and(eq(companyMembers.userId, userId), isNull(companies.archivedAt)))
  for (const { companyId, role } of current) {
    const now = next.find((one) => one.companyId === companyId)
    if (now?.role === role) continue
    if (role === 'client_admin') await requireOtherAdmin(tx, companyId, userId)
    const membership = and(eq(companyMembers.companyId, companyId), eq(companyMembers.userId, userId))
    if (now) await tx.db.update(companyMembers).set({ role: now.role }).where(membership)
    else await tx.db.delete(companyMembers).where(membership)
    const action = now ? 'team.role_changed' : 'team.removed'
    const data = now ? { from: role, to: now.role } : {}
    await tx.audit({ action, subjectType: 'user', subjectId: userId, companyId, data })
  }
  const added = next.filter(({ companyId }) => !current.some((one) => one.companyId === companyId))
  for (const membership of added) await enter(tx, userId, membership)
}

async function enter(
  { db, audit, viewer }: SignedIn & UnitOfWork,
  userId: string,
  { companyId, role }: Memberships[number],
) {
  const open = and(eq(companies.id, companyId), isNull(companies.archivedAt))
  const [company] = await db.select({ id: companies.id }).from(companies).where(open).for('share')
  if (!company) throw new DomainError('COMPANY_GONE')
  await db.insert(companyMembers).values({ companyId, userId, role, invitedBy: viewer.userId }).onConflictDoNothing()
  await audit({ action: 'team.added', subjectType: 'user', subjectId: userId, companyId, data: { role } })
}

async function requireOtherAdmin({ db }: SignedIn, companyId: string, userId: string): Promise<void> {
  if (await isLastCompanyAdmin(db, userId, { lock: true, companyId })) throw new DomainError('LAST_COMPANY_ADMIN')
}
