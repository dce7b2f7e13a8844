import { z } from 'zod'

/** The code of a message. */
export const Code = z.object({
  code: z
    .string()
    .trim()
    .regex(/^\d{4,10}$/, 'Enter the code from the message'),
})
