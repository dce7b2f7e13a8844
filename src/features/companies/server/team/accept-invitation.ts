import { and, eq, gt, not, sql } from 'drizzle-orm'
import { users } from '#db/schema/accounts.ts'
import { companies, companyInvitations, companyMembers } from '#db/schema/companies.ts'
import {
  INVITATION_TRIES,
  joinWithNewAccount,
  joinWithOwnAccount,
  shownInvitation,
} from '#features/accounts/server/invitation-links.ts'
import type { Context, Db, SignedIn } from '#server/context.ts'
import { hashToken } from '#server/secrets/hash-token.ts'
import type { UnitOfWork } from '#server/transaction.ts'
import type { OpenInvitation } from '../../team-contract.ts'

const limitUse = (ctx: Context) => ctx.throttle.consume('team-invitation-use', ctx.clientAddress, INVITATION_TRIES)

/** Invitations to an archived company cannot be used. */
const isArchived = sql`exists (select from ${companies} where ${companies.id} = ${companyInvitations.companyId} and ${companies.archivedAt} is not null)`

const isUsable = (token: string) =>
  and(eq(companyInvitations.tokenHash, hashToken(token)), gt(companyInvitations.expiresAt, new Date()), not(isArchived))

/** The invitation behind a link. INVITATION_GONE if it was used, withdrawn, replaced or has expired. */
export async function openInvitation(ctx: Context, { token }: { token: string }): Promise<OpenInvitation> {
  await limitUse(ctx)
  const invitations = await ctx.db
    .select({
      companyName: companies.name,
      companyLogo: companies.logoUrl,
      invitedBy: users.name,
      displayName: companyInvitations.displayName,
      email: companyInvitations.email,
      role: companyInvitations.role,
      expiresAt: companyInvitations.expiresAt,
    })
    .from(companyInvitations)
    .innerJoin(companies, eq(companies.id, companyInvitations.companyId))
    .leftJoin(users, eq(users.id, companyInvitations.invitedBy))
    .where(isUsable(token))
  return shownInvitation(ctx.db, invitations)
}

type Invitation = typeof companyInvitations.$inferSelect

const team = {
  take: (db: Db, token: string) => db.delete(companyInvitations).where(isUsable(token)).returning(),
  enter: async ({ db, audit }: Context & UnitOfWork, { companyId, role, invitedBy }: Invitation, userId: string) => {
    // the role of an existing member does not change
    await db.insert(companyMembers).values({ companyId, userId, role, invitedBy }).onConflictDoNothing()
    await audit({ action: 'team.joined', subjectType: 'user', subjectId: userId, companyId, data: { role } })
    return { companyId }
  },
}

/** Joins the company with the signed-in account. */
export async function acceptInvitation(ctx: SignedIn, { token }: { token: string }): Promise<{ companyId: string }> {
  await limitUse(ctx)
  return joinWithOwnAccount(ctx, token, team)
}

/** Joins the company with a new account and signs in. */
export async function joinByInvitation(
  ctx: Context,
  newcomer: { token: string; displayName: string; password: string },
): Promise<{ companyId: string }> {
  await limitUse(ctx)
  return joinWithNewAccount(ctx, newcomer, team)
}
