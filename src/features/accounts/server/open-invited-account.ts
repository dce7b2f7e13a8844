import { eq, sql } from 'drizzle-orm'
import { credentials, sessions, users } from '#db/schema/accounts.ts'
import { newId } from '#lib/ids.ts'
import type { Context, Db } from '#server/context.ts'
import type { UnitOfWork } from '#server/transaction.ts'

type Known = { id: string; signsIn: boolean; isSuspended: boolean }

/** The account with this address. `signsIn` is true once its owner has confirmed the address. */
export async function findAccount(db: Db, email: string): Promise<Known | undefined> {
  const [user] = await db
    .select({ id: users.id, signsIn: users.emailVerified, isSuspended: sql<boolean>`${users.suspendedAt} is not null` })
    .from(users)
    .where(eq(sql`lower(${users.email})`, email))
  return user
}

type Newcomer = {
  email: string
  displayName: string
  passwordHash: string
  /** An invitation proved the address; an administrator vouches for it, and the person changes the password (AUTH-26). */
  by: 'invitation' | 'administrator'
}

/**
 * Creates an account without roles for an invited person. An unconfirmed account with the address is handed over: its
 * creator never proved that the address is theirs, so its password and sessions end.
 */
export async function openAccountFor({ db, audit }: Context & UnitOfWork, newcomer: Newcomer): Promise<string> {
  const { email, displayName: name, passwordHash: password, by } = newcomer
  const known = await findAccount(db, email)
  const userId = known?.id ?? newId()
  const accountColumns = { name, emailVerified: true, mustChangePassword: by === 'administrator' }
  if (known) {
    await db.update(users).set(accountColumns).where(eq(users.id, userId))
    await db.delete(sessions).where(eq(sessions.userId, userId))
    await db.delete(credentials).where(eq(credentials.userId, userId))
  } else {
    await db.insert(users).values({ ...accountColumns, id: userId, email })
  }
  await db.insert(credentials).values({ userId, accountId: userId, providerId: 'credential', password })
  await audit({ action: 'account.created', subjectType: 'user', subjectId: userId, data: { by } })
  return userId
}
