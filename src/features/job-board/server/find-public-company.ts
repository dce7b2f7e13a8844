import { eq } from 'drizzle-orm'
import { companies } from '#db/schema/companies.ts'
import { storableText } from '#lib/tidy-text.ts'
import type { Db } from '#server/context.ts'
import { isCompanyPublic } from '../policy.ts'
import { companyVisibility } from './visible-jobs.ts'

/** The company with this slug; 'gone' if it is not public, null if it is unknown. */
export async function findPublicCompany(db: Db, slug: string) {
  const { id, name, updatedAt, timeZone } = companies
  const [row] = await db
    .select({ id, name, slug: companies.slug, updatedAt, timeZone, ...companyVisibility })
    .from(companies)
    .where(eq(companies.slug, storableText(slug)))
  if (!row) return null
  return isCompanyPublic(row) ? row : ('gone' as const)
}
