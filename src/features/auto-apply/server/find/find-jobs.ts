import { eq } from 'drizzle-orm'
import { profiles } from '#db/schema/profiles.ts'
import type { JobCard, Matching } from '#features/job-board/contract.ts'
import { SearchJobs } from '#features/job-board/contract.ts'
import { searchJobs } from '#features/job-board/server/search-jobs.ts'
import type { EmploymentType } from '#features/job-postings/rules.ts'
import type { SignedIn } from '#server/context.ts'
import { matchesRule, type Preferences } from '../../rules.ts'

export type RuleSearch = Preferences & { keywords: string; location: string; isRemote: boolean }
export type RuleMatches = { jobs: JobCard[]; searched: number; isCapped: boolean; matching: Matching }

/** The maximum number of postings, newest first, that are matched against the rule. */
const maxRead = 300
const PAGE = 50

/**
 * The jobs that a rule finds now, by the search and match of the jobs page, newest first: only jobs that satisfy the rule and can be
 * applied to, without the person's current employer. A search that would need a spelling correction finds nothing, because the person did
 * not ask for the corrected words.
 */
export async function findJobsForRule(ctx: SignedIn, rule: RuleSearch): Promise<RuleMatches> {
  const found: RuleMatches = { jobs: [], searched: 0, isCapped: false, matching: null }
  const avoids = [...rule.avoids, ...(await employersOf(ctx))]
  let cursor: string | undefined
  while (found.searched < maxRead) {
    const page = await searchJobs(ctx, { ...asSearch(rule), cursor })
    found.matching = page.matching
    if (page.correction) return found
    found.searched += page.items.length
    found.jobs.push(...page.items.filter((card) => isFit({ ...rule, avoids }, card)))
    cursor = page.nextCursor ?? undefined
    if (!cursor) return found
  }
  return { ...found, isCapped: true }
}

/** The current employer: applying there automatically could expose the person's job search. */
async function employersOf({ db, viewer }: SignedIn): Promise<string[]> {
  const [profile] = await db
    .select({ name: profiles.currentCompany })
    .from(profiles)
    .where(eq(profiles.userId, viewer.userId))
  return [profile?.name ?? '', ...viewer.memberships.map(({ companyName }) => companyName)]
}

function asSearch({ keywords, location, isRemote, types }: RuleSearch) {
  // the search accepts one type; with several, the rule filters afterwards
  const type = types.length === 1 ? (types[0] as EmploymentType) : undefined
  return SearchJobs.parse({ q: keywords, location, remote: isRemote, type, sort: 'newest', limit: PAGE })
}

const isFit = (rule: RuleSearch, { isApplied, isClosed, isInternal, company, match, ...card }: JobCard): boolean =>
  !isApplied &&
  !isClosed &&
  !isInternal &&
  matchesRule(rule, { ...card, companyName: company.name, score: match?.score ?? null })
