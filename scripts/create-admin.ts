// npm run admin:create -- email "Display Name": creates the first platform admin of an installation.
import { randomBytes } from 'node:crypto'
import { eq, sql } from 'drizzle-orm'
import { credentials, userRoles, users } from '#db/schema/accounts.ts'
import { Email } from '#features/accounts/contract.ts'
import { checkOwnPassword } from '#features/accounts/server/own-password.ts'
import { newId } from '#lib/ids.ts'
import type { Services } from '#server/context.ts'
import { transaction } from '#server/transaction.ts'
import { withServices } from './with-product.ts'

const [address = '', name = 'Administrator'] = process.argv.slice(2)
const parsed = Email.safeParse(address)
if (!parsed.success) {
  console.error('Usage: npm run admin:create -- you@example.org "Your Name"')
  process.exit(1)
}

await withServices('serve', async (services) => console.log(await createAdmin(services, parsed.data, name)))

/**
 * A new account gets a temporary password, which must be changed at the first sign-in within a week. An account whose temporary
 * password was never changed gets a new one. Any other account only gets the role.
 */
async function createAdmin(ctx: Services, email: string, displayName: string): Promise<string> {
  const [known] = await ctx.db
    .select()
    .from(users)
    .where(eq(sql`lower(${users.email})`, email))
  const password = randomBytes(12).toString('base64url')
  const hash = await (await ctx.auth.$context).password.hash(password)
  const userId = known?.id ?? newId()
  await transaction(ctx, async (tx) => {
    if (!known) {
      await tx.db
        .insert(users)
        .values({ id: userId, name: displayName, email, emailVerified: true, mustChangePassword: true })
      await tx.db.insert(credentials).values({ userId, accountId: userId, providerId: 'credential', password: hash })
    }
    const isWaiting = known?.mustChangePassword
    if (isWaiting)
      await tx.db.update(credentials).set({ password: hash, updatedAt: new Date() }).where(checkOwnPassword(userId))
    await tx.db.insert(userRoles).values({ userId, role: 'platform_admin' }).onConflictDoNothing()
    await tx.audit({ action: 'account.made_platform_admin', subjectType: 'user', subjectId: userId })
  })
  if (known && !known.mustChangePassword) return `${email} is a platform administrator now.`
  return `${email} is a platform administrator. Password for the first sign-in: ${password}`
}
