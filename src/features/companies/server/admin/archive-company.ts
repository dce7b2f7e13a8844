import { and, eq, isNull } from 'drizzle-orm'
import { companies } from '#db/schema/companies.ts'
import type { Db, SignedIn } from '#server/context.ts'
import { DomainError, found, requirePolicy } from '#server/errors.ts'
import { transaction } from '#server/transaction.ts'
import type { CompanyDetails } from '../../admin-contract.ts'
import { canDeleteCompanies, canEditCompanies } from '../../policy.ts'
import { expiry } from '../remove-company.ts'
import { readCompany } from './read-company.ts'

/**
 * Archives a company: its jobs are hidden from the public site and its members lose access at once. Its data is deleted after 30
 * days (ACOMP-08). COMPANY_DELETE_REFUSED for users who are not platform admins. Archiving again does not change the date.
 */
export async function archiveCompany(ctx: SignedIn, { id }: { id: string }): Promise<{ id: string; archivedAt: Date }> {
  requirePolicy(canDeleteCompanies(ctx.viewer))
  return transaction(ctx, async (tx) => {
    const before = await lockCompany(tx.db, id)
    if (before.archivedAt) return { id, archivedAt: before.archivedAt }
    const archivedAt = new Date()
    await tx.db.update(companies).set({ archivedAt }).where(eq(companies.id, id))
    await tx.audit({ action: 'company.archived', subjectType: 'company', subjectId: id, companyId: id })
    return { id, archivedAt }
  })
}

/** Restores an archived company. FORBIDDEN for users who are not platform admins, COMPANY_REMOVED after 30 days. */
export async function restoreCompany(ctx: SignedIn, { id }: { id: string }): Promise<CompanyDetails> {
  if (!canEditCompanies(ctx.viewer)) throw new DomainError('FORBIDDEN')
  return transaction(ctx, async (tx) => {
    const { archivedAt } = await lockCompany(tx.db, id)
    if (archivedAt) {
      if (archivedAt < expiry(new Date())) throw new DomainError('COMPANY_REMOVED')
      await tx.db.update(companies).set({ archivedAt: null }).where(eq(companies.id, id))
      await tx.audit({ action: 'company.restored', subjectType: 'company', subjectId: id, companyId: id })
    }
    return readCompany(tx.db, id)
  })
}

async function lockCompany(db: Db, id: string) {
  const [row] = await db
    .select({ archivedAt: companies.archivedAt })
    .from(companies)
    .where(eq(companies.id, id))
    .for('update')
  return found(row)
}

/** COMPANY_UNKNOWN if the company does not exist or is archived. Locks its row until the transaction ends. */
export async function requireCompany(db: Db, id: string): Promise<void> {
  const [row] = await db
    .select({ id: companies.id })
    .from(companies)
    .where(and(eq(companies.id, id), isNull(companies.archivedAt)))
    .for('key share')
  if (!row) throw new DomainError('COMPANY_UNKNOWN')
}
