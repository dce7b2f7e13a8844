import { eq } from 'drizzle-orm'
import { companies } from '#db/schema/companies.ts'
import type { SignedIn } from '#server/context.ts'
import { DomainError, found } from '#server/errors.ts'
import { transaction } from '#server/transaction.ts'
import type { CompanyDetails, EditedCompany } from '../../admin-contract.ts'
import { canEditCompanies } from '../../policy.ts'
import { readCompany } from './read-company.ts'

type Change = EditedCompany & { id: string; readAt?: Date | undefined }

/**
 * Saves all fields of a company. An inactive company is hidden from the public site at once. FORBIDDEN for users who are not
 * platform admins, NOT_FOUND for an archived company, COMPANY_CHANGED_MEANWHILE if another user saved it after `readAt`.
 */
export async function updateCompany(ctx: SignedIn, { id, readAt, ...fields }: Change): Promise<CompanyDetails> {
  if (!canEditCompanies(ctx.viewer)) throw new DomainError('FORBIDDEN')
  return transaction(ctx, async (tx) => {
    const [row] = await tx.db.select().from(companies).where(eq(companies.id, id)).for('update')
    const before = found(row?.archivedAt ? null : row)
    const names = Object.keys(fields) as (keyof EditedCompany)[]
    const changed = names.filter((name) => fields[name] !== before[name])
    if (changed.length === 0) return readCompany(tx.db, id)
    if (readAt && readAt.getTime() !== before.updatedAt.getTime()) throw new DomainError('COMPANY_CHANGED_MEANWHILE')
    await tx.db.update(companies).set(fields).where(eq(companies.id, id))
    const data = { fields: changed, ...(changed.includes('status') && { from: before.status, to: fields.status }) }
    await tx.audit({ action: 'company.changed', subjectType: 'company', subjectId: id, companyId: id, data })
    return readCompany(tx.db, id)
  })
}
