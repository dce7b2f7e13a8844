import { and, eq, gt, sql } from 'drizzle-orm'
import { staffInvitations, userRoles, users } from '#db/schema/accounts.ts'
import type { Context, Db, SignedIn } from '#server/context.ts'
import { hashToken } from '#server/secrets/hash-token.ts'
import type { UnitOfWork } from '#server/transaction.ts'
import type { OpenStaffInvitation } from '../../staff-contract.ts'
import { INVITATION_TRIES, joinWithNewAccount, joinWithOwnAccount, shownInvitation } from '../invitation-links.ts'

const limitUse = (ctx: Context) => ctx.throttle.consume('staff-invitation-use', ctx.clientAddress, INVITATION_TRIES)

/** A link is also invalid if the person who sent it is not an admin anymore. */
const isUsable = (token: string) =>
  and(
    eq(staffInvitations.tokenHash, hashToken(token)),
    gt(staffInvitations.expiresAt, new Date()),
    sql`exists (select from user_roles r join users u on u.id = r.user_id
      where r.user_id = ${staffInvitations.invitedBy} and r.role = 'platform_admin' and u.suspended_at is null)`,
  )

/** The invitation behind a link. INVITATION_GONE if it was used, revoked, replaced or has expired. */
export async function openStaffInvitation(ctx: Context, { token }: { token: string }): Promise<OpenStaffInvitation> {
  await limitUse(ctx)
  const invitations = await ctx.db
    .select({
      invitedBy: users.name,
      displayName: staffInvitations.displayName,
      email: staffInvitations.email,
      role: staffInvitations.role,
      expiresAt: staffInvitations.expiresAt,
    })
    .from(staffInvitations)
    .leftJoin(users, eq(users.id, staffInvitations.invitedBy))
    .where(isUsable(token))
  return shownInvitation(ctx.db, invitations)
}

type Invitation = typeof staffInvitations.$inferSelect

const staff = {
  take: (db: Db, token: string) => db.delete(staffInvitations).where(isUsable(token)).returning(),
  enter: async (
    { db, audit }: Context & UnitOfWork,
    { role }: Invitation,
    userId: string,
  ): Promise<{ joined: true }> => {
    await db.insert(userRoles).values({ userId, role }).onConflictDoNothing()
    await audit({ action: 'staff.joined', subjectType: 'user', subjectId: userId, data: { role } })
    return { joined: true }
  },
}

/** Joins the staff with the signed-in account. */
export async function acceptStaffInvitation(ctx: SignedIn, { token }: { token: string }): Promise<{ joined: true }> {
  await limitUse(ctx)
  return joinWithOwnAccount(ctx, token, staff)
}

/** Joins the staff with a new account and signs in. */
export async function joinStaff(
  ctx: Context,
  newcomer: { token: string; displayName: string; password: string },
): Promise<{ joined: true }> {
  await limitUse(ctx)
  return joinWithNewAccount(ctx, newcomer, staff)
}
