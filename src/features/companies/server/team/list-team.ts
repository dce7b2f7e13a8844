import { asc, count, eq, sql } from 'drizzle-orm'
import { users } from '#db/schema/accounts.ts'
import { companies, companyInvitations, companyMembers } from '#db/schema/companies.ts'
import type { Db, SignedIn } from '#server/context.ts'
import { found } from '#server/errors.ts'
import { isUnreachable } from '#server/suppressions.ts'
import { canManageTeam } from '../../policy.ts'
import type { Member, Team, TeamStats } from '../../team-contract.ts'
import { ownCompanyId } from '../own-company.ts'

/** The members of the viewer's company, in the order in which they joined. Only admins get the invitations (TEAM-01 to TEAM-06). */
export async function listTeam(ctx: SignedIn): Promise<Team> {
  const companyId = ownCompanyId(ctx)
  const canManage = canManageTeam(ctx.viewer, companyId)
  const [company] = await ctx.db.select({ name: companies.name }).from(companies).where(eq(companies.id, companyId))
  return {
    companyName: found(company).name,
    canManage,
    members: await readMembers(ctx.db, companyId),
    invitations: canManage ? await readInvitations(ctx.db, companyId) : [],
  }
}

/** The number of members of the viewer's company, by role (TEAM-03). */
export async function readTeamStats(ctx: SignedIn): Promise<TeamStats> {
  const [row] = await ctx.db
    .select({
      totalMembers: count(),
      adminCount: count(sql`case when ${companyMembers.role} = 'client_admin' then 1 end`),
    })
    .from(companyMembers)
    .where(eq(companyMembers.companyId, ownCompanyId(ctx)))
  const { totalMembers, adminCount } = found(row)
  return { totalMembers, adminCount, userCount: totalMembers - adminCount }
}

/** The members of a company, in the order in which they joined. */
export async function readMembers(db: Db, companyId: string): Promise<Member[]> {
  return db
    .select({
      id: companyMembers.id,
      userId: users.id,
      displayName: users.name,
      email: users.email,
      avatarUrl: users.image,
      role: companyMembers.role,
      joinedAt: companyMembers.joinedAt,
      // an ended session has no row, so the last sign-in is the last known activity
      lastActiveAt: sql<Date | null>`greatest(users.last_sign_in_at,
        (select max(updated_at) from sessions where user_id = users.id))`.mapWith(users.lastSignInAt),
    })
    .from(companyMembers)
    .innerJoin(users, eq(users.id, companyMembers.userId))
    .where(eq(companyMembers.companyId, companyId))
    .orderBy(asc(companyMembers.joinedAt), asc(companyMembers.id))
}

export const invitationColumns = {
  id: companyInvitations.id,
  displayName: companyInvitations.displayName,
  email: companyInvitations.email,
  role: companyInvitations.role,
  expiresAt: companyInvitations.expiresAt,
  isUnreachable: isUnreachable('company_invitations.email'),
}

/** The invitations of a company that were not accepted, newest last. */
export const readInvitations = (db: Db, companyId: string) =>
  db
    .select(invitationColumns)
    .from(companyInvitations)
    .where(eq(companyInvitations.companyId, companyId))
    .orderBy(asc(companyInvitations.createdAt))
