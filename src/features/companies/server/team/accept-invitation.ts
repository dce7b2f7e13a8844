import { and, eq, gt, not, sql } from 'drizzle-orm'
import { users } from '#db/schema/accounts.ts'
import { companies, companyInvitations, companyMembers } from '#db/schema/companies.ts'
import { hashToken } from '#features/accounts/server/links.ts'
import { findAccount, openAccountFor } from '#features/accounts/server/open-invited-account.ts'
import { requireStrongPassword } from '#features/accounts/server/passwords.ts'
import { startSession } from '#features/accounts/server/start-session.ts'
import type { Context, Db, SignedIn } from '#server/context.ts'
import { DomainError, isDuplicate } from '#server/errors.ts'
import { transaction, type UnitOfWork } from '#server/transaction.ts'
import type { OpenInvitation } from '../../team-contract.ts'

const TRIES = { points: 60, seconds: 60 * 60 }

/** Invitations to an archived company cannot be used. */
const isArchived = sql`exists (select from ${companies} where ${companies.id} = ${companyInvitations.companyId} and ${companies.archivedAt} is not null)`

const isUsable = (token: string) =>
  and(eq(companyInvitations.tokenHash, hashToken(token)), gt(companyInvitations.expiresAt, new Date()), not(isArchived))

/** The invitation behind a link. INVITATION_GONE if it was used, withdrawn, replaced or has expired. */
export async function openInvitation(ctx: Context, { token }: { token: string }): Promise<OpenInvitation> {
  await ctx.throttle.consume('team-invitation-use', ctx.clientAddress, TRIES)
  const [invitation] = await ctx.db
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
  if (!invitation) throw new DomainError('INVITATION_GONE')
  const account = await findAccount(ctx.db, invitation.email)
  return { ...invitation, hasAccount: account?.signsIn ?? false }
}

/** Joins the company with the signed-in account. INVITATION_OF_OTHER if the link was sent to another address. */
export async function acceptInvitation(ctx: SignedIn, { token }: { token: string }): Promise<{ companyId: string }> {
  await ctx.throttle.consume('team-invitation-use', ctx.clientAddress, TRIES)
  return transaction(ctx, async (tx) => {
    const invitation = await takeInvitation(tx.db, token)
    if (invitation.email !== ctx.viewer.email.toLowerCase()) throw new DomainError('INVITATION_OF_OTHER')
    return enter(tx, invitation, ctx.viewer.userId)
  })
}

type Newcomer = { token: string; displayName: string; password: string }

/**
 * Joins the company with a new account and signs in. The link proves the email address; the person chooses the password. Of
 * several requests at once, exactly one succeeds. SIGN_IN_FIRST if the address has an account, ACCOUNT_SUSPENDED,
 * PASSWORD_TOO_COMMON, PASSWORD_TOO_EASY.
 */
export async function joinByInvitation(ctx: Context, newcomer: Newcomer): Promise<{ companyId: string }> {
  await ctx.throttle.consume('team-invitation-use', ctx.clientAddress, TRIES)
  requireStrongPassword(newcomer.password, [newcomer.displayName])
  const passwordHash = await (await ctx.auth.$context).password.hash(newcomer.password)
  const { userId, companyId } = await transaction(ctx, async (tx) => {
    const invitation = await takeInvitation(tx.db, newcomer.token)
    const known = await findAccount(tx.db, invitation.email)
    if (known?.isSuspended) throw new DomainError('ACCOUNT_SUSPENDED')
    if (known?.signsIn) throw new DomainError('SIGN_IN_FIRST')
    const { displayName } = newcomer
    const made = await openAccountFor(tx, { email: invitation.email, displayName, passwordHash, by: 'invitation' })
    return { userId: made, ...(await enter(tx, invitation, made)) }
  }).catch((error: unknown) => {
    // the person signed up between the check above and the insert
    if (isDuplicate(error, 'users_email')) throw new DomainError('SIGN_IN_FIRST')
    throw error
  })
  await startSession(ctx, userId, 'invitation')
  return { companyId }
}

type Taken = typeof companyInvitations.$inferSelect

/** Uses the invitation: deletes its row, so that no other request can use it. A rollback restores the row. */
async function takeInvitation(db: Db, token: string): Promise<Taken> {
  const [taken] = await db.delete(companyInvitations).where(isUsable(token)).returning()
  if (!taken) throw new DomainError('INVITATION_GONE')
  return taken
}

async function enter({ db, audit }: Context & UnitOfWork, { companyId, role, invitedBy }: Taken, userId: string) {
  // an existing member's role does not change
  await db.insert(companyMembers).values({ companyId, userId, role, invitedBy }).onConflictDoNothing()
  await audit({ action: 'team.joined', subjectType: 'user', subjectId: userId, companyId, data: { role } })
  return { companyId }
}
