import { eq } from 'drizzle-orm'
import { companies } from '#db/schema/companies.ts'
import { slugify } from '#lib/names.ts'
import type { Context, Db, SignedIn } from '#server/context.ts'
import { requirePolicy } from '#server/errors.ts'
import { transaction } from '#server/transaction.ts'
import type { CompanyDetails, CompanyFields } from '../../admin-contract.ts'
import { canCreateCompany } from '../../policy.ts'
import { readCompany } from './read-company.ts'

/**
 * Creates an active company without members. `created_by` stores the viewer and never changes (ACOMP-03). The caller chooses the
 * id, so a repeated request returns the company that exists already. COMPANY_SIGNED_OUT, FORBIDDEN.
 */
export async function createCompany(
  ctx: Context,
  { id, ...fields }: CompanyFields & { id: string },
): Promise<CompanyDetails> {
  requirePolicy(canCreateCompany(ctx.viewer))
  const { viewer } = ctx as SignedIn
  return transaction(ctx, async (tx) => {
    const values = { ...fields, id, createdBy: viewer.userId }
    const base = slugify(fields.name).slice(0, 80).replace(/-$/, '') || 'company'
    const isNew =
      (await insertOnce(tx.db, { ...values, slug: base })) ||
      // no row: either the slug is taken, or the company exists already
      (await insertOnce(tx.db, { ...values, slug: `${base}-${id.replaceAll('-', '').slice(-8)}` }))
    if (isNew) await tx.audit({ action: 'company.created', subjectType: 'company', subjectId: id, companyId: id })
    return readCompany(tx.db, id)
  })
}

async function insertOnce(db: Db, values: typeof companies.$inferInsert & { id: string }): Promise<boolean> {
  const [there] = await db.select({ id: companies.id }).from(companies).where(eq(companies.id, values.id))
  if (there) return false
  const made = await db.insert(companies).values(values).onConflictDoNothing().returning({ id: companies.id })
  return made.length > 0
}
