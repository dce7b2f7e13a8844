import { isLastPlatformAdmin, lockPlatformAdmins } from '#features/accounts/server/require-platform-admin.ts'
import { isLastCompanyAdmin } from '#features/companies/server/last-admin.ts'
import type { Db } from '#server/context.ts'
import { DomainError } from '#server/errors.ts'
import type { OwnData } from '../contract.ts'

/**
 * Whether the platform or a company would have no admin without this person. With `lock`, inside a transaction, the answer stays
 * true until the transaction ends: if the last two admins leave at the same time, one is refused.
 */
export async function lastAdminOf(
  db: Db,
  userId: string,
  { lock = false }: { lock?: boolean } = {},
): Promise<OwnData['blocked']> {
  if (lock) await lockPlatformAdmins(db)
  if (await isLastPlatformAdmin(db, userId)) return 'LAST_PLATFORM_ADMIN'
  return (await isLastCompanyAdmin(db, userId, { lock })) ? 'LAST_COMPANY_ADMIN' : null
}

/** Throws the reason of `lastAdminOf` as an error code, if there is one. */
export async function requireSuccessor(db: Db, userId: string, how?: { lock: boolean }): Promise<void> {
  const blocked = await lastAdminOf(db, userId, how)
  if (blocked) throw new DomainError(blocked)
}
