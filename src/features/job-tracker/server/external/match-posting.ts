import type { z } from 'zod'
import { readRates } from '#features/exchange-rates/server/read-rates.ts'
import type { Matching } from '#features/job-board/contract.ts'
import { loadCandidate, matchJobs } from '#features/job-board/server/load-candidate.ts'
import type { MatchResult } from '#features/matching/shapes.ts'
import { dollarsAYear } from '#lib/pay/pay.ts'
import type { SignedIn } from '#server/context.ts'
import type { ExternalFields } from '../../contract.ts'
import { salaryTopOf } from '../../salary-top.ts'

type Posting = Pick<ExternalFields, 'title' | 'location' | 'salaryText' | 'employmentType'> & {
  /** The match is cached by id and `updatedAt`. */
  id: string
  updatedAt: Date
  description: string
}
type Matched = { matching: z.infer<typeof Matching>; match: MatchResult | null }

/** The match of an external posting with the viewer's default resume; null without the posting's text. */
export async function matchPosting(ctx: SignedIn, posting: Posting): Promise<Matched> {
  if (posting.description === '') return { matching: null, match: null }
  const candidate = await loadCandidate(ctx)
  const { location, employmentType, salaryText, ...job } = posting
  const payMax = salaryTopOf(salaryText, await readRates(ctx.db))
  const row = {
    ...job,
    requirements: null,
    location: location || null,
    moreLocations: [],
    applicantPlaces: [],
    level: null,
    remoteAllowed: false,
    // without a type, types are not compared; Tandem's own postings always have a type
    employmentType: (employmentType || null) as 'full-time',
    ...dollarsAYear(null, payMax),
    payMin: null,
    payMax,
  }
  const [match = null] = await matchJobs([row], candidate)
  return { matching: candidate.matchable && !match ? 'too_long' : candidate.matching, match }
}
