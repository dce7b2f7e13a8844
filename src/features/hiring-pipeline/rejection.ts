import { z } from 'zod'
import { typedText } from '#lib/text.ts'
import { maxDeclineCharacters, rejectionReasons } from './decline-rules.ts'

/** A reason for the company and a message to the candidate; both optional. */
export const Rejection = z
  .object({
    reason: z.enum(rejectionReasons).exclude(['incomplete']).optional(),
    note: typedText(500).optional(),
    message: typedText(maxDeclineCharacters).optional(),
  })
  .refine(({ reason, note }) => reason !== 'other' || Boolean(note), {
    message: 'Please enter the reason',
    path: ['note'],
  })
export type Rejection = z.infer<typeof Rejection>
