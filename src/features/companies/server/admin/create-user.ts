import { findAccount, openAccountFor } from '#features/accounts/server/open-invited-account.ts'
import { requireStrongPassword } from '#features/accounts/server/passwords.ts'
import { storePhone } from '#features/profiles/server/store-phone.ts'
import type { SignedIn } from '#server/context.ts'
import { DomainError, isDatabaseUnavailable, isDuplicate } from '#server/errors.ts'
import { transaction } from '#server/transaction.ts'
import type { NewCompanyUser } from '../../admin-contract.ts'
import { requireCompany } from './archive-company.ts'
import { joinCompany, requireUserManager } from './company-members.ts'

/**
 * Creates an account with a password chosen by staff and adds it to a company. The user must change the password at first
 * sign-in; it is never emailed (ACOMP-10, ACOMP-11, AUTH-26). FORBIDDEN, COMPANY_UNKNOWN, USER_EXISTS, PASSWORD_TOO_COMMON,
 * PASSWORD_TOO_EASY. USER_NOT_CREATED if storing it failed.
 */
export async function createCompanyUser(
  ctx: SignedIn,
  { companyId, email, displayName, password, phone, role }: NewCompanyUser & { companyId: string },
): Promise<{ userId: string }> {
  requireUserManager(ctx)
  requireStrongPassword(password, [email, displayName])
  const passwordHash = await (await ctx.auth.$context).password.hash(password)
  try {
    return await transaction(ctx, async (tx) => {
      await requireCompany(tx.db, companyId)
      const known = await findAccount(tx.db, email)
      if (known?.signsIn || known?.isSuspended) throw new DomainError('USER_EXISTS')
      const userId = await openAccountFor(tx, { email, displayName, passwordHash, by: 'administrator' })
      if (phone) await storePhone(tx.db, userId, phone)
      await joinCompany(tx, { companyId, userId, role })
      return { userId }
    })
  } catch (error) {
    // the person signed up between the check above and the insert
    if (isDuplicate(error, 'users_email')) throw new DomainError('USER_EXISTS')
    if (error instanceof DomainError || isDatabaseUnavailable(error)) throw error
    ctx.log.error({ err: error, requestId: ctx.requestId }, 'account not created')
    throw new DomainError('USER_NOT_CREATED')
  }
}
