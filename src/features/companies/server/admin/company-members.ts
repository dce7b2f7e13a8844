import { companyMembers } from '#db/schema/companies.ts'
import { findAccount } from '#features/accounts/server/open-invited-account.ts'
import type { SignedIn } from '#server/context.ts'
import { DomainError } from '#server/errors.ts'
import { transaction, type UnitOfWork } from '#server/transaction.ts'
import { canEditCompanies } from '../../policy.ts'
import type { MemberRole } from '../../rules.ts'
import type { Member } from '../../team-contract.ts'
import { changeRoleOf, removeFromTeam } from '../team/change-member.ts'
import { readMembers } from '../team/list-team.ts'
import { requireCompany } from './archive-company.ts'

/** FORBIDDEN unless the viewer may manage the users of companies (ACOMP-05). */
export function requireUserManager({ viewer }: Pick<SignedIn, 'viewer'>): void {
  if (!canEditCompanies(viewer)) throw new DomainError('FORBIDDEN')
}

/** The members of a company, in the order in which they joined. COMPANY_UNKNOWN. */
export async function listCompanyMembers(ctx: SignedIn, { companyId }: { companyId: string }): Promise<Member[]> {
  requireUserManager(ctx)
  await requireCompany(ctx.db, companyId)
  return readMembers(ctx.db, companyId)
}

type Added = { companyId: string; email: string; role: MemberRole }

/** Adds the user with this address to a company. USER_UNKNOWN, ACCOUNT_SUSPENDED, ALREADY_MEMBER, COMPANY_UNKNOWN (ACOMP-09). */
export async function addCompanyMember(ctx: SignedIn, { companyId, email, role }: Added): Promise<{ userId: string }> {
  requireUserManager(ctx)
  return transaction(ctx, async (tx) => {
    await requireCompany(tx.db, companyId)
    const account = await findAccount(tx.db, email)
    // an unconfirmed address may belong to another person
    if (!account?.signsIn) throw new DomainError('USER_UNKNOWN')
    if (account.isSuspended) throw new DomainError('ACCOUNT_SUSPENDED')
    await joinCompany(tx, { companyId, userId: account.id, role })
    return { userId: account.id }
  })
}

/** Adds a user to a company, with the viewer as the inviter. ALREADY_MEMBER. */
export async function joinCompany(
  { db, audit, viewer }: SignedIn & UnitOfWork,
  { companyId, userId, role }: { companyId: string; userId: string; role: MemberRole },
): Promise<void> {
  const [made] = await db
    .insert(companyMembers)
    .values({ companyId, userId, role, invitedBy: viewer.userId })
    .onConflictDoNothing()
    .returning({ id: companyMembers.id })
  if (!made) throw new DomainError('ALREADY_MEMBER')
  const data = { role, by: 'platform' }
  await audit({ action: 'team.joined', subjectType: 'user', subjectId: userId, companyId, data })
}

type Membership = { companyId: string; id: string }

/** Changes a member's role in this company only. MEMBER_NOT_FOUND, LAST_ADMIN, COMPANY_UNKNOWN. */
export async function changeCompanyRole(ctx: SignedIn, { companyId, id, role }: Membership & { role: MemberRole }) {
  requireUserManager(ctx)
  await transaction(ctx, async (tx) => {
    await requireCompany(tx.db, companyId)
    await changeRoleOf(tx, { companyId, id, role })
  })
  return { role }
}

/** Removes a member from this company only; access ends at once. Same errors as `changeCompanyRole`. */
export async function removeCompanyMember(ctx: SignedIn, { companyId, id }: Membership): Promise<{ removed: true }> {
  requireUserManager(ctx)
  await transaction(ctx, async (tx) => {
    await requireCompany(tx.db, companyId)
    await removeFromTeam(tx, { companyId, id })
  })
  return { removed: true }
}
