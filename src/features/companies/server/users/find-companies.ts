import { and, asc, ilike, isNull } from 'drizzle-orm'
import { companies } from '#db/schema/companies.ts'
import type { Db } from '#server/context.ts'
import { escapeLike } from '#server/escape-like.ts'
import type { CompanyChoice } from '../../user-contract.ts'

const SHOWN = 8

/** The first eight companies by name: those whose name contains `q`, or all if `q` is empty. */
export async function findCompanies(db: Db, { q }: { q: string }): Promise<CompanyChoice[]> {
  const holds = q === '' ? undefined : ilike(companies.name, `%${escapeLike(q)}%`)
  return db
    .select({ id: companies.id, name: companies.name, location: companies.location })
    .from(companies)
    .where(and(isNull(companies.archivedAt), holds))
    .orderBy(asc(companies.name), asc(companies.id))
    .limit(SHOWN)
}
