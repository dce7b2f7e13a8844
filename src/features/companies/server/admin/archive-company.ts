import { and, eq, isNull, lt } from 'drizzle-orm'
import { companies } from '#db/schema/companies.ts'
import { DAY_MS } from '#lib/dates.ts'
import type { Db, SignedIn } from '#server/context.ts'
import { DomainError, found, requirePolicy } from '#server/errors.ts'
import { transaction } from '#server/transaction.ts'
import type { CompanyDetails } from '../../admin-contract.ts'
import { canDeleteCompanies, canEditCompanies } from '../../policy.ts'
import { ARCHIVE_DAYS } from '../../rules.ts'
import { readCompany } from './read-company.ts'

/** Companies archived before this are removed and cannot be restored. */
const expiry = (now: Date) => new Date(now.getTime() - ARCHIVE_DAYS * DAY_MS)

/**
 * Archives a company: its jobs leave the public site and its people the portal at once, nothing is lost for 30 days (ACOMP-08).
 * COMPANY_DELETE_REFUSED for who is no platform admin; one that is archived stays so since its day.
 */
export async function archiveCompany(ctx: SignedIn, { id }: { id: string }): Promise<{ id: string; archivedAt: Date }> {
  requirePolicy(canDeleteCompanies(ctx.viewer))
  return transaction(ctx, async (tx) => {
    const before = await hold(tx.db, id)
    if (before.archivedAt) return { id, archivedAt: before.archivedAt }
    const archivedAt = new Date()
    await tx.db.update(companies).set({ archivedAt }).where(eq(companies.id, id))
    await tx.audit({ action: 'company.archived', subjectType: 'company', subjectId: id, companyId: id })
    return { id, archivedAt }
  })
}

/** Brings an archived company back as it was; FORBIDDEN for who is no platform admin, COMPANY_REMOVED after 30 days. */
export async function restoreCompany(ctx: SignedIn, { id }: { id: string }): Promise<CompanyDetails> {
  if (!canEditCompanies(ctx.viewer)) throw new DomainError('FORBIDDEN')
  return transaction(ctx, async (tx) => {
    const { archivedAt } = await hold(tx.db, id)
    if (archivedAt) {
      if (archivedAt < expiry(new Date())) throw new DomainError('COMPANY_REMOVED')
      await tx.db.update(companies).set({ archivedAt: null }).where(eq(companies.id, id))
      await tx.audit({ action: 'company.restored', subjectType: 'company', subjectId: id, companyId: id })
    }
    return readCompany(tx.db, id)
  })
}

async function hold(db: Db, id: string) {
  const [row] = await db
    .select({ archivedAt: companies.archivedAt })
    .from(companies)
    .where(eq(companies.id, id))
    .for('update')
  return found(row)
}

/** The companies whose 30 days are over. */
export const listExpired = (db: Db, now: Date): Promise<{ id: string }[]> =>
  db
    .select({ id: companies.id })
    .from(companies)
    .where(lt(companies.archivedAt, expiry(now)))

/** Holds a company until the transaction ends; false where its 30 days are not over, or no more: it was restored meanwhile. */
export async function holdExpired(db: Db, id: string, now: Date): Promise<boolean> {
  const rows = await db
    .select({ id: companies.id })
    .from(companies)
    .where(and(eq(companies.id, id), lt(companies.archivedAt, expiry(now))))
    .for('update')
  return rows.length > 0
}

/** Removes a company for good and, by the database's own references, everything that is its. */
export async function removeCompany(db: Db, id: string): Promise<void> {
  await db.delete(companies).where(eq(companies.id, id))
}

/** Refuses what is done in a company that is archived or that there is not: COMPANY_UNKNOWN. Holds it until the transaction ends. */
export async function requireCompany(db: Db, id: string): Promise<void> {
  const [row] = await db
    .select({ id: companies.id })
    .from(companies)
    .where(and(eq(companies.id, id), isNull(companies.archivedAt)))
    .for('key share')
  if (!row) throw new DomainError('COMPANY_UNKNOWN')
}
