import { and, desc, type SQL, sql } from 'drizzle-orm'
import { users } from '#db/schema/accounts.ts'
import { profiles } from '#db/schema/profiles.ts'
import { candidateListings as l } from '#db/schema/talent-pool.ts'
import type { SignedIn } from '#server/context.ts'
import { escapeLike } from '#server/escape-like.ts'
import type { FoundCandidate, SearchCandidates } from '../contract.ts'
import { candidatesPageSize, isLikelySameCompany } from '../rules.ts'
import { candidateRows, isFindable, readOwnCompany } from './findable.ts'

/** The search reads at most this many listed candidates, the newest first. */
const maxRead = 2000

/**
 * Listed candidates that match the filters, the newest first (COACH-09). The search matches only what a candidate shows: the
 * headline, and the name, skills and location if they are shown. FORBIDDEN without an active company.
 */
export async function searchCandidates(
  ctx: SignedIn,
  { q, location, page }: SearchCandidates,
): Promise<{ items: FoundCandidate[]; total: number }> {
  const company = await readOwnCompany(ctx)
  const shown = sql`concat_ws(' ', ${l.headline}, case when ${l.showsSkills} then ${profiles.skills}::text end,
    case when ${l.showsName} then ${users.name} end)`
  const place = sql`case when ${l.showsLocation} then ${profiles.location} end`
  const rows = await candidateRows(ctx.db, company.id)
    .where(and(isFindable(company.id), ...holdsAll(shown, q), ...holdsAll(place, location)))
    .orderBy(desc(l.listedAt), desc(l.userId))
    .limit(maxRead)
  const seen = rows.filter(({ employer }) => !employer || !isLikelySameCompany(employer, company.name))
  const from = (page - 1) * candidatesPageSize
  return { items: seen.slice(from, from + candidatesPageSize), total: seen.length }
}

const holdsAll = (text: SQL, typed: string): SQL[] =>
  typed
    .split(/\s+/)
    .filter(Boolean)
    .map((word) => sql`${text} ilike ${`%${escapeLike(word)}%`}`)
