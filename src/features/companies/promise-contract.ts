// The response promise as it is shown on a company's jobs, on its public page and on its own profile.
import { z } from 'zod'
import { REPLY_DAYS } from './promise-rules.ts'

const range = `Please choose between ${REPLY_DAYS.min} and ${REPLY_DAYS.max} days`
export const ReplyDays = z.number(range).int(range).min(REPLY_DAYS.min, range).max(REPLY_DAYS.max, range)

export const ReplyPromise = z.object({
  days: z.number().int(),
  /** How often the promise was met in the last 90 days; null for fewer than five applications. */
  kept: z.object({ percent: z.number().int(), of: z.number().int() }).nullable(),
})
export type ReplyPromise = z.infer<typeof ReplyPromise>
