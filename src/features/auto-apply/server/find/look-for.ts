import { eq } from 'drizzle-orm'
import { profiles } from '#db/schema/profiles.ts'
import type { JobCard, Matching } from '#features/job-board/contract.ts'
import { SearchJobs } from '#features/job-board/contract.ts'
import { searchJobs } from '#features/job-board/server/search-jobs.ts'
import type { EmploymentType } from '#features/job-postings/rules.ts'
import type { SignedIn } from '#server/context.ts'
import { keepsTo, type Preferences } from '../../rules.ts'

export type Look = Preferences & { keywords: string; location: string; isRemote: boolean }
export type Looked = { jobs: JobCard[]; looked: number; isCapped: boolean; matching: Matching }

/** The newest so many postings that the words find are read against the rule. */
const mostRead = 300
const PAGE = 50

/**
 * The jobs that a rule finds now: the search of the jobs page, newest first, and its match; of those what keeps to the rule
 * and can be applied to, where the person works now left out. Words that the search would mend find nothing: what was not asked for is not applied to.
 */
export async function findJobsForRule(ctx: SignedIn, look: Look): Promise<Looked> {
  const found: Looked = { jobs: [], looked: 0, isCapped: false, matching: null }
  const avoids = [...look.avoids, ...(await employersOf(ctx))]
  let cursor: string | undefined
  while (found.looked < mostRead) {
    const page = await searchJobs(ctx, { ...asSearch(look), cursor })
    found.matching = page.matching
    if (page.correction) return found
    found.looked += page.items.length
    found.jobs.push(...page.items.filter((card) => isFit({ ...look, avoids }, card)))
    cursor = page.nextCursor ?? undefined
    if (!cursor) return found
  }
  return { ...found, isCapped: true }
}

/** Where the person works now: nobody wants their employer to hear of it from a machine. */
async function employersOf({ db, viewer }: SignedIn): Promise<string[]> {
  const [profile] = await db
    .select({ name: profiles.currentCompany })
    .from(profiles)
    .where(eq(profiles.userId, viewer.userId))
  return [profile?.name ?? '', ...viewer.memberships.map(({ companyName }) => companyName)]
}

function asSearch({ keywords, location, isRemote, types }: Look) {
  // the search takes one type; of several, the rule chooses afterwards
  const type = types.length === 1 ? (types[0] as EmploymentType) : undefined
  return SearchJobs.parse({ q: keywords, location, remote: isRemote, type, sort: 'newest', limit: PAGE })
}

const isFit = (look: Look, { isApplied, isClosed, isInternal, company, match, ...card }: JobCard): boolean =>
  !isApplied &&
  !isClosed &&
  !isInternal &&
  keepsTo(look, { ...card, companyName: company.name, score: match?.score ?? null })
