import { eq } from 'drizzle-orm'
import { companies, companyLogos } from '#db/schema/companies.ts'
import type { SignedIn } from '#server/context.ts'
import { DomainError } from '#server/errors.ts'
import { canManageTeam } from '../../policy.ts'
import type { CompanyProfile } from '../../profile-contract.ts'
import { companyCompleteness } from '../../rules.ts'
import { readPromise } from '../read-promise.ts'

/** The company's profile, with whether this member may change the logo. COMPANY_NOT_FOUND if it does not exist. */
export async function readCompanyProfile(
  { db, viewer, env }: Pick<SignedIn, 'db' | 'viewer' | 'env'>,
  companyId: string,
): Promise<CompanyProfile> {
  const [row] = await db
    .select({ company: companies, logo: companyLogos })
    .from(companies)
    .leftJoin(companyLogos, eq(companyLogos.companyId, companies.id))
    .where(eq(companies.id, companyId))
  if (!row) throw new DomainError('COMPANY_NOT_FOUND')
  const { company, logo } = row
  return {
    ...company,
    defaultCurrency: company.defaultCurrency ?? 'USD',
    publicUrl: `${env.PUBLIC_URL}/companies/${company.slug}`,
    promise: await readPromise(db, companyId),
    logo: logo && { fileName: logo.fileName, width: logo.width, height: logo.height, size: logo.size },
    canChangeLogo: canManageTeam(viewer, companyId),
    completeness: companyCompleteness(company, { withLogo: true }),
  }
}
