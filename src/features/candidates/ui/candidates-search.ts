import { z } from 'zod'
import { Id } from '#lib/contract.ts'

/** What stands in the address of the search; anything else is left out. */
export const CandidatesSearch = z.object({
  q: z.string().max(200).optional().catch(undefined),
  location: z.string().max(100).optional().catch(undefined),
  page: z.number().int().min(1).max(10_000).optional().catch(undefined),
  candidate: Id.optional().catch(undefined),
})
export type CandidatesSearch = z.infer<typeof CandidatesSearch>
