import { z } from 'zod'

/** The address of interview preparation: which tab is open, and beside it the words of that tab. */
export const InterviewSearch = z.looseObject({ tab: z.string().max(40).optional().catch(undefined) })
export type InterviewSearch = z.output<typeof InterviewSearch>
