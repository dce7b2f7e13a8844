import type { Context, Db, SignedIn } from '#server/context.ts'
import { DomainError, isDuplicate } from '#server/errors.ts'
import { transaction, type UnitOfWork } from '#server/transaction.ts'
import { findAccount, openAccountFor } from './open-invited-account.ts'
import { requireStrongPassword } from './passwords.ts'
import { startSession } from './start-session.ts'

export const INVITATION_TRIES = { points: 60, seconds: 60 * 60 }

/** What differs between the kinds of invitations. */
type Kind<I, R> = {
  /** Deletes the row of a valid link, so that no other request can use it. A rollback restores the row. */
  take: (db: Db, token: string) => Promise<I[]>
  /** Gives the account the membership or role of the invitation. */
  enter: (tx: Context & UnitOfWork, invitation: I, userId: string) => Promise<R>
}
type Newcomer = { token: string; displayName: string; password: string }

/** The invitation as the holder of the link sees it. INVITATION_GONE if it was used, revoked, replaced or has expired. */
export async function shownInvitation<I extends { email: string }>(db: Db, [invitation]: I[]) {
  if (!invitation) throw new DomainError('INVITATION_GONE')
  const account = await findAccount(db, invitation.email)
  return { ...invitation, hasAccount: account?.signsIn ?? false }
}

/** Joins with the signed-in account. INVITATION_OF_OTHER if the link was sent to another address. */
export const joinWithOwnAccount = <I extends { email: string }, R>(ctx: SignedIn, token: string, kind: Kind<I, R>) =>
  transaction(ctx, async (tx) => {
    const invitation = await takeValid(kind, tx.db, token)
    if (invitation.email !== ctx.viewer.email.toLowerCase()) throw new DomainError('INVITATION_OF_OTHER')
    return kind.enter(tx, invitation, ctx.viewer.userId)
  })

/**
 * Joins with a new account and signs in. The link proves the email address; the person chooses the password. Of several
 * requests at once, exactly one succeeds. SIGN_IN_FIRST if the address has an account, ACCOUNT_SUSPENDED,
 * PASSWORD_TOO_COMMON, PASSWORD_TOO_EASY.
 */
export async function joinWithNewAccount<I extends { email: string }, R>(
  ctx: Context,
  { token, displayName, password }: Newcomer,
  kind: Kind<I, R>,
): Promise<R> {
  requireStrongPassword(password, [displayName])
  const passwordHash = await (await ctx.auth.$context).password.hash(password)
  const { userId, joined } = await transaction(ctx, async (tx) => {
    const invitation = await takeValid(kind, tx.db, token)
    const known = await findAccount(tx.db, invitation.email)
    if (known?.isSuspended) throw new DomainError('ACCOUNT_SUSPENDED')
    if (known?.signsIn) throw new DomainError('SIGN_IN_FIRST')
    const made = await openAccountFor(tx, { email: invitation.email, displayName, passwordHash, by: 'invitation' })
    return { userId: made, joined: await kind.enter(tx, invitation, made) }
  }).catch((error: unknown) => {
    // the person signed up between the check above and the insert
    if (isDuplicate(error, 'users_email')) throw new DomainError('SIGN_IN_FIRST')
    throw error
  })
  await startSession(ctx, userId, 'invitation')
  return joined
}

async function takeValid<I, R>({ take }: Kind<I, R>, db: Db, token: string): Promise<I> {
  const [invitation] = await take(db, token)
  if (!invitation) throw new DomainError('INVITATION_GONE')
  return invitation
}
