import { and, eq, gt, sql } from 'drizzle-orm'
import { staffInvitations, userRoles, users } from '#db/schema/accounts.ts'
import type { Context, Db, SignedIn } from '#server/context.ts'
import { DomainError, isDuplicate } from '#server/errors.ts'
import { transaction, type UnitOfWork } from '#server/transaction.ts'
import type { OpenStaffInvitation } from '../../staff-contract.ts'
import { hashToken } from '../links.ts'
import { findAccount, openAccountFor } from '../open-invited-account.ts'
import { requireStrongPassword } from '../passwords.ts'
import { startSession } from '../start-session.ts'
import { suspended } from '../suspended.ts'

const TRIES = { points: 60, seconds: 60 * 60 }

/** Links from a former admin are not valid any more either. */
const isUsable = (token: string) =>
  and(
    eq(staffInvitations.tokenHash, hashToken(token)),
    gt(staffInvitations.expiresAt, new Date()),
    sql`exists (select from user_roles r join users u on u.id = r.user_id
      where r.user_id = ${staffInvitations.invitedBy} and r.role = 'platform_admin' and u.suspended_at is null)`,
  )

/**
 * What the invitation shows to the holder of the link. INVITATION_GONE if it was used, revoked, replaced or has
 * expired.
 */
export async function openStaffInvitation(ctx: Context, { token }: { token: string }): Promise<OpenStaffInvitation> {
  await ctx.throttle.consume('staff-invitation-use', ctx.clientAddress, TRIES)
  const [invitation] = await ctx.db
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
  if (!invitation) throw new DomainError('INVITATION_GONE')
  const account = await findAccount(ctx.db, invitation.email)
  return { ...invitation, hasAccount: account?.signsIn ?? false }
}

/** Joins with the account that is signed in; INVITATION_OF_OTHER where the link was sent to another address. */
export async function acceptStaffInvitation(ctx: SignedIn, { token }: { token: string }): Promise<{ joined: true }> {
  await ctx.throttle.consume('staff-invitation-use', ctx.clientAddress, TRIES)
  return transaction(ctx, async (tx) => {
    const invitation = await takeInvitation(tx.db, token)
    if (invitation.email !== ctx.viewer.email.toLowerCase()) throw new DomainError('INVITATION_OF_OTHER')
    return enter(tx, invitation, ctx.viewer.userId)
  })
}

type Newcomer = { token: string; displayName: string; password: string }

/**
 * Joins with a new account: the link proves the address, the person chooses a password and is signed in. SIGN_IN_FIRST
 * if the address has an account, ACCOUNT_SUSPENDED, PASSWORD_TOO_COMMON, PASSWORD_TOO_EASY. Of several uses at once
 * exactly one succeeds.
 */
export async function joinStaff(ctx: Context, newcomer: Newcomer): Promise<{ joined: true }> {
  await ctx.throttle.consume('staff-invitation-use', ctx.clientAddress, TRIES)
  requireStrongPassword(newcomer.password, [newcomer.displayName])
  const passwordHash = await (await ctx.auth.$context).password.hash(newcomer.password)
  const userId = await transaction(ctx, async (tx) => {
    const invitation = await takeInvitation(tx.db, newcomer.token)
    const known = await findAccount(tx.db, invitation.email)
    if (known?.isSuspended) throw suspended({ suspendedReason: null })
    if (known?.signsIn) throw new DomainError('SIGN_IN_FIRST')
    const { displayName } = newcomer
    const made = await openAccountFor(tx, { email: invitation.email, displayName, passwordHash, by: 'invitation' })
    await enter(tx, invitation, made)
    return made
  }).catch((error: unknown) => {
    // they signed up by themselves in the same moment
    if (isDuplicate(error, 'users_email')) throw new DomainError('SIGN_IN_FIRST')
    throw error
  })
  await startSession(ctx, userId, 'invitation')
  return { joined: true }
}

type Taken = typeof staffInvitations.$inferSelect

/** Uses the invitation up: its row is gone for everybody else, or comes back with the transaction. */
async function takeInvitation(db: Db, token: string): Promise<Taken> {
  const [taken] = await db.delete(staffInvitations).where(isUsable(token)).returning()
  if (!taken) throw new DomainError('INVITATION_GONE')
  return taken
}

async function enter({ db, audit }: Context & UnitOfWork, { role }: Taken, userId: string): Promise<{ joined: true }> {
  await db.insert(userRoles).values({ userId, role }).onConflictDoNothing()
  await audit({ action: 'staff.joined', subjectType: 'user', subjectId: userId, data: { role } })
  return { joined: true }
}
