// The response promise as others read it: on a company's jobs, on its public page and on its own profile.
import { z } from 'zod'
import { REPLY_DAYS } from './promise-rules.ts'

export const ReplyDays = z.number().int().min(REPLY_DAYS.least).max(REPLY_DAYS.most)

export const ReplyPromise = z.object({
  days: z.number().int(),
  /** Of the last 90 days; null where fewer than five applications say how often. */
  kept: z.object({ percent: z.number().int(), of: z.number().int() }).nullable(),
})
export type ReplyPromise = z.infer<typeof ReplyPromise>
