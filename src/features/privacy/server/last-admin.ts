import { isLastPlatformAdmin, lockPlatformAdmins } from '#features/accounts/server/require-platform-admin.ts'
import { isLastCompanyAdmin } from '#features/companies/server/last-admin.ts'
import type { Db } from '#server/context.ts'
import { DomainError } from '#server/errors.ts'
import type { OwnData } from '../contract.ts'

/**
 * Would the platform, or a company, be left without an admin? Inside a transaction with `lock` the answer holds until it ends: of
 * two last admins who leave at once, one is refused.
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

/** Refuses in the words of `lastAdminOf` where it names a reason. */
export async function requireSuccessor(db: Db, userId: string, how?: { lock: boolean }): Promise<void> {
  const blocked = await lastAdminOf(db, userId, how)
  if (blocked) throw new DomainError(blocked)
}
