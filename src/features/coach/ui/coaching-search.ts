import { z } from 'zod'
import { Id } from '#lib/contract.ts'

/** What stands in the address of the coaching page; anything else is left out. */
export const CoachingSearch = z.object({
  tab: z.enum(['person', 'human']).optional().catch(undefined),
  conversation: Id.optional().catch(undefined),
  person: Id.optional().catch(undefined),
})
export type CoachingSearch = z.infer<typeof CoachingSearch>
