import { and, eq, isNull, type SQL, sql } from 'drizzle-orm'
import { userRoles, users } from '#db/schema/accounts.ts'
import { companies, companyMembers } from '#db/schema/companies.ts'
import { jobs } from '#db/schema/job-postings.ts'
import { profiles } from '#db/schema/profiles.ts'
import { candidateHiddenFrom, candidateInvitations, candidateListings } from '#db/schema/talent-pool.ts'
import { isCompanyPublic } from '#features/job-board/policy.ts'
import type { Db, SignedIn } from '#server/context.ts'
import { DomainError, found } from '#server/errors.ts'
import { isLikelySameCompany } from '../rules.ts'

const l = candidateListings

/** The viewer's active company. FORBIDDEN if the viewer has none or the company is not public. */
export async function readOwnCompany({ db, viewer }: SignedIn): Promise<{ id: string; name: string }> {
  if (!viewer.activeCompanyId) throw new DomainError('FORBIDDEN')
  const [row] = await db.select().from(companies).where(eq(companies.id, viewer.activeCompanyId))
  const company = found(row)
  if (!isCompanyPublic(company)) throw new DomainError('FORBIDDEN')
  return { id: company.id, name: company.name }
}

const columns = (companyId: string) => ({
  id: users.id,
  name: sql<string | null>`case when ${l.showsName} then ${users.name} end`,
  headline: l.headline,
  location: sql<string | null>`case when ${l.showsLocation} then ${profiles.location} end`,
  skills: sql<string[]>`case when ${l.showsSkills} then coalesce(${profiles.skills}, '[]') else '[]'::jsonb end`,
  hasResume: sql<boolean>`${l.resumeId} is not null`,
  isInvited: sql<boolean>`exists (select 1 from ${candidateInvitations} i join ${jobs} j on j.id = i.job_id
    where i.user_id = ${users.id} and j.company_id = ${companyId})`,
  employer: sql<string | null>`case when ${l.hidesFromEmployer} then ${profiles.currentCompany} end`,
})

/**
 * Candidates with the columns that this company may see. The caller adds `where(isFindable(…))` and compares `employer` with
 * the company's name: SQL cannot decide whether two spellings name the same company.
 */
export const candidateRows = (db: Db, companyId: string) =>
  db
    .select(columns(companyId))
    .from(l)
    .innerJoin(users, eq(users.id, l.userId))
    .leftJoin(profiles, eq(profiles.userId, l.userId))

export const isFindable = (companyId: string): SQL | undefined =>
  and(
    eq(l.isListed, true),
    isNull(users.suspendedAt),
    isNull(profiles.hiddenAt),
    sql`exists (select 1 from ${userRoles} r where r.user_id = ${l.userId} and r.role = 'job_seeker')`,
    sql`not exists (select 1 from ${companyMembers} m where m.user_id = ${l.userId} and m.company_id = ${companyId})`,
    sql`not exists (select 1 from ${candidateHiddenFrom} h where h.user_id = ${l.userId} and h.company_id = ${companyId})`,
  )

/** One candidate as this company sees them. NOT_FOUND if the candidate is not listed or hides from this company. */
export async function findCandidate(db: Db, company: { id: string; name: string }, id: string) {
  const [row] = await candidateRows(db, company.id).where(and(isFindable(company.id), eq(l.userId, id)))
  const { employer, ...candidate } = found(row)
  if (employer && isLikelySameCompany(employer, company.name)) throw new DomainError('NOT_FOUND')
  return candidate
}
