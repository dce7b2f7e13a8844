import { and, count, desc, eq } from 'drizzle-orm'
import { users } from '#db/schema/accounts.ts'
import { companies, companyMembers } from '#db/schema/companies.ts'
import { apiKeys } from '#db/schema/integrations.ts'
import { requireOwner } from '#features/accounts/server/own-password.ts'
import { isPaused } from '#features/accounts/server/paused-keys.ts'
import { managedCompanyId } from '#features/companies/server/own-company.ts'
import { newId } from '#lib/ids.ts'
import type { Db, SignedIn } from '#server/context.ts'
import { DomainError, found } from '#server/errors.ts'
import { transaction } from '#server/transaction.ts'
import type { ApiKey, CreateKey } from '../../key-contract.ts'
import { DAY, MAX_KEYS } from '../../rules.ts'
import { newKey } from './key-secret.ts'

/** The keys of the company that the viewer manages, newest first, and the URL of the API. The secrets are not included. */
export const listKeys = async (ctx: SignedIn) => ({
  publicUrl: ctx.env.PUBLIC_URL,
  keys: await readKeys(ctx.db, managedCompanyId(ctx)),
})

const readKeys = (db: Db, companyId: string): Promise<ApiKey[]> =>
  db
    .select({
      id: apiKeys.id,
      name: apiKeys.name,
      prefix: apiKeys.prefix,
      scopes: apiKeys.scopes,
      madeBy: users.name,
      createdAt: apiKeys.createdAt,
      expiresAt: apiKeys.expiresAt,
      lastUsedAt: apiKeys.lastUsedAt,
      isPaused,
    })
    .from(apiKeys)
    .innerJoin(companyMembers, eq(companyMembers.id, apiKeys.memberId))
    .innerJoin(users, eq(users.id, companyMembers.userId))
    .where(eq(apiKeys.companyId, companyId))
    .orderBy(desc(apiKeys.id))

/**
 * Creates a key for the viewer's membership. Only this answer contains the secret. API_KEY_LIMIT beyond twenty keys. Requires the
 * viewer's password and, if two-factor is on, a code: WRONG_PASSWORD, SECOND_FACTOR_REQUIRED, CODE_WRONG.
 */
export async function createKey(
  ctx: SignedIn,
  { lifetime, password, code, ...fields }: CreateKey,
): Promise<{ key: ApiKey; secret: string }> {
  const companyId = managedCompanyId(ctx)
  // read before the proof: if the password changes in the meantime, the access round changes too and the new key is paused
  const [maker] = await ctx.db
    .select({ accessRound: users.accessRound })
    .from(users)
    .where(eq(users.id, ctx.viewer.userId))
  const { accessRound } = found(maker)
  await requireOwner(ctx, { password, code })
  const { secret, ...stored } = newKey()
  return transaction(ctx, async (tx) => {
    // the lock makes parallel requests count one after the other
    await tx.db.select({ id: companies.id }).from(companies).where(eq(companies.id, companyId)).for('update')
    const [existing] = await tx.db.select({ n: count() }).from(apiKeys).where(eq(apiKeys.companyId, companyId))
    if ((existing?.n ?? 0) >= MAX_KEYS) throw new DomainError('API_KEY_LIMIT')
    const [member] = await tx.db
      .select({ id: companyMembers.id })
      .from(companyMembers)
      .where(and(eq(companyMembers.companyId, companyId), eq(companyMembers.userId, tx.viewer.userId)))
    const id = newId()
    const expiresAt = lifetime === 'never' ? null : new Date(Date.now() + Number(lifetime) * DAY)
    await tx.db
      .insert(apiKeys)
      .values({ ...fields, ...stored, id, companyId, memberId: found(member).id, expiresAt, accessRound })
    const data = { scopes: fields.scopes }
    await tx.audit({ action: 'api_key.created', subjectType: 'api_key', subjectId: id, companyId, data })
    const key = (await readKeys(tx.db, companyId)).find((one) => one.id === id)
    return { key: found(key), secret }
  })
}

/** Revokes a key of the company that the viewer manages; NOT_FOUND for other keys. */
export function revokeKey(ctx: SignedIn, { id }: { id: string }): Promise<{ id: string }> {
  const companyId = managedCompanyId(ctx)
  return transaction(ctx, async (tx) => {
    const [revoked] = await tx.db
      .delete(apiKeys)
      .where(and(eq(apiKeys.id, id), eq(apiKeys.companyId, companyId)))
      .returning({ id: apiKeys.id })
    found(revoked)
    await tx.audit({ action: 'api_key.revoked', subjectType: 'api_key', subjectId: id, companyId })
    return { id }
  })
}
