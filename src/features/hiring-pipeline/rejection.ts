import { z } from 'zod'
import { typedText } from '#lib/text.ts'
import { mostMessageCharacters, rejectionReasons } from './decline-rules.ts'

/** A reason that stays in the company, and words that go to the candidate; each may be left out. */
export const Rejection = z
  .object({
    reason: z.enum(rejectionReasons).exclude(['incomplete']).optional(),
    note: typedText(500).optional(),
    message: typedText(mostMessageCharacters).optional(),
  })
  .refine(({ reason, note }) => reason !== 'other' || Boolean(note), {
    message: 'Please say the reason in a few words',
    path: ['note'],
  })
export type Rejection = z.infer<typeof Rejection>
