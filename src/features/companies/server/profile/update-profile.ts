import { eq } from 'drizzle-orm'
import { companies } from '#db/schema/companies.ts'
import type { SignedIn } from '#server/context.ts'
import { found } from '#server/errors.ts'
import { transaction } from '#server/transaction.ts'
import { companyZoneChanged } from '../../events.ts'
import type { CompanyProfile, UpdateCompanyProfile } from '../../profile-contract.ts'
import { ownCompanyId } from '../own-company.ts'
import { readCompanyProfile } from './read-profile.ts'

/** Saves the profile of the viewer's company; any member may (CPROF-06). A new time zone moves its application deadlines. */
export async function updateCompanyProfile(ctx: SignedIn, input: UpdateCompanyProfile): Promise<CompanyProfile> {
  const companyId = ownCompanyId(ctx)
  return transaction(ctx, async (tx) => {
    const [before] = await tx.db
      .select({ timeZone: companies.timeZone })
      .from(companies)
      .where(eq(companies.id, companyId))
      .for('update')
    const website = input.website === '' ? null : input.website
    await tx.db
      .update(companies)
      .set({ ...input, website })
      .where(eq(companies.id, companyId))
    if (found(before).timeZone !== input.timeZone) await tx.emit(companyZoneChanged({ companyId }))
    await tx.audit({ action: 'company.profile_changed', subjectType: 'company', subjectId: companyId, companyId })
    return readCompanyProfile(tx, companyId)
  })
}
