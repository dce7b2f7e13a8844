import { and, eq } from 'drizzle-orm'
import { users } from '#db/schema/accounts.ts'
import { companyMembers } from '#db/schema/companies.ts'
import { apiKeys } from '#db/schema/integrations.ts'
import { type OwnerProof, requireOwner } from '#features/accounts/server/own-password.ts'
import { managedCompanyId } from '#features/companies/server/own-company.ts'
import type { SignedIn } from '#server/context.ts'
import { found } from '#server/errors.ts'
import { transaction } from '#server/transaction.ts'

/**
 * Reactivates a paused key of the company, also one of a colleague. It needs the same proof as creating a key. NOT_FOUND for a
 * key of another company.
 */
export async function confirmKey(
  ctx: SignedIn,
  { id, ...proof }: OwnerProof & { id: string },
): Promise<{ id: string }> {
  const companyId = managedCompanyId(ctx)
  const own = and(eq(apiKeys.id, id), eq(apiKeys.companyId, companyId))
  // read before the proof: if the password changes in the meantime, the access round changes too and the key stays paused
  const [maker] = await ctx.db
    .select({ accessRound: users.accessRound })
    .from(apiKeys)
    .innerJoin(companyMembers, eq(companyMembers.id, apiKeys.memberId))
    .innerJoin(users, eq(users.id, companyMembers.userId))
    .where(own)
  const { accessRound } = found(maker)
  await requireOwner(ctx, proof)
  return transaction(ctx, async (tx) => {
    const [confirmed] = await tx.db.update(apiKeys).set({ accessRound }).where(own).returning({ id: apiKeys.id })
    await tx.audit({ action: 'api_key.confirmed', subjectType: 'api_key', subjectId: id, companyId })
    return found(confirmed)
  })
}
