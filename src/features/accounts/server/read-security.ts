import { and, asc, count, desc, eq, gt, isNull } from 'drizzle-orm'
import { backupCodes, credentials, oneTimeLinks, passkeys, twoFactors } from '#db/schema/accounts.ts'
import type { SignedIn } from '#server/context.ts'
import type { SecurityOverview } from '../security-contract.ts'
import { deviceOf } from './device-name.ts'
import { checkOwnPassword } from './own-password.ts'

/** Security state of the viewer's account: email address, age of the password, second factor, passkeys. */
export async function readSecurity({ db, viewer, headers }: SignedIn): Promise<SecurityOverview> {
  const { userId, email } = viewer
  const [[pending], [password], twoFactor, keys] = await Promise.all([
    db
      .select({ email: oneTimeLinks.email })
      .from(oneTimeLinks)
      .where(
        and(
          eq(oneTimeLinks.userId, userId),
          eq(oneTimeLinks.kind, 'confirm_email'),
          isNull(oneTimeLinks.usedAt),
          gt(oneTimeLinks.expiresAt, new Date()),
        ),
      )
      .orderBy(desc(oneTimeLinks.createdAt)),
    db.select({ changedAt: credentials.updatedAt }).from(credentials).where(checkOwnPassword(userId)),
    readTwoFactor(db, userId),
    db.select().from(passkeys).where(eq(passkeys.userId, userId)).orderBy(asc(passkeys.createdAt)),
  ])
  return {
    email,
    pendingEmail: pending?.email ?? null,
    passwordChangedAt: password?.changedAt ?? null,
    twoFactor,
    passkeys: keys,
    device: deviceOf(headers.get('user-agent')).name,
  }
}

async function readTwoFactor(db: SignedIn['db'], userId: string): Promise<SecurityOverview['twoFactor']> {
  const [row] = await db.select().from(twoFactors).where(eq(twoFactors.userId, userId))
  if (!row?.enabledAt) return null
  const ofPerson = eq(backupCodes.userId, userId)
  const [codes] = await db
    .select({ all: count(), left: db.$count(backupCodes, and(ofPerson, isNull(backupCodes.usedAt))) })
    .from(backupCodes)
    .where(ofPerson)
  return { since: row.enabledAt, codes: codes?.all ?? 0, codesLeft: Number(codes?.left ?? 0) }
}
